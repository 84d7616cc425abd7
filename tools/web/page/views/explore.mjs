// The open deal: every legal card shows its value; click to play, go back and forward.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {cardName, gameName, kGames, sorted} from '../cards.mjs';
import {dealLine, heldBy, holderOf, kSeats, paidText, pointsOf, pointsText, readDeal, seatName, sideOf, sideSentence,
  tricksOf, valueShort, valueText} from '../deal.mjs';
import {capital, number} from '../languages.mjs';
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
    const names = query.names?.split(',');
    return {deal: {...deal, names, played: deal.played.slice(0, at)}, ahead: deal.played.slice(at)};
  } catch {
    return null;
  }
}

// A value, short and in words, as it stands on a card: {text, says, kind, value}.
const noteOf = (t, value, short, words, best) => ({
  text: `${best ? '★' : ''}${short}`, says: `${words}${best ? `, ${t('is_best')}` : ''}`, value,
  kind: best ? 'good' : '',
});

// Of a card: what the declarer's side ends up with, or, where each seat plays for itself, what the
// one that plays it is paid.
function cardNote(t, {contract}, answer, turn, known) {
  if (!known.payments) {
    return noteOf(t, known, valueShort(known, contract, t), valueText(known, contract, t),
      known === answer.value);
  }
  const cents = known.payments[turn];
  const short = number(t.lang, cents, {sign: true});
  return noteOf(t, cents, short, `${short} ${t('cents')}`, cents === answer.payments[turn]);
}

// What stands above a seat's hand.
function seatOf(t, {deal, turn, points}, seat) {
  const side = sideOf(deal);
  const plays = seat === deal.declarer ? t('plays_it') : side.includes(seat) ? t('plays_with') : '';
  return {
    name: seatName(t, seat, {first: true, names: deal.names}), turn: turn === seat, open: true,
    cards: sorted(heldBy(deal, seat)), tags: plays ? [{text: plays, kind: 'declarer'}] : [],
    points: pointsText(t, points[seat]),
  };
}

// The board with the hand that is to play at the lower edge.
function OpenBoard({t, deal, answer, turn, bottom, points, tricks, winners, play, panel}) {
  const notes = {};
  for (const [card, known] of Object.entries(turn === null ? {} : answer.cards)) {
    notes[card] = cardNote(t, deal, answer, turn, known);
  }
  const trick = tricks.at(-1)?.cards ?? [];
  const number = tricks.length;
  const winner = winners[number - 1];
  const says = winner === undefined ? t('trick', Math.max(1, number))
    : t('trick_done', number, seatName(t, winner, deal));
  return html`<${Board} t=${t} seats=${kSeats.map((seat) => seatOf(t, {deal, turn, points}, seat))}
    bottom=${bottom} hand=${sorted(heldBy(deal, bottom))} notes=${notes} trick=${trick} marked=${winner}
    legal=${turn === null ? null : Object.keys(notes)} message=${says}
    handLabel=${seatName(t, bottom, {first: true, names: deal.names})}
    onCard=${(card, may, event) => may && play(card, event)} panel=${panel(says)}/>`;
}

function Outcome({t, deal, answer, over}) {
  if (answer?.payments) {
    return html`<p class="outcome"><strong>${capital(gameName(deal.contract, t.lang))}</strong>:
      ${' '}${over ? `${t('finished')} ` : ''}${paidText(t, answer.payments, deal.names)}.</p>`;
  }
  if (!answer || typeof answer.value !== 'number') return null;
  return html`<p class="outcome" data-value=${answer.value}>
    <strong>${capital(gameName(deal.contract, t.lang))}</strong>: ${over ? `${t('finished')} ` : ''}
    ${sideSentence(t, deal, answer.value, {over})}
    ${typeof answer.won === 'boolean' && html` <b class=${answer.won ? 'won' : 'lost'}>
      ${t(over ? (answer.won ? 'game_result_won' : 'game_result_lost')
        : answer.won ? 'wins' : 'loses')}</b>`}</p>`;
}

// The deal on view, what of it was taken back, and how both are changed; as the address has it.
function useDeal(t, query, go) {
  const [state, setState] = useState(
    () => dealFromAddress(query, t) ?? {deal: kFirst, ahead: [], unread: Boolean(query.deal)});
  const {deal, ahead} = state;
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
      at: later.length > 0 ? now.played.length : undefined, names: now.names?.join(),
    });
  };
  const step = (count) => {
    const all = [...deal.played, ...ahead];
    show({deal: {...deal, played: all.slice(0, count)}, ahead: all.slice(count)});
  };
  return {
    ...state, show, step,
    take: (next) => show({deal: next, ahead: []}),
    play: (card) => show({
      deal: {...deal, played: [...deal.played, card]}, ahead: ahead[0] === card ? ahead.slice(1) : [],
    }),
  };
}

