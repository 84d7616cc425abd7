// An open deal as the page holds it: a deal line taken apart, with the `names` of its seats where they were
// given, and what can be told of its tricks by who held which card. Whose turn it is and what is legal
// comes with the engine's answers.
import {pointsIn, readCards} from './cards.mjs';
import {capital, number} from './languages.mjs';

// The first line of a text that is no comment.
export const dealRow = (text) =>
  text.split('\n').map((row) => row.replace(/[#;].*$/, '').trim()).find(Boolean) ?? '';

// {contract, declarer, hands, played}; throws with what is wrong with the text.
export function readDeal(text, t) {
  const fields = dealRow(text).split('|').map((field) => field.trim());
  const hands = fields.slice(1, 5).map((field) => readCards(field));
  const [, contract, declarer] = /^(.*?)\s*(\d|-)?$/.exec(fields[0]) ?? [];
  const sizes = new Set(hands.map((hand) => hand.cards.length));
  const played = readCards(fields[5] ?? '');
  const amiss = ({wrong, doubled}) => wrong >= 0 || doubled.length > 0;
  if (hands.length !== 4 || sizes.size !== 1 || [...hands, played].some(amiss)) {
    throw new Error(t('deal_line'));
  }
  return {
    contract: contract ? contract.replace(/:\w+/, (of) => of.toUpperCase()) : 'passed',
    declarer: declarer === undefined || declarer === '-' ? null : Number(declarer),
    hands: hands.map((hand) => hand.cards),
    played: played.cards,
  };
}

export function dealLine({contract, declarer, hands, played = []}) {
  const fields = [`${contract} ${declarer ?? '-'}`, ...hands.map((hand) => hand.join(' '))];
  if (played.length > 0) fields.push(played.join(' '));
  return fields.join(' | ');
}

export const kSeats = [0, 1, 2, 3];

export const holderOf = (deal, card) => deal.hands.findIndex((hand) => hand.includes(card));

// Cards with the seat that each is from: [{seat, card}].
export const laidBy = (deal, cards) => cards.map((card) => ({seat: holderOf(deal, card), card}));

// Cards that a seat has not played yet.
export const heldBy = (deal, seat) => deal.hands[seat].filter((card) => !deal.played.includes(card));

// The cards played as tricks: [{leader, cards: [{seat, card}]}].
export function tricksOf(deal) {
  const tricks = [];
  deal.played.forEach((card, place) => {
    const seat = holderOf(deal, card);
    if (place % 4 === 0) tricks.push({leader: seat, cards: []});
    tricks.at(-1).cards.push({seat, card});
  });
  return tricks;
}

// What each seat has, by who took each trick; `winners` may be fewer than the tricks.
export function pointsOf(tricks, winners) {
  const points = [0, 0, 0, 0];
  winners.forEach((winner, place) => {
    points[winner] += pointsIn((tricks[place]?.cards ?? []).map(({card}) => card));
  });
  return points;
}

// The seats of the declarer's side.
export function sideOf(deal) {
  if (deal.declarer === null) return [];
  const [, called] = /^(?:ruf|muss):(\w+)/.exec(deal.contract) ?? [];
  if (!called) {
    const [, partner] = /^(?:bauern)?hochzeit:(\d)/.exec(deal.contract) ?? [];
    return partner ? [deal.declarer, Number(partner)] : [deal.declarer];
  }
  const partner = holderOf(deal, called.length === 2 ? called : called + 'A');
  return partner < 0 || partner === deal.declarer ? [deal.declarer]
    : [deal.declarer, partner].sort();
}

// The seat's name: the one that was given, else by its place; `first` where it begins a sentence.
export function seatName(t, seat, {first = false, names} = {}) {
  if (names?.[seat]) return names[seat];
  const name = t(`seat_name_${seat}`);
  return first ? capital(name) : name;
}

// The names of all seats.
export const namesOf = (t, names, {first = true} = {}) => kSeats.map((seat) => seatName(t, seat, {first, names}));

// One seat or two, to begin a sentence with.
export function sideName(t, [one, other], names) {
  const begins = seatName(t, one, {first: true, names});
  return other === undefined ? begins : t('side_pair', begins, seatName(t, other, {names}));
}

export const pointsText = (t, count) => t.by(count, 'points', count);

export const isAboutTricks = (contract) => /tout|^bettel|^pfd|^sie/.test(contract);

// What kind of value it is: of points, or one of the ends of the scale.
function kindOf(value, contract) {
  if (isAboutTricks(contract)) return value > 0 ? 'made' : 'lost';
  return {121: 'all', '-1': 'none'}[value] ?? 'points';
}

// "Vorhand +40, der Geber −120 Cent", by other names if there are any.
export const paidText = (t, payments, names) => payments.map((cents, seat) =>
  `${seatName(t, seat, {names})} ${number(t.lang, cents, {sign: true})}`).join(', ') + ` ${t('cents')}`;

// A value as people read it.
export function valueText(value, contract, t) {
  const kind = kindOf(value, contract);
  return kind === 'points' ? pointsText(t, value) : t(`value_${kind}`);
}

// The same where there is little room.
export function valueShort(value, contract, t) {
  switch (kindOf(value, contract)) {
    case 'made': return '✓';
    case 'lost': return '✗';
    case 'all': return t('short_all');
    case 'none': return t('short_none');
    default: return String(value);
  }
}

// The sentence that says what the declarer's side has got of a finished deal, or gets.
export function sideSentence(t, deal, value, {over}) {
  const side = sideOf(deal);
  const kind = kindOf(value, deal.contract);
  return t.by(side.length, over ? `got_${kind}` : `best_${kind}`,
    sideName(t, side, deal.names), valueText(value, deal.contract, t));
}
