// Cards held in a hand: the one that is played from, and those of the others around the table.
import {cardName} from '../cards.mjs';
import {CardButton, CardPicture, moveByArrows} from '../parts.mjs';
import {html} from '../ui.mjs';

// The hand at the lower edge. `legal`: cards that may be played; null where nobody is asked for one.
// `notes`: what stands above a card; `chosen` is lifted.
export function OwnHand({t, cards, legal, onCard, notes = {}, chosen, label}) {
  const press = (card, event) => onCard?.(card, legal?.includes(card) ?? false, event);
  return html`<ul class="own-hand" aria-label=${label ?? t('your_hand')} data-count=${cards.length}
      style=${`--gaps: ${Math.max(1, cards.length - 1)}`} onKeyDown=${moveByArrows}>
    ${cards.map((card, place) => {
      const may = !legal || legal.includes(card);
      const note = notes[card];
      const says = [cardName(card, t.lang), note?.says, legal && !may ? t('not_now') : ''];
      return html`<li key=${card} class=${card === chosen ? 'chosen' : ''}
          style=${`--off: ${place - (cards.length - 1) / 2}`}>
        <${CardButton} code=${card} lang=${t.lang} label=${says.filter(Boolean).join(', ')} note=${note}
          aria-disabled=${!may || !legal || null} data-off=${!may || null}
          data-value=${note?.value ?? null} onClick=${(event) => press(card, event)}/></li>`;
    })}
  </ul>`;
}

// So many cards of which nobody sees the face.
export function Backs({count}) {
  return html`<span class="backs" aria-hidden="true">
    ${Array.from({length: count}, (_, i) => html`<i key=${i}></i>`)}</span>`;
}

// A hand that lies open beside the table.
export function OpenFan({t, cards}) {
  return html`<ul class="open-fan" data-count=${cards.length}>
    ${cards.map((card) => html`<li key=${card}><${CardPicture} code=${card} lang=${t.lang}/></li>`)}
  </ul>`;
}
