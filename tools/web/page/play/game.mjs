// A game at the table and an evening of them, as they are kept: plain values. What is legal, who is on
// turn and what it comes to is the engine's answer to `tableQuestion` and `scoreQuestion`.
import {dealLine} from '../deal.mjs';

// The others by their place, clockwise from the left of whoever plays here; chair 0 is one's own.
export const kOthers = ['Sepp', 'Vroni', 'Resi'];

// How well the others play, as fields of the question.
export const kLevels = {
  relaxed: {habit: true},
  club: {worlds: 60},
  strong: {worlds: 2000},
};

export const seatOfYou = (game) => (4 - game.forehand) % 4;
export const chairOf = (game, seat) => (game.forehand + seat) % 4;
export const nameOf = (t, game, seat) => {
  const chair = chairOf(game, seat);
  return chair === 0 ? t('you') : kOthers[chair - 1];
};
// To begin a sentence with.
export const NameOf = (t, game, seat) => {
  const name = nameOf(t, game, seat);
  return name[0].toUpperCase() + name.slice(1);
};

const randomId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

export function newEvening(settings) {
  return {id: randomId(), began: Date.now(), ...settings, games: [], current: null};
}

// The same seed draws the same four cards to lay on.
function firstCards(hand, seed) {
  const cards = [...hand];
  let state = seed;
  for (let i = cards.length - 1; i > 0; --i) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards.slice(0, cards.length / 2);
}

export function newGame({hands, seed, forehand, lays, practice = false}) {
  return {
    id: randomId(), seed, forehand, hands, practice,
    first: hands.map((hand, seat) => firstCards(hand, seed + seat)),
    laid: lays ? null : [], // who laid; null: not said yet
    bids: [], // [{seat, bid, contract}], of who passes null
    kontra: [], kontraAsked: false, // after how many doublings the others were asked for the next one
    contract: null, declarer: null, // once the auction is over
    played: [], over: false, helped: 0, payments: null, // by seat
  };
}

// The same cards again, for practice.
export const again = (game, lays) => newGame({...game, lays, practice: true});

// What was bid; where a game is played that nobody bid, nothing of it is told.
export function bidsText({bids, contract}) {
  if (contract && bids.every(({bid}) => !bid)) return '';
  return bids.map(({seat, bid}) => `${seat} ${bid ?? 'pass'}`).join(', ');
}

export const lineOf = ({contract, declarer, hands, played}) =>
  dealLine({contract: contract ?? 'passed', declarer, hands, played});

const kRules = ['rules', 'options', 'tariff'];
export const rulesOf = (evening) =>
  Object.fromEntries(kRules.filter((key) => evening[key]?.length).map((key) => [key, evening[key]]));

export function tableQuestion(evening, game, more = {}) {
  const bids = bidsText(game);
  return {
    question: 'table', deal: lineOf(game), ...(bids && {bids}),
    ...(game.kontra.length > 0 && {kontra: game.kontra.join(' ')}), ...rulesOf(evening), ...more,
  };
}

export function scoreQuestion(evening, game) {
  return {
    question: 'score', deal: lineOf(game),
    ...(game.laid?.length && {laid: game.laid.join(' ')}),
    ...(game.kontra.length > 0 && {kontra: game.kontra.join(' ')}), ...rulesOf(evening),
  };
}

// A finished game as a line that every verb reads, with its notes.
export function recordOf(game, {players} = {}) {
  const bids = bidsText(game);
  // Of one that nobody played there is nothing to note.
  const notes = !game.contract ? [] : [
    players && `players ${players.join(', ')}`,
    game.laid?.length && `laid ${game.laid.join(' ')}`,
    game.kontra.length > 0 && `kontra ${game.kontra.join(' ')}`,
  ].filter(Boolean);
  const line = game.contract ? lineOf(game) : lineOf({...game, played: []});
  return {line: [line, ...notes].join(' ; '), bids};
}

// The sheet of an evening, of the games that count.
export function sheetQuestion(evening) {
  const counted = evening.games.filter(({practice}) => !practice);
  return counted.length === 0 ? null : {
    question: 'sheet', deals: counted.map((game) => recordOf(game).line),
    forehand: counted[0].forehand, ...rulesOf(evening),
  };
}

// What a seat sees, for advice.
export function viewOf(game, seat) {
  const hands = game.hands.map((hand, each) => (each === seat ? hand : ['_']));
  return dealLine({...game, hands});
}

// Cards that a seat has not played yet.
export const heldBy = (game, seat) => game.hands[seat].filter((card) => !game.played.includes(card));

// A game before the last decision of `seat`; null where it has not decided anything.
export function takenBack(game, seat) {
  const held = (card) => game.hands[seat].includes(card);
  const place = game.played.findLastIndex(held);
  if (place >= 0) return {...game, played: game.played.slice(0, place), over: false, helped: game.helped + 1};
  const bid = game.bids.findLastIndex((each) => each.seat === seat);
  if (bid < 0) return null;
  return {
    ...game, bids: game.bids.slice(0, bid), played: [], kontra: [], kontraAsked: false, contract: null,
    declarer: null, over: false, helped: game.helped + 1,
  };
}
