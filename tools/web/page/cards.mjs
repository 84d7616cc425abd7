// Cards as text and as words: what the page itself must know of the notation to show typed cards
// at once. What is legal, strong or won is the engine's to say.
import {kRanks, kSuits} from './signs.mjs';
import {capital} from './languages.mjs';

const kPoints = {A: 11, Z: 10, K: 4, O: 3, U: 2, 9: 0, 8: 0, 7: 0};
export const pointsIn = (cards) => cards.reduce((sum, [, rank]) => sum + kPoints[rank], 0);

const kSuitLetters = {
  E: 'E', '♣': 'E', G: 'G', L: 'G', B: 'G', '♠': 'G', H: 'H', '♥': 'H', S: 'S', '♦': 'S',
};
const kRankLetters = {
  A: 'A', Z: 'Z', T: 'Z', X: 'Z', K: 'K', O: 'O', Q: 'O', D: 'O', U: 'U', J: 'U', 9: '9', 8: '8',
  7: '7',
};

// The cards of a text such as "eogohoso eu ga", at most once each; `doubled` are those that are there
// again, `wrong` is the place of the first character that is none, or -1.
export function readCards(text) {
  const cards = [];
  const doubled = [];
  const letters = [...text.toUpperCase()];
  let i = 0;
  while (i < letters.length) {
    if (/[\s,;._]/.test(letters[i])) {
      ++i;
      continue;
    }
    const suit = kSuitLetters[letters[i]];
    const ten = letters[i + 1] === '1' && letters[i + 2] === '0';
    const rank = ten ? 'Z' : kRankLetters[letters[i + 1]];
    if (!suit || !rank) return {cards, doubled, wrong: i};
    (cards.includes(suit + rank) ? doubled : cards).push(suit + rank);
    i += ten ? 3 : 2;
  }
  return {cards, doubled, wrong: -1};
}

// Whether a text may be the beginning of one card.
export const isBegun = (text) => /^.1?$/u.test(text) && text[0].toUpperCase() in kSuitLetters;

// Ober and Unter first, then by suit: how most hands are held.
const kHeld = new Map(
  [...kSuits.map((s) => s + 'O'), ...kSuits.map((s) => s + 'U'),
    ...['H', 'E', 'G', 'S'].flatMap((s) => ['A', 'Z', 'K', '9', '8', '7'].map((r) => s + r))]
    .map((card, place) => [card, place]));

export const sorted = (cards) => [...cards].sort((a, b) => kHeld.get(a) - kHeld.get(b));

// In the order of the game, as the engine has it.
export const inOrder = (cards, order) =>
  [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));

export function deckOf(handSize) {
  const ranks = handSize === 6 ? kRanks.filter((r) => r !== '7' && r !== '8') : kRanks;
  return kSuits.map((suit) => ranks.map((rank) => suit + rank));
}

// The games that one may be asked about, as contracts.
export const kGames = ['ruf:E', 'ruf:G', 'ruf:S', 'wenz', 'geier',
  ...kSuits.map((suit) => `solo:${suit}`), ...kSuits.map((suit) => `farbwenz:${suit}`)];

const kNames = {
  de: {
    E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen', A: 'Sau', Z: 'Zehn', K: 'König', O: 'Ober',
    U: 'Unter', 9: 'Neun', 8: 'Acht', 7: 'Sieben', pass: 'Weiter',
  },
  en: {
    E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen', A: 'Sau', Z: 'ten', K: 'König', O: 'Ober',
    U: 'Unter', 9: 'nine', 8: 'eight', 7: 'seven', pass: 'Pass',
  },
};

export const suitName = (suit, lang) => kNames[lang][suit];
export const cardName = ([suit, rank], lang) => `${kNames[lang][suit]}-${kNames[lang][rank]}`;

// A game as players call it: "ruf:G" is Rufspiel (Gras), auf die Gras-Sau; "solo:H+tout" Herz-Solo
// Tout.
export function gameName(contract, lang) {
  if (contract === 'pass') return kNames[lang].pass;
  const [, base, of, more] = /^([a-z]+)(?::(\w+))?(?:\+(.*))?$/.exec(contract) ?? [];
  if (!base) return contract;
  const plain = {
    ruf: 'Rufspiel', koenig: 'König', pfd: 'Pfd', muss: 'Muss', schieberamsch: 'Schieberamsch',
  }[base] ?? capital(base);
  const extra = more ? ' ' + capital(more) : '';
  if (of === undefined) return plain.replace('koenig', 'könig') + extra;
  if (/^\d$/.test(of)) return `${plain} (${of})${extra}`;
  const calls = base === 'ruf' || base === 'muss';
  if (calls && lang === 'de') {
    const on = `auf ${of[1] === 'K' ? 'den' : 'die'} ${cardName(of.padEnd(2, 'A'), lang)}`;
    return (base === 'muss' ? `${plain} ${on}` : on) + extra;
  }
  const suit = kNames[lang][of[0]] ?? of;
  const called = of[1] ? `${suit}-${kNames[lang][of[1]]}` : suit;
  const named = plain.replace('koenig', 'könig');
  return calls ? `${named} (${called})${extra}` : `${suit}-${named}${extra}`;
}
