// The open deal: every legal card shows its value; click to play, go back and forward.
import {cardName, gameName, sorted} from '../cards.mjs';
import {dealLine, dealRow, holderOf, pointsOf, pointsText, readDeal, seatName, sideOf, sideSentence,
  tricksOf, valueShort, valueText} from '../deal.mjs';
import {CardButton, CardPicture, Fault, LinkButton, Select} from '../parts.mjs';
import {kSuits} from '../signs.mjs';
import {html, useEffect, useRef, useState} from '../ui.mjs';
import {AllGames} from './all_games.mjs';

export const kGames = ['ruf:E', 'ruf:G', 'ruf:S', 'wenz', 'geier',
  ...kSuits.map((s) => `solo:${s}`), ...kSuits.map((s) => `farbwenz:${s}`)];

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

// What the engine says of a position: its answer, or {fault}; `old` while it thinks, the last one.
function usePosition(engine, deal, lang) {
  const [known, setKnown] = useState({});
  const line = dealLine(deal);
  useEffect(() => {
    const asking = new AbortController();
    engine.answer({question: 'solve', deal: line, each_card: true, line: true, winners: true, lang},
      {signal: asking.signal}).then((answer) => setKnown({line, answer}))
      .catch((fault) => fault.name !== 'AbortError' && setKnown({line, fault: fault.message}));
    return () => asking.abort();
  }, [line, lang]);
  return known.line === line ? known : {old: known.answer};
}

function SeatName({t, seat, deal, turn, points}) {
  const side = sideOf(deal);
  return html`<h2 class="seat-name">
    <span>${seatName(t, seat)}</span>
    ${seat === deal.declarer && html`<b class="tag declarer">${t('plays_it')}</b>`}
    ${seat !== deal.declarer && side.includes(seat) && html`<b class="tag declarer">${t('plays_with')}</b>`}
    ${turn === seat && html`<b class="tag turn">${t('turn')}</b>`}
    <small>${pointsText(t, points)}</small></h2>`;
}

function Hand({t, seat, deal, answer, turn, points, play}) {
  const held = sorted(deal.hands[seat].filter((card) => !deal.played.includes(card)));
  const values = turn === seat ? answer.cards : {};
  return html`<section class=${`seat seat-${seat} ${turn === seat ? 'on' : ''}`}>
    <${SeatName} t=${t} seat=${seat} deal=${deal} turn=${turn} points=${points}/>
    <div class="fan">${held.map((card) => {
      const known = values[card];
      // Where each seat plays for itself, what it gets itself.
      const value = typeof known === 'object' ? known.points[seat] : known;
      if (value === undefined) {
        return html`<${CardPicture} key=${card} code=${card} lang=${t.lang}
          data-off=${turn === seat ? '' : null}/>`;
      }
      const best = value === answer.value;
      const name = cardName(card, t.lang);
      const label = `${name}: ${valueText(value, deal.contract, t)}${best ? `, ${t('is_best')}` : ''}`;
      return html`<${CardButton} key=${card} code=${card} lang=${t.lang} best=${best} label=${label}
        note=${html`${best && html`<i aria-hidden="true">★</i>`}${valueShort(value, deal.contract, t)}`}
        data-value=${value} onClick=${(event) => play(card, event)}/>`;
    })}</div></section>`;
}