// Left and right go back and forward, but where somebody types.
function useStepKeys({deal, ahead, step}) {
  const pressed = useRef();
  pressed.current = (event) => {
    const here = deal.played.length;
    if (event.target.closest?.('input, textarea, select') || event.altKey || event.ctrlKey) return;
    if (event.key === 'ArrowLeft' && here > 0) step(here - 1);
    else if (event.key === 'ArrowRight' && ahead.length > 0) step(here + 1);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const hear = (event) => pressed.current(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

// Back and forward, and the best card.
function Steps({t, says, deal, ahead, step, best, play}) {
  const here = deal.played.length;
  const button = (name, sign, disabled, press, id) => html`<button type="button" class="small-button" id=${id}
    disabled=${disabled} onClick=${press} aria-label=${t(name)} title=${t(name)}>${sign}</button>`;
  return html`<div class="panel line-panel">
    <span class="whose">${says}</span>
    ${button('to_start', '|◀', here === 0, () => step(0))}
    ${button('back', '◀', here === 0, () => step(here - 1), 'step-back')}
    ${button('forward', '▶', ahead.length === 0, () => step(here + 1))}
    ${button('best_card', '★', best.length === 0, () => play(best[0]), 'best-card')}</div>`;
}

// What else can be done with the deal: another one, another game, its best line, all its games.
function Below({t, engine, deal, ahead, paid, step, best, show, take}) {
  return html`<div class="below">
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
        options=${kSeats.map((seat) => [String(seat), seatName(t, seat, deal)])}
        onChange=${(seat) => take({...deal, declarer: Number(seat), played: []})}/>
    </div>
    <p class="small">${t(paid ? 'legend_each' : 'legend')}</p>
    ${ahead.length > 0 && html`<ol class="ahead" aria-label=${t('forward')}>
      ${ahead.map((card, i) => html`<li key=${card}>
        <button type="button" class="mini" onClick=${() => step(deal.played.length + i + 1)}>
          <span class="unseen">${cardName(card, t.lang)}</span><${CardPicture} code=${card} lang=${t.lang}
          aria-hidden="true"/></button></li>`)}</ol>`}
    <${AllGames} t=${t} engine=${engine} deal=${deal} games=${kGames}
      choose=${(contract, declarer) => {
        take({...deal, contract, declarer, played: []});
        scrollTo(0, 0);
      }}/></div>`;
}

export function ExploreView({t, engine, query, go}) {
  const held = useDeal(t, query, go);
  const {deal, unread, play} = held;
  useStepKeys(held);
  const {answer, fault, old} = useAsked(engine,
    {question: 'solve', deal: dealLine(deal), each_card: true, line: true, winners: true});
  const place = useRef();
  const byKey = useRef(false);
  useEffect(() => {
    // The card that was played by a key is gone: the next seat's cards take over.
    if (byKey.current && answer) place.current?.querySelector('.own-hand button:not([aria-disabled])')?.focus();
  }, [answer]);
  const here = deal.played.length;
  const shown = answer ?? old;
  const legal = Object.keys(answer?.cards ?? {});
  const turn = legal.length > 0 ? holderOf(deal, legal[0]) : null;
  const bottom = useRef(0);
  bottom.current = turn ?? bottom.current;
  const tricks = tricksOf(deal);
  const winners = (shown?.winners ?? []).slice(0, Math.floor(here / 4));
  const best = answer?.play ?? [];
  const press = (card, event) => {
    byKey.current = event.detail === 0;
    play(card);
  };
  return html`<div class="explore" ref=${place}>
    <h1 class="unseen">${t('explore')}</h1>
    <${SubNav} t=${t} here="deal"/>
    ${unread && html`<${Fault} fault=${t('deal_unread')}/>`}
    ${fault ? html`<${Fault} fault=${fault}/>` : html`<${Outcome} t=${t} deal=${deal} answer=${shown}
      over=${Boolean(answer) && legal.length === 0 && here > 0}/>`}
    <${OpenBoard} t=${t} deal=${deal} answer=${shown} turn=${turn} bottom=${bottom.current}
      points=${pointsOf(tricks, winners)} tricks=${tricks} winners=${winners} play=${press}
      panel=${(says) => html`<${Steps} t=${t} says=${says} best=${best} ...${held}/>`}/>
    <${Below} t=${t} engine=${engine} best=${best} paid=${Boolean(shown?.payments)} ...${held}/>
  </div>`;
}
