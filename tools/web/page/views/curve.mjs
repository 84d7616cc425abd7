// The value of a deal after each card of a game as a line, its dear cards as marks to be pressed.
import {cardName} from '../cards.mjs';
import {isAboutTricks, pointsText, valueText} from '../deal.mjs';
import {html} from '../ui.mjs';

const kWide = 660;
const kHigh = 220;
const kLeft = 44;
const kTop = 10;
const kBottom = 26;

// `turned`: by play, whether it turned the game.
export function Curve({t, start, plays, names, turned, contract, open}) {
  const most = isAboutTricks(contract) ? 1 : 120;
  const values = [start, ...plays.map(({values: of, card}) => of[card])];
  const x = (i) => kLeft + (i * (kWide - kLeft - 12)) / (values.length - 1);
  const y = (value) => kTop + (1 - Math.max(0, Math.min(most, value)) / most) * (kHigh - kTop - kBottom);
  const path = values.map((value, i) =>
    (i === 0 ? `M${x(0)} ${y(value)}` : `H${x(i)}V${y(value)}`)).join('');
  const grid = most === 1 ? [0, 1] : [0, 30, 61, 90, 120];
  const tricks = Math.floor(plays.length / 4);
  return html`<div class="curve">
    <svg viewBox="0 0 ${kWide} ${kHigh}" role="img"
        aria-label=${`${t('game_curve')}: ${valueText(values[0], contract, t)} – ${
          valueText(values.at(-1), contract, t)}`}>
      ${grid.map((value) => html`
        <line class=${value === 61 ? 'limit' : 'grid'} x1=${kLeft} x2=${kWide - 12} y1=${y(value)}
          y2=${y(value)}/>
        <text class="axis" x=${kLeft - 6} y=${y(value) + 5} text-anchor="end">${value}</text>`)}
      ${Array.from({length: tricks}, (_, i) => html`
        <text class="axis" x=${(x(4 * i) + x(4 * i + 4)) / 2} y=${kHigh - 6}
          text-anchor="middle">${i + 1}</text>
        ${i > 0 && html`<line class="grid" x1=${x(4 * i)} x2=${x(4 * i)} y1=${kTop}
          y2=${kHigh - kBottom}/>`}`)}
      <path class="path" d=${path}/>
      ${plays.map(({cost, seat, card}, i) => cost > 0 && html`
        <g class=${turned[i] ? 'mark turned' : 'mark'} onClick=${() => open(i)}>
          <title>${`${names[seat]}: ${cardName(card, t.lang)}, ${pointsText(t, cost)}`}</title>
          <circle cx=${x(i + 1)} cy=${y(values[i + 1])} r=${turned[i] ? 9 : 6}/>
          <text x=${x(i + 1)} y=${y(values[i + 1]) + 4} text-anchor="middle">${turned[i] ? '!' : ''}</text>
        </g>`)}
    </svg></div>`;
}
