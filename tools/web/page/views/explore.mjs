// The open deal: every legal card shows its value; click to play, go back and forward.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {cardName, gameName, kGames, sorted} from '../cards.mjs';
import {dealLine, heldBy, holderOf, kSeats, pointsOf, pointsText, readDeal, seatName, sideOf, sideSentence,
  tricksOf, valueShort, valueText} from '../deal.mjs';
import {SubNav} from '../nav.mjs';
import {CardPicture, Fault, LinkButton, Select} from '../parts.mjs';
import {html, useEffect, useRef, useState} from '../ui.mjs';
import {AllGames} from './all_games.mjs';
import {NewDeal} from './new_deal.mjs';

const kFirst = {
  contract: 'solo:E', declarer: 0,
  hands: ['EO GO SU EA EK E8 GA S8', 'HO EU H9 H7 EZ GZ G9 SA', 'SO GU HA HZ E9 G8 S9 S7',
    'HU HK H8 E7 GK G7 SZ SK'].map((hand) => hand.split(' ')),
  played: [],
};

function dealFromAddress(query, t) {
  try {
    const deal = readDeal(query.deal, t);
    const at = query.at === undefined ? deal.played.length : Number(query.at);
    return {deal: {...deal, played: deal.played.slice(0, at)}, ahead: deal.played.slice(at)};
  } catch {
    return null;
  }
}

// A card's value as it stands on the card: {text, says, kind, value}.
function noteOf(t, deal, card, value, best) {
  const says = `${valueText(value, deal.contract, t)}${best ? `, ${t('is_best')}` : ''}`;
  return {
    text: `${best ? '★' : ''}${valueShort(value, deal.contract, t)}`, says, value, kind: best ? 'good' : '',
  };
}

// What stands above a seat's hand.
function seatOf(t, {deal, turn, points}, seat) {
  const side = sideOf(deal);
  const plays = seat === deal.declarer ? t('plays_it') : side.includes(seat) ? t('plays_with') : '';
  return {
    name: seatName(t, seat, {first: true}), turn: turn === seat, open: true,
    cards: sorted(heldBy(deal, seat)), tags: plays ? [{text: plays, kind: 'declarer'}] : [],
    points: pointsText(t, points[seat]),
  };
}

// The board with the hand that is to play at the lower edge.
function OpenBoard({t, deal, answer, turn, bottom, points, tricks, winners, play, panel}) {
  const notes = {};
  for (const [card, known] of Object.entries(turn === null ? {} : answer.cards)) {
    // Where each seat plays for itself, what it gets itself.
    const value = typeof known === 'object' ? known.points[turn] : known;
    notes[card] = noteOf(t, deal, card, value, value === answer.value);
  }
  const trick = tricks.at(-1)?.cards ?? [];
  const number = tricks.length;
  const winner = winners[number - 1];
  const says = winner === undefined ? t('trick', Math.max(1, number))
    : t('trick_done', number, seatName(t, winner));
  return html`<${Board} t=${t} seats=${kSeats.map((seat) => seatOf(t, {deal, turn, points}, seat))}
    bottom=${bottom} hand=${sorted(heldBy(deal, bottom))} notes=${notes} trick=${trick} marked=${winner}
    legal=${turn === null ? null : Object.keys(notes)} message=${says}
    handLabel=${seatName(t, bottom, {first: true})}
    onCard=${(card, may, event) => may && play(card, event)} panel=${panel(says)}/>`;
}

function Outcome({t, deal, answer, over}) {
  if (!answer || typeof answer.value !== 'number') return null;
  return html`<p class="outcome" data-value=${answer.value}>
    <strong>${gameName(deal.contract, t.lang)}</strong>: ${over ? `${t('finished')} ` : ''}
    ${sideSentence(t, deal, answer.value, {over})}
    ${typeof answer.won === 'boolean' && html` <b class=${answer.won ? 'won' : 'lost'}>
      ${t(over ? (answer.won ? 'game_result_won' : 'game_result_lost')
        : answer.won ? 'wins' : 'loses')}</b>`}</p>`;
}

