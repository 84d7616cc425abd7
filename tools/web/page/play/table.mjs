// The table of an evening: the board with the one who plays here at the lower edge.
import {Board} from '../board/board.mjs';
import {cardName, inOrder, pointsIn} from '../cards.mjs';
import {heldBy, kSeats, laidBy} from '../deal.mjs';
import {html} from '../ui.mjs';
import {BidPanel, KontraButton, LayPanel} from './bidding.mjs';
import {NameOf, chairOf, isPartner, nameOf, seatOfYou} from './game.mjs';
import {bidName, bubbleOf, calledName, kontraName} from './said.mjs';
import {endText} from './settlement.mjs';

// The cards on the table: those of a trick that is just being gathered, too.
function trickOf({game, shown, table}, peek = false) {
  if (shown && !peek) return shown;
  return laidBy(game, peek ? table.tricks.at(-1).cards : table?.trick ?? []);
}

function rolesOf(t, {game, table}, seat) {
  const roles = [];
  if (game.practice && seat === seatOfYou(game)) roles.push({text: t('practice')});
  if (game.declarer === seat && game.contract) roles.push({text: calledName(game.contract, t), kind: 'declarer'});
  if (table && isPartner(game, table, seat, seatOfYou(game))) roles.push({text: t(seat === seatOfYou(game) ? 'you_play_with' : 'plays_with'), kind: 'declarer'});
  if (game.laid?.includes(seat)) roles.push({text: t('has_laid')});
  const doubled = game.kontra.lastIndexOf(seat);
  if (doubled >= 0) roles.push({text: kontraName(doubled)});
  if (!game.contract && (seat === 3)) roles.push({text: t('deals')});
  return roles;
}

function seatsOf(t, state) {
  const {game, table, waits, said} = state;
  return kSeats.map((seat) => ({
    name: NameOf(t, game, seat),
    cards: heldBy(game, seat).length,
    tags: rolesOf(t, state, seat),
    says: bubbleOf(said[seat], t),
    turn: (table?.phase === 'play' || table?.phase === 'bid') && !state.shown?.[3] &&
      table.turn === seat && !(chairOf(game, seat) === 0 && !waits),
    points: table?.tricks.length > 0 ? t.by(table.points[seat], 'eyes', table.points[seat]) : undefined,
  }));
}

const spokenTrick = (t, game, trick) =>
  trick.map(({seat, card}) => t('played_card', NameOf(t, game, seat), cardName(card, t.lang))).join(' ');

const ended = (says) => (/[.!?…]$/.test(says) ? says : `${says}.`);

// What somebody hears who does not look: what was said or played last, and who is on turn.
function messageOf(t, {game, table, shown, winner, waits, said, spoke, score}, hand) {
  const spokenHand = () => t('your_cards', hand.map((card) => cardName(card, t.lang)).join(', '));
  if (waits === 'lay') return `${spokenHand()} ${t('lay_asked')}`;
  if (waits === 'next' && score) return endText(t, game, score);
  const words = [];
  if (shown?.length > 0 || table?.trick.length > 0) {
    words.push(spokenTrick(t, game, (shown ?? trickOf({game, table})).slice(-1)));
    if (winner !== undefined) {
      const points = pointsIn(trickOf({game, table, shown}).map(({card}) => card));
      words.push(t('trick_taken', nameOf(t, game, winner), t.by(points, 'eyes', points)));
    }
  } else {
    const last = said[spoke] ? [spoke] : kSeats.filter((seat) => said[seat]);
    for (const seat of last) words.push(`${NameOf(t, game, seat)}: ${ended(bubbleOf(said[seat], t))}`);
  }
  if (waits === 'card') words.push(t('your_turn'));
  if (waits === 'bid') words.push(spokenHand(), t('your_bid'));
  return words.join(' ');
}

function standingBid(t, game) {
  const last = game.bids.findLast(({bid}) => bid);
  return last && t('stands', nameOf(t, game, last.seat), bidName(last.bid, t));
}

function Panel({t, state, sitting, tools, coach, refused}) {
  const {game, table, waits} = state;
  const you = seatOfYou(game);
  const line = html`<div class="panel line-panel">${tools}</div>`;
  if (waits === 'lay') {
    return html`<div class="over"><${LayPanel} t=${t} onLay=${(yes) => sitting.lay(yes)}/></div>${line}`;
  }
  if (waits === 'bid') {
    return html`<div class="over">${coach}<${BidPanel} key=${game.bids.length} t=${t}
      options=${table.options} must=${table.must} stands=${standingBid(t, game)}
      onBid=${(option) => sitting.bid(option)}/></div>${line}`;
  }
  const kontra = table?.phase === 'play' && table.doublers.includes(you);
  const told = refused ? html`<p class="refused" role="alert">${refused}</p>` : coach;
  const whose = waits === 'card' ? t('your_turn')
    : state.thinking && table ? t('thinks', NameOf(t, game, table.turn)) : '';
  return html`${told && html`<div class="over">${told}</div>`}<div class="panel line-panel">
    <span class="whose">${whose}</span>
    ${kontra && html`<${KontraButton} number=${game.kontra.length} onKontra=${() => sitting.kontra()}/>`}
    ${tools}</div>`;
}

export function Table({t, state, sitting, coached, tools, coach, refused, refuse, peek}) {
  const {game, table, waits, shown, taken} = state;
  const you = seatOfYou(game);
  const laying = waits === 'lay';
  const held = heldBy(game, you);
  const hand = laying ? game.first[you] : table ? inOrder(held, table.order) : held;
  const press = (card, may) => (may ? sitting.play(card) : waits === 'card' && refuse(card));
  return html`<${Board} t=${t} seats=${seatsOf(t, state)} bottom=${you} hand=${hand}
    legal=${waits === 'card' ? table.legal : null} onCard=${press} chosen=${coached}
    trick=${trickOf(state, peek)} taken=${taken} marked=${peek ? table.tricks.at(-1).winner : state.winner}
    message=${peek ? spokenTrick(t, game, trickOf(state, peek)) : messageOf(t, state, hand)}
    panel=${html`<${Panel} t=${t} state=${state} sitting=${sitting} tools=${tools}
      coach=${coach} refused=${refused}/>`}/>`;
}
