// A game at the table and an evening of them, as they are kept: plain values. What is legal, who is on
// turn and what it comes to is the engine's answer to `tableQuestion` and `scoreQuestion`.
import {dealLine} from '../deal.mjs';
import {capital} from '../languages.mjs';

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
// Whether a seat plays with the declarer, as far as `you` know.
export const isPartner = (game, table, seat, you) => seat !== game.declarer && table.side.includes(seat) &&
  (table.side_shown || seat === you);
// To begin a sentence with.
export const NameOf = (t, game, seat) => capital(nameOf(t, game, seat));

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
    kontra: [], kontraAsked: null, // after how many doublings the others were asked for the next one; true in
    // evenings kept from before there was a Re
    contract: null, declarer: null, // once the auction is over
    played: [], over: false, payments: null, // by seat
  };
}

// The same cards again, for practice.
export const again = (game, lays) => newGame({...game, lays, practice: true});

// What was bid; where a game is played that nobody bid, nothing of it is told.
function bidsText({bids, contract}) {
  if (contract && bids.every(({bid}) => !bid)) return '';
  return bids.map(({seat, bid}) => `${seat} ${bid ?? 'pass'}`).join(', ');
}

export const lineOf = ({contract, declarer, hands, played}) =>
  dealLine({contract: contract ?? 'passed', declarer, hands, played});

const kRules = ['rules', 'rule_file', 'options', 'tariff'];
export const rulesOf = (evening) =>
  Object.fromEntries(kRules.filter((key) => evening[key]?.length).map((key) => [key, evening[key]]));

// Who laid, and what was bid and doubled, as fields of a question.
const laidIn = ({laid}) => (laid?.length > 0 ? {laid: laid.join(' ')} : {});
const doubledIn = ({kontra}) => (kontra.length > 0 ? {kontra: kontra.join(' ')} : {});
function saidIn(game) {
  const bids = bidsText(game);
  return {...(bids && {bids}), ...doubledIn(game)};
}

export function tableQuestion(evening, game, more) {
  return {question: 'table', deal: lineOf(game), ...saidIn(game), ...rulesOf(evening), ...more};
}

export function scoreQuestion(evening, game) {
  return {
    question: 'score', deal: lineOf(game), ...laidIn(game), ...doubledIn(game), ...rulesOf(evening),
  };
}

// A finished game as a line that every verb reads, with its notes.
export function recordOf(game, {players} = {}) {
  // Of one that nobody played there is nothing to note.
  if (!game.contract) return lineOf({...game, played: []});
  const noted = {...(players && {players: players.join(', ')}), ...laidIn(game), ...doubledIn(game)};
  return [lineOf(game), ...Object.entries(noted).map(([what, says]) => `${what} ${says}`)].join(' ; ');
}

// The sheet of an evening, of the games that count.
export function sheetQuestion(evening) {
  const counted = evening.games.filter(({practice}) => !practice);
  return counted.length === 0 ? null : {
    question: 'sheet', deals: counted.map((game) => recordOf(game)),
    forehand: counted[0].forehand, ...rulesOf(evening),
  };
}

// What `seat` should do by what it sees.
export function adviseQuestion(evening, game, seat, more) {
  const hands = game.hands.map((hand, each) => (each === seat ? hand : ['_']));
  return {
    question: 'advise', view: dealLine({...game, hands}), no_open: true,
    ...saidIn(game), ...rulesOf(evening), ...more,
  };
}

// The game as `review` reads it.
export function reviewQuestion(evening, game) {
  return {
    question: 'review', game: JSON.stringify({deal: lineOf(game), ...saidIn(game)}), ...rulesOf(evening),
  };
}

// Whether there is something to look back on: cards of a game or of a Ramsch were played.
export const isJudged = ({contract, played, over}) => over && Boolean(contract) && played.length > 0;

// A game before the last decision of `seat`; null where it has not decided anything.
export function takenBack(game, seat) {
  const held = (card) => game.hands[seat].includes(card);
  const place = game.played.findLastIndex(held);
  if (place >= 0) return {...game, played: game.played.slice(0, place), over: false};
  const bid = game.bids.findLastIndex((each) => each.seat === seat);
  if (bid < 0) return null;
  return {
    ...game, bids: game.bids.slice(0, bid), played: [], kontra: [], kontraAsked: null, contract: null,
    declarer: null, over: false,
  };
}
