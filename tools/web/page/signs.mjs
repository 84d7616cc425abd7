// The four suit signs and the faces of the cards, drawn here: acorn, leaf, heart and bell. A face
// shows its rank as a letter and its suit as a sign of its own shape, so that nothing depends on
// colour. All in boxes of 40 x 40 (signs) and 100 x 156 (cards).
import {html, useEffect, useState} from './ui.mjs';

export const kSuits = ['E', 'G', 'H', 'S'];
export const kRanks = ['O', 'U', 'A', 'Z', 'K', '9', '8', '7'];

const kInk = {E: '#5a3413', G: '#17531f', H: '#a81818', S: '#6e4a00'};
const kCoat = {E: '#9a6a3a', G: '#3f8a46', H: '#c9403a', S: '#d9a21b'};

function Acorn() {
  return html`
    <path d="M20 7.5c0-2.6 1.3-4.6 3.8-5.7" fill="none" stroke="#5a3413" stroke-width="3"
          stroke-linecap="round"/>
    <path d="M9 18.5h22c0 8.5-4.6 15.6-11 20-6.4-4.4-11-11.5-11-20z" fill="#c98d42"
          stroke="#5a3413" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M14 21.5c.2 4.6 1.5 8.2 3.6 11.3" fill="none" stroke="#efcb93"
          stroke-width="2.4" stroke-linecap="round"/>
    <path d="M5.5 18c0-7 6.4-11.4 14.5-11.400s14.5 4.4 14.5 11.400c0 1.7-1.2 2.7-2.8
             2.700h-23.400c-1.6 0-2.8-1-2.8-2.700z" fill="#6b4019" stroke="#43260c"
          stroke-width="1.4"/>
    <path d="M10 16.500l5-5.500M15.5 17.500l8-9M22 17.500l7-7.500M28.5 17.500l3.5-3.8" fill="none"
          stroke="#a87437" stroke-width="1.5" stroke-linecap="round"/>`;
}

function Leaf() {
  return html`
    <path d="M20 31c-.2 3.2-1.2 5.4-3.2 7.6" fill="none" stroke="#17531f" stroke-width="3"
          stroke-linecap="round"/>
    <path d="M20 1.500c4 5.5 14.5 10.5 14.5 20.3 0 5.6-3.8 9.2-8.3 9.2-2.7
             0-4.9-1.1-6.2-3-1.3 1.9-3.5 3-6.2 3-4.5 0-8.3-3.6-8.3-9.2 0-9.8
             10.5-14.8 14.5-20.300z" fill="#3f9a46" stroke="#17531f" stroke-width="1.8"
          stroke-linejoin="round"/>
    <path d="M20 9v20M20 17.500l-6.5-3.500M20 17.500l6.5-3.500M20 24l-7.5-3.500M20 24l7.5-3.5"
          fill="none" stroke="#c8e6b8" stroke-width="1.5" stroke-linecap="round"/>`;
}

function Heart() {
  return html`
    <path d="M20 37.500c-6.5-6-16.5-13.2-16.5-23.3 0-5.7 4.1-9.7 8.9-9.7 3.3 0 6.1 1.8 7.6
             5 1.5-3.2 4.3-5 7.6-5 4.8 0 8.9 4 8.9 9.7 0 10.1-10 17.3-16.5 23.300z"
          fill="#d5322d" stroke="#8f1313" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M8.5 14.500c0-3 1.6-5 4-5.3" fill="none" stroke="#f7b3a8" stroke-width="2.4"
          stroke-linecap="round"/>`;
}

function Bell() {
  return html`
    <path d="M16.3 6.500c0-2.5 1.6-4.3 3.7-4.300s3.7 1.8 3.7 4.3" fill="none" stroke="#6e4a00"
          stroke-width="2.6"/>
    <circle cx="20" cy="22" r="15.8" fill="#f2bd2c" stroke="#6e4a00" stroke-width="1.8"/>
    <path d="M4.3 19.500c4.7 1.8 10 2.6 15.7 2.600s11-.8 15.7-2.600v4.700c-4.7 1.8-10 2.6-15.7
             2.600s-11-.8-15.7-2.600z" fill="#c8402f" stroke="#6e4a00" stroke-width="1.3"
          stroke-linejoin="round"/>
    <path d="M20 28.500v8" stroke="#4a3000" stroke-width="2.4" stroke-linecap="round"/>
    <circle cx="20" cy="29.5" r="2.4" fill="#4a3000"/>
    <path d="M9.5 15.500c1.5-3.3 4-5.3 7-6" fill="none" stroke="#fff0b8" stroke-width="2.2"
          stroke-linecap="round"/>`;
}

const kSigns = {E: Acorn, G: Leaf, H: Heart, S: Bell};