export function ExploreView({t, engine, query, go}) {
  const [state, setState] = useState(
    () => dealFromAddress(query, t) ?? {deal: kFirst, ahead: [], unread: Boolean(query.deal)});
  const {deal, ahead} = state;
  const {answer, fault, old} = useAsked(engine,
    {question: 'solve', deal: dealLine(deal), each_card: true, line: true, winners: true, lang: t.lang});
  const place = useRef();
  const byKey = useRef(false);
  const address = JSON.stringify(query);
  useEffect(() => {
    const linked = dealFromAddress(query, t);
    if (linked && dealLine(linked.deal) !== dealLine(deal)) setState(linked);
  }, [address]);
  const show = (next) => {
    setState(next);
    const {deal: now, ahead: later} = next;
    go('deal', {
      deal: dealLine({...now, played: [...now.played, ...later]}),
      at: later.length > 0 ? now.played.length : undefined,
    });
  };
  const played = (count) => {
    const all = [...deal.played, ...ahead];
    show({deal: {...deal, played: all.slice(0, count)}, ahead: all.slice(count)});
  };
  const play = (card, event) => {
    byKey.current = event?.detail === 0;
    show({
      deal: {...deal, played: [...deal.played, card]},
      ahead: ahead[0] === card ? ahead.slice(1) : [],
    });
  };
  const take = (next) => show({deal: next, ahead: []});
  const here = deal.played.length;
  const shown = answer ?? old;
  const legal = Object.keys(answer?.cards ?? {});
  const turn = legal.length > 0 ? holderOf(deal, legal[0]) : null;
  const bottom = useRef(0);
  bottom.current = turn ?? bottom.current;
  const tricks = tricksOf(deal);
  const winners = (shown?.winners ?? []).slice(0, Math.floor(here / 4));
  const points = pointsOf(tricks, winners);
  const over = Boolean(answer) && legal.length === 0 && here > 0;
  const best = answer?.play ?? [];
  const keys = useRef();
  keys.current = (event) => {
    if (event.target.closest?.('input, textarea, select') || event.altKey || event.ctrlKey) return;
    if (event.key === 'ArrowLeft' && here > 0) played(here - 1);
    else if (event.key === 'ArrowRight' && ahead.length > 0) played(here + 1);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const pressed = (event) => keys.current(event);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  useEffect(() => {
    // The card that was played by a key is gone: the next seat's cards take over.
    if (byKey.current && answer) place.current?.querySelector('.own-hand button:not([aria-disabled])')?.focus();
  }, [answer]);
  const panel = (says) => html`<div class="panel line-panel">
    <span class="whose">${says}</span>
    <button type="button" class="small-button" disabled=${here === 0} onClick=${() => played(0)}
      aria-label=${t('to_start')} title=${t('to_start')}>|◀</button>
    <button type="button" class="small-button" disabled=${here === 0} id="step-back"
      onClick=${() => played(here - 1)} aria-label=${t('back')} title=${t('back')}>◀</button>
    <button type="button" class="small-button" disabled=${ahead.length === 0}
      onClick=${() => played(here + 1)} aria-label=${t('forward')} title=${t('forward')}>▶</button>
    <button type="button" class="small-button" disabled=${best.length === 0} id="best-card"
      onClick=${() => play(best[0])} aria-label=${t('best_card')} title=${t('best_card')}>★</button></div>`;
  return html`<div class="explore" ref=${place}>
    <h1 class="unseen">${t('explore')}</h1>
    <${SubNav} t=${t} here="deal"/>
    ${state.unread && html`<${Fault} fault=${t('deal_unread')}/>`}
    ${fault ? html`<${Fault} fault=${fault}/>`
      : html`<${Outcome} t=${t} deal=${deal} answer=${shown} over=${over}/>`}
    <${OpenBoard} t=${t} deal=${deal} answer=${shown} turn=${turn} bottom=${bottom.current} points=${points} tricks=${tricks}
      winners=${winners} play=${play} panel=${panel}/>
    <div class="below">
    <div class="line">
      <${NewDeal} t=${t} engine=${engine} deal=${deal} take=${take}/>
      <button type="button" class="quiet" disabled=${best.length === 0} id="best-line"
        onClick=${() => show({deal, ahead: best})}>${t('best_line')}</button>
      <${LinkButton} t=${t}/></div>
    <div class="fields head">
      <${Select} label=${t('contract')} value=${deal.contract}
        options=${[...new Set([deal.contract, ...kGames])].map((game) => [game, gameName(game, t.lang)])}
        onChange=${(contract) => take({...deal, contract, declarer: deal.declarer ?? 0, played: []})}/>
      <${Select} label=${t('declarer')} value=${String(deal.declarer)}
        options=${kSeats.map((seat) => [String(seat), seatName(t, seat)])}
        onChange=${(seat) => take({...deal, declarer: Number(seat), played: []})}/>
    </div>
    <p class="small">${t('legend')}</p>
    ${ahead.length > 0 && html`<ol class="ahead" aria-label=${t('forward')}>
      ${ahead.map((card, i) => html`<li key=${card}>
        <button type="button" class="mini" onClick=${() => played(here + i + 1)}>
          <span class="unseen">${cardName(card, t.lang)}</span><${CardPicture} code=${card} lang=${t.lang}
          aria-hidden="true"/></button></li>`)}</ol>`}
    <${AllGames} t=${t} engine=${engine} deal=${deal} games=${kGames}
      choose=${(contract, declarer) => {
        take({...deal, contract, declarer, played: []});
        scrollTo(0, 0);
      }}/></div>
  </div>`;
}
