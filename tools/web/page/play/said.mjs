// What is said at the table, as players say it.
import {cardName, gameName, suitName} from '../cards.mjs';
import {capital} from '../languages.mjs';

// "auf die Alte", "Wenz", "Herz-Solo Tout".
const suitCalled = (contract) => /^ruf:([EGS])$/.exec(contract)?.[1];
export function calledName(contract, t) {
  const suit = suitCalled(contract);
  return suit ? t(`called_${suit}`) : gameName(contract, t.lang);
}

// What somebody announces before he names the suit.
export function bidName(bid, t) {
  const [game, ...more] = bid.split('+');
  const known = {ruf: t('bid_ruf'), solo: 'Solo', wenz: 'Wenz', geier: 'Geier', sie: 'Sie'};
  const name = known[game] ?? gameName(game, t.lang);
  return more.length > 0 ? `${name} ${more.map(capital).join(' ')}`
    : name;
}

export const kontraName = (number) => ['Kontra', 'Re', 'Sub', 'Hirsch'][number] ?? `×${2 ** (number + 1)}`;

// What a bubble says.
export function bubbleOf(said, t) {
  if (!said) return '';
  if (said.lays) return t('says_lays');
  if (said.plays) {
    const name = calledName(said.plays, t);
    return suitCalled(said.plays) ? capital(name) : t('says_plays', name);
  }
  if (said.kontra !== undefined) return `${kontraName(said.kontra)}!`;
  return said.bid ? t('says_bid', bidName(said.bid, t)) : t('says_pass');
}

// What a choice among games of one kind is called: its suit, or all of it.
export function optionName(contract, t) {
  const [, base, of] = /^([a-z]+):(\w+)/.exec(contract) ?? [];
  if (!of) return gameName(contract, t.lang);
  if (base === 'ruf') return calledName(contract, t);
  return of.length === 2 ? cardName(of, t.lang) : suitName(of, t.lang);
}

export const signed = (t, cents) => t.number(cents, {sign: true});
