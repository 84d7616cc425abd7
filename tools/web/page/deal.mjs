// An open deal as the page holds it: a deal line taken apart, and what can be told of its tricks by
// who held which card. Whose turn it is and what is legal comes with the engine's answers.
import {kPoints, readCards} from './cards.mjs';

// {contract, declarer, hands, played}; throws with what is wrong with the text.
export function readDeal(text, t) {
  const line = text.split('\n').map((row) => row.replace(/[#;].*$/, '').trim()).find(Boolean) ?? '';
  const fields = line.split('|').map((field) => field.trim());
  const hands = fields.slice(1, 5).map((field) => readCards(field));
  const [, contract, declarer] = /^(.*?)\s*(\d|-)?$/.exec(fields[0]) ?? [];
  const sizes = new Set(hands.map((hand) => hand.cards.length));
  if (hands.length !== 4 || sizes.size !== 1 || hands.some((hand) => hand.wrong >= 0)) {
    throw new Error(t('deal_line'));
  }
  const played = readCards(fields[5] ?? '').cards;
  return {
    contract: contract ? contract.replace(/:\w+/, (of) => of.toUpperCase()) : 'passed',
    declarer: declarer === undefined || declarer === '-' ? null : Number(declarer),
    hands: hands.map((hand) => hand.cards),
    played,
  };
}

export function dealLine({contract, declarer, hands, played = []}) {
  const fields = [`${contract} ${declarer ?? '-'}`, ...hands.map((hand) => hand.join(' '))];
  if (played.length > 0) fields.push(played.join(' '));
  return fields.join(' | ');
}

export const holderOf = (deal, card) => deal.hands.findIndex((hand) => hand.includes(card));

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

// Who took each trick: the seat that led the next; `next` is the seat on turn now, where known.
export function winnersOf(tricks, next) {
  return tricks.map((trick, place) => {
    if (trick.cards.length < 4) return null;
    return tricks[place + 1]?.leader ?? next ?? null;
  });
}

export function pointsOf(tricks, winners) {
  const points = [0, 0, 0, 0];
  tricks.forEach((trick, place) => {
    if (winners[place] === null) return;
    for (const {card} of trick.cards) points[winners[place]] += kPoints[card[1]];
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

// The seat's name; `first` where it begins a sentence.
export function seatName(t, seat, {first = false} = {}) {
  const name = seat === 0 ? t('seat_first') : t('seat_other', seat);
  return first ? name[0].toUpperCase() + name.slice(1) : name;
}

// One seat or two, to begin a sentence with.
export function sideName(t, [one, other]) {
  const begins = seatName(t, one, {first: true});
  return other === undefined ? begins : t('side_pair', begins, seatName(t, other));
}

export const pointsText = (t, count) => (count === 1 ? t('one_point') : t('points', count));

export const isAboutTricks = (contract) => /tout|^bettel|^pfd|^sie/.test(contract);

// A value as people read it: points, or the ends of the scale.
export function valueText(value, contract, t) {
  if (isAboutTricks(contract)) return t(value > 0 ? 'value_made' : 'value_lost');
  if (value === 121) return t('value_all');
  if (value === -1) return t('value_none');
  return pointsText(t, value);
}

// The same where there is little room.
export function valueShort(value, contract, t) {
  if (isAboutTricks(contract)) return value > 0 ? '✓' : '✗';
  if (value === 121) return t('short_all');
  if (value === -1) return t('short_none');
  return String(value);
}
