// Why a card may not be played, as far as the cards that may be tell.
import {cardName, suitName} from '../cards.mjs';

export function whyRefused(t, {contract}, {legal, trick, trumps}, card) {
  const name = cardName(card, t.lang);
  const group = (each) => (trumps.includes(each) ? '' : each[0]);
  const [, called] = /^ruf:(\w)/.exec(contract) ?? [];
  const sau = `${called}A`;
  const [lead] = trick;
  if (lead && legal.every((each) => group(each) === group(lead))) {
    if (legal.join() === sau) return t('refused_called', name);
    return group(lead) ? t('refused_suit', name, suitName(lead[0], t.lang)) : t('refused_trump', name);
  }
  if (card === sau) return t('refused_sau', name);
  return !lead && called && group(card) === called ? t('refused_lead', name) : t('refused', name);
}
