// The one table of the page: a trick in the middle, a hand at the lower edge, three others around it.
// It shows what it is given; whose turn it is, what is legal and who takes a trick is the engine's.
import {cardName} from '../cards.mjs';
import {CardPicture} from '../parts.mjs';
import {html} from '../ui.mjs';
import {Backs, OpenFan, OwnHand} from './hand.mjs';

const kPlaces = ['own', 'left', 'top', 'right'];

// Where a seat sits if `bottom` sits at the lower edge: clockwise from there.
const placeOf = (seat, bottom) => kPlaces[(seat - bottom + 4) % 4];

// A seat: {name, cards, open, tags: [{text, kind}], says, turn, points}. `cards` is a count, or
// with `open` the cards themselves.
function Plate({t, seat, place}) {
  return html`<div class=${`plate ${seat.turn ? 'turn' : ''}`} data-place=${place}>
    <p class="who"><b>${seat.name}</b>
      ${seat.turn && html`<span class="unseen">, ${t('turn')}</span>`}
      ${seat.tags?.map(({text, kind}) => html` <span class=${`role ${kind ?? ''}`}>${text}</span>`)}
      ${seat.points !== undefined && html` <small class="points">${seat.points}</small>`}</p>
    ${seat.says && html`<p class="bubble" key=${seat.says}>${seat.says}</p>`}
  </div>`;
}

function Other({t, seat, place}) {
  return html`<div class=${`other at-${place} ${seat.turn ? 'turn' : ''}`}>
    <${Plate} t=${t} seat=${seat} place=${place}/>
    ${seat.open
      ? html`<${OpenFan} t=${t} cards=${seat.cards}/>`
      : html`<${Backs} count=${seat.cards ?? 0}/>
        <span class="unseen">${t.by(seat.cards ?? 0, 'cards_left', seat.cards ?? 0)}</span>`}
  </div>`;
}

// The cards on the table: [{seat, card}]. `taken`: the seat that gathers them.
function Trick({t, seats, trick, bottom, taken, marked}) {
  return html`<ul class=${`laid-trick ${taken === undefined ? '' : `to-${placeOf(taken, bottom)}`}`}
      aria-label=${t('on_table')} data-size=${trick.length}>
    ${trick.map(({seat, card}) => html`<li key=${card} class=${`from-${placeOf(seat, bottom)} ${marked === seat ? 'won' : ''}`}>
      <${CardPicture} code=${card} lang=${t.lang} aria-label=${`${seats[seat].name}: ${cardName(card, t.lang)}`}/></li>`)}
  </ul>`;
}

// `seats` by number, `bottom` the one at the lower edge, whose cards are `hand`; `panel` stands between
// table and hand, `message` is told to those who do not see.
export function Board({t, seats, bottom, hand, legal, onCard, notes, chosen, trick, taken, marked,
  panel, message, handLabel}) {
  const others = [1, 2, 3].map((step) => (bottom + step) % 4);
  const own = seats[bottom];
  return html`<section class="stage" aria-label=${t('table')}>
    <p class="unseen" role="status">${message}</p>
    <div class="board" data-turn=${seats.findIndex(({turn}) => turn)}>
      ${others.map((seat) => html`<${Other} key=${seat} t=${t} seat=${seats[seat]}
        place=${placeOf(seat, bottom)}/>`)}
      <div class="middle">
        <${Trick} t=${t} seats=${seats} trick=${trick ?? []} bottom=${bottom} taken=${taken} marked=${marked}/></div>
      <div class=${`own ${own.turn ? 'turn' : ''}`}>
        <${Plate} t=${t} seat=${own} place="own"/>
        ${panel}
      </div>
      <${OwnHand} t=${t} cards=${hand} legal=${legal} onCard=${onCard} notes=${notes}
        chosen=${chosen} label=${handLabel}/>
    </div></section>`;
}