// To be put once into the page: what all signs refer to, once there is something to be seen.
export function SignShapes() {
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  return seen && html`<svg class="shapes" aria-hidden="true" width="0" height="0">
    ${kSuits.map((suit) => html`
      <symbol id="sign-${suit}" viewBox="0 0 40 40">${html`<${kSigns[suit]}/>`}</symbol>`)}
  </svg>`;
}

// A sign in a text or a button.
export function Sign({suit}) {
  return html`<svg class="sign" viewBox="0 0 40 40" aria-hidden="true">
    <use href="#sign-${suit}"/></svg>`;
}

const at = (suit, x, y, size) =>
  html`<use href="#sign-${suit}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}/>`;

// The pips of the plain cards, in the part of the card that its index leaves free.
const pairs = (...rows) => rows.flatMap((y) => [[59, y], [84, y]]);
const kPips = {
  7: [[70, 27], ...pairs(60, 95, 130)],
  8: pairs(30, 64, 98, 132),
  9: [[70, 24], ...pairs(51, 78, 105, 132)],
  Z: [[66, 22], [88, 22], ...pairs(50, 78, 106, 134)],
};

// A head and shoulders: the king crowned, the Ober with a feather on his hat and his sign above,
// the Unter with a cap and his sign below, as on the old cards.
function Figure({suit, rank}) {
  const ink = kInk[suit];
  const coat = kCoat[suit];
  const place = rank === 'U' ? 'translate(12 -17) scale(.92)' : 'translate(8 3) scale(.98)';
  return html`
    <g transform=${place} stroke=${ink} stroke-width="2.2" stroke-linejoin="round">
      <path d="M14 149c0-25 12-37 36-37s36 12 36 37z" fill=${coat}/>
      <path d="M39 113l11 15 11-15" fill="#fffdf6"/>
      <path d="M50 128v21" fill="none"/>
      <circle cx="50" cy="95" r="18" fill="#f3d3ad"/>
      <path d="M32.5 92c-3 9-2 18 3 24 1-5 1.5-9 1-13M67.5 92c3 9 2 18-3 24-1-5-1.5-9-1-13"
            fill=${suit === 'S' || suit === 'G' ? '#7a5230' : '#4d3320'}/>
      <path d="M43 96v2M57 96v2M45 104.500c3 2.4 7 2.4 10 0" fill="none" stroke="#43260c"
            stroke-linecap="round"/>
      ${rank === 'K' && html`
        <path d="M43 103c2 8 12 8 14 0 2 9-1 16-7 18-6-2-9-9-7-18z" fill="#8a6a48"/>
        <path d="M31 86l-5-27 13 11 11-17 11 17 13-11-5 27c-10-4-28-4-38 0z" fill="#f2c33d"/>
        <circle cx="50" cy="74" r="3" fill="#c8402f" stroke="none"/>`}
      ${rank === 'O' && html`
        <path d="M66 74c10-6 15-16 14-30-9 4-16 13-18 24z" fill="#fffdf6"/>
        <path d="M33 82c0-15 6-24 17-24s17 9 17 24z" fill=${ink}/>
        <path d="M33 76c10 3 24 3 34 0v6h-34z" fill=${coat}/>
        <path d="M23 84c6-4 15-5 27-5s21 1 27 5c-6 4-15 5-27 5s-21-1-27-5z" fill=${ink}/>`}
      ${rank === 'U' && html`
        <path d="M31 87c-4-14 6-25 20-25 12 0 22 5 22 12 0 5-5 6-6 13-10-4-26-4-36 0z" fill=${ink}/>
        <path d="M31 87c10-5 26-5 36 0" fill="none" stroke=${coat} stroke-width="4"/>`}
    </g>
    ${rank === 'K' && at(suit, 72, 27, 38)}
    ${rank === 'O' && at(suit, 69, 25, 36)}
    ${rank === 'U' && html`
      <path d="M12 120h76" stroke=${ink} stroke-width="2.2"/>
      ${at(suit, 70, 137, 29)}${at(suit, 30, 137, 29)}`}`;
}

// What a card looks like; `code` such as "EO". Its name belongs to whatever holds it.
export function Face({code}) {
  const [suit, rank] = code;
  const index = rank === 'Z' ? '10' : rank;
  return html`<svg class="face" viewBox="0 0 100 156" aria-hidden="true" data-face=${code}>
    <rect x="1" y="1" width="98" height="154" rx="9" fill="#fffdf6" stroke="#8d8470"
          stroke-width="2"/>
    ${'OUK'.includes(rank) && html`<${Figure} suit=${suit} rank=${rank}/>`}
    ${rank === 'A' && html`${at(suit, 64, 52, 52)}${at(suit, 50, 112, 66)}`}
    ${kPips[rank]?.map(([x, y]) => at(suit, x, y, 22))}
    <text x=${rank === 'Z' ? 5 : 8} y="37" class=${rank === 'Z' ? 'index ten' : 'index'}
          fill=${kInk[suit]}>${index}</text>
    ${at(suit, 20, 57, 27)}
  </svg>`;
}