// The trick on the table; of a finished one, who took it.
function Trick({t, deal, tricks, winners}) {
  const trick = tricks.at(-1);
  const number = tricks.length;
  const winner = winners[number - 1];
  return html`<section class="trick" aria-live="polite" aria-label=${t('trick', Math.max(1, number))}>
    <p>${winner === undefined ? t('trick', Math.max(1, number))
      : t('trick_done', number, seatName(t, winner))}</p>
    <div class="felt">${(trick?.cards ?? []).map(({seat, card}) => html`
      <span class=${`laid from-${seat} ${winner === seat ? 'won' : ''}`} key=${card}>
        <${CardPicture} code=${card} lang=${t.lang}/></span>`)}</div>
  </section>`;
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

function NewDeal({t, engine, deal, take}) {
  const [given, setGiven] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const random = async () => {
    setFault('');
    try {
      const {deals} = await engine.answer({
        question: 'deal', seed: Math.floor(Math.random() * 1e9), deck: 'long',
        contract: deal.contract, declarer: deal.declarer ?? 0, ...(given && {given}), lang: t.lang,
      });
      take({...deals[0], played: []});
    } catch (wrong) {
      setFault(wrong.message);
    }
  };
  const paste = async () => {
    setFault('');
    try {
      // As it is written: the engine says where it is wrong.
      const {contract} = await engine.answer(
        {question: 'solve', deal: dealRow(text || dealLine(deal)), lang: t.lang});
      take({...readDeal(text || dealLine(deal), t), contract});
    } catch (wrong) {
      setFault(wrong.message);
    }
  };
  return html`<div class="new-deal">
    <button type="button" onClick=${random}>${t('random_deal')}</button>
    <details><summary>${t('paste_deal')}</summary><div class="fields">
      <label class="field wide"><span>${t('deal_line')}</span>
        <textarea rows="4" value=${text || dealLine(deal)} spellcheck=${false} id="deal-line"
          onInput=${(event) => setText(event.target.value)}></textarea></label>
      <button type="button" onClick=${paste}>${t('take_deal')}</button>
      <label class="field grow"><span>${t('conditions')}</span>
        <input type="text" value=${given} placeholder=${t('conditions_hint')} spellcheck=${false}
          onInput=${(event) => setGiven(event.target.value.trim())}/></label>
    </div></details>
    ${fault && html`<${Fault} fault=${fault}/>`}
  </div>`;
}

export function ExploreView({t, engine, query, go}) {
  const [state, setState] = useState(
    () => dealFromAddress(query, t) ?? {deal: kFirst, ahead: [], unread: Boolean(query.deal)});
  const {deal, ahead} = state;
  const {answer, fault, old} = usePosition(engine, deal, t.lang);
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
    if (byKey.current && answer) place.current?.querySelector('.seat button.card')?.focus();
  }, [answer]);
  return html`<div class="explore" ref=${place}>
    <h1 class="unseen">${t('explore')}</h1>
    <div class="fields head">
      <${Select} label=${t('contract')} value=${deal.contract}
        options=${[...new Set([deal.contract, ...kGames])].map((game) => [game, gameName(game, t.lang)])}
        onChange=${(contract) => take({...deal, contract, declarer: deal.declarer ?? 0, played: []})}/>
      <${Select} label=${t('declarer')} value=${String(deal.declarer)}
        options=${[0, 1, 2, 3].map((seat) => [String(seat), seatName(t, seat)])}
        onChange=${(seat) => take({...deal, declarer: Number(seat), played: []})}/>
      <${NewDeal} t=${t} engine=${engine} deal=${deal} take=${take}/>
    </div>
    ${state.unread && html`<${Fault} fault=${t('deal_unread')}/>`}
    ${fault ? html`<${Fault} fault=${fault}/>`
      : html`<${Outcome} t=${t} deal=${deal} answer=${shown} over=${over}/>`}
    <div class="line steps">
      <button type="button" class="quiet" disabled=${here === 0} onClick=${() => played(0)}>
        <span aria-hidden="true">|◀ </span>${t('to_start')}</button>
      <button type="button" disabled=${here === 0} onClick=${() => played(here - 1)}>
        <span aria-hidden="true">◀ </span>${t('back')}</button>
      <button type="button" disabled=${ahead.length === 0} onClick=${() => played(here + 1)}>
        ${t('forward')}<span aria-hidden="true"> ▶</span></button>
      <button type="button" class="quiet" disabled=${best.length === 0} id="best-card"
        onClick=${() => play(best[0])}>${t('best_card')}</button>
      <button type="button" class="quiet" disabled=${best.length === 0} id="best-line"
        onClick=${() => show({deal, ahead: best})}>${t('best_line')}</button>
      <${LinkButton} t=${t}/>
    </div>
    <div class="table">
      ${[2, 1, 3, 0].map((seat) => html`<${Hand} key=${seat} t=${t} seat=${seat} deal=${deal}
        answer=${shown} turn=${turn} points=${points[seat]} play=${play}/>`)}
      <${Trick} t=${t} deal=${deal} tricks=${tricks} winners=${winners}/>
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
        place.current?.scrollIntoView({block: 'start'});
      }}/>
  </div>`;
}
