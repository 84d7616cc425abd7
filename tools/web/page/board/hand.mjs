// Cards held in a hand: the one that is played from, and those of the others around the table.
import {cardName} from '../cards.mjs';
import {moveByArrows} from '../parts.mjs';
import {Face} from '../signs.mjs';
import {html} from '../ui.mjs';

// The hand at the lower edge. `legal`: cards that may be played; null where nobody is asked for one.
// `notes`: what stands above a card; `chosen` is lifted.
export function OwnHand({t, cards, legal, onCard, notes = {}, chosen, label}) {
  const press = (card, event) => onCard?.(card, legal?.includes(card) ?? false, event);
  return html`<ul class="own-hand" aria-label=${label ?? t('your_hand')} data-count=${cards.length}
      onKeyDown=${moveByArrows}>
    ${cards.map((card) => {
      const may = !legal || legal.includes(card);
      const note = notes[card];
      const name = cardName(card, t.lang);
      const says = [name, note?.says, legal && !may ? t('not_now') : ''].filter(Boolean).join(', ');
      return html`<li key=${card} class=${card === chosen ? 'chosen' : ''}>
        <button type="button" class="card" data-card=${card} aria-disabled=${!may || !legal || null}
            data-off=${!may || null} data-value=${note?.value ?? null} title=${name}
            onClick=${(event) => press(card, event)}>
          <span class="unseen">${says}</span>
          <${Face} code=${card}/>
          ${note && html`<span class=${`note ${note.kind ?? ''}`} aria-hidden="true">${note.text}</span>`}
        </button></li>`;
    })}
  </ul>`;
}

// So many cards of which nobody sees the face.
export function Backs({count}) {
  return html`<span class="backs" aria-hidden="true">
    ${Array.from({length: count}, (_, i) => html`<i key=${i}></i>`)}</span>`;
}

// A hand that lies open beside the table.
export function OpenFan({t, cards, notes = {}}) {
  return html`<ul class="open-fan" data-count=${cards.length}>
    ${cards.map((card) => html`<li key=${card}><span class="card still" role="img" data-card=${card}
        aria-label=${[cardName(card, t.lang), notes[card]?.says].filter(Boolean).join(', ')}>
      <${Face} code=${card}/></span></li>`)}
  </ul>`;
}
