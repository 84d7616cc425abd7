// A position to be tried: one chooses cards and sees what each costs, until a good one is found.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {cardName, inOrder} from '../cards.mjs';
import {heldBy, holderOf, kSeats, laidBy} from '../deal.mjs';
import {CardPicture, Fault} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {NameOf, adviseQuestion, isPartner, tableQuestion} from './game.mjs';
import {calledName, signed} from './said.mjs';

function seatsOf(t, {game, table, seat, opens}) {
  return kSeats.map((each) => {
    const held = inOrder(heldBy(game, each), table.order);
    const partner = isPartner(game, table, each, seat);
    const plays = each === game.declarer ? calledName(game.contract, t) : partner ? t(each === seat ? 'you_play_with' : 'plays_with') : '';
    return {
      name: NameOf(t, game, each), open: opens, cards: opens ? held : held.length, turn: each === seat,
      tags: plays ? [{text: plays, kind: 'declarer'}] : [],
      points: table.tricks.length > 0 ? t.by(table.points[each], 'eyes', table.points[each]) : undefined,
    };
  });
}

// The tricks that have been played.
function Fallen({t, game, tricks}) {
  return html`<ol class="panel ask-panel fallen" tabindex="0" aria-label=${t('tricks')}>${tricks.map(({cards, winner}, place) => html`
    <li key=${place}><span>${t('trick', place + 1)}: ${NameOf(t, game, winner)}</span>
      <span class="small-cards">${cards.map((card) => html`<${CardPicture} key=${card} code=${card} lang=${t.lang}/>`)}
      </span></li>`)}</ol>`;
}

// `game` before the card, `best` the one to be found, `judged` what is known of another: {card, cost}.
// `asked` is the question and `right(card)` what is said in the end; then the hands lie open if `opens`.
export function Try({t, engine, evening, game, best, judged, worlds, asked, right, opens, actions}) {
  const seat = holderOf(game, best);
  const [tried, setTried] = useState([]);
  const [looks, setLooks] = useState(false);
  const [shown, setShown] = useState(false);
  const {answer: table, fault} = useAsked(engine, tableQuestion(evening, game));
  const {answer: advice, fault: unknown} = useAsked(engine,
    adviseQuestion(evening, game, seat, {worlds}));
  if (fault ?? unknown) return html`<${Fault} fault=${fault ?? unknown}/>`;
  if (!table) return html`<p class="opening" role="status">${t('loading')}</p>`;
  const costs = Object.fromEntries((advice?.cards ?? []).map(({card, behind, as_good: good}) =>
    [card, card === best || good ? 0 : behind]));
  if (judged) costs[judged.card] = judged.cost;
  const last = tried.at(-1);
  const good = tried.find((card) => costs[card] === 0);
  const found = advice && good !== undefined;
  const held = inOrder(heldBy(game, seat), table.order);
  const notes = {};
  // Until one is found the others would give it away.
  for (const card of found ? table.legal : advice ? tried : []) {
    notes[card] = costs[card] === 0 ? {text: '✓', kind: 'good', says: t('try_good_card')}
      : {text: signed(t, -costs[card]), kind: 'bad', says: t('try_cost', t.number(costs[card]))};
  }
  const says = !last ? asked : !advice ? t('loading') : shown ? t('try_shown', cardName(best, t.lang)) : found ? right(good)
    : t('try_wrong', cardName(last, t.lang), t.number(costs[last]));
  return html`<${Board} t=${t} seats=${seatsOf(t, {game, table, seat, opens: opens && found})} bottom=${seat} hand=${held}
    notes=${notes} legal=${table.legal} chosen=${found ? good : undefined} trick=${laidBy(game, table.trick)}
    message=${says} onCard=${(card, may) => may && setTried([...tried, card])}
    panel=${html`${looks && html`<div class="over"><${Fallen} t=${t} game=${game} tricks=${table.tricks}/></div>`}
      <div class="panel line-panel try-panel" data-best=${best}>
      <span class="whose" data-tried=${last && advice ? (found ? 'good' : 'bad') : null}>${says}</span>
      ${table.tricks.length > 0 && html`<button type="button" class="small-button" aria-pressed=${looks}
        onClick=${() => setLooks(!looks)}>${t('tricks')}</button>`}
      ${last && advice && !found && html`<button type="button" class="small-button" id="show-best"
        onClick=${() => { setShown(true); setTried([...tried, best]); }}>${t('try_show')}</button>`}
      ${actions}</div>`}/>`;
}
