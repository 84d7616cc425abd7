// What the coach says: the engine's advice in a sentence or two.
import {cardName} from '../cards.mjs';
import {html} from '../ui.mjs';
import {capital, percent} from '../languages.mjs';
import {whyText} from '../parts.mjs';
import {calledName} from './said.mjs';

const kNamed = 2;

function cardAdvice(t, {cards, declarer, why}) {
  const [best, ...rest] = cards;
  const same = rest.filter((card) => card.as_good).slice(0, kNamed).map(({card}) => cardName(card, t.lang));
  const worse = rest.find((card) => !card.as_good);
  return [
    t(declarer === null ? 'coach_free' : 'coach_card', cardName(best.card, t.lang), percent(best.win)),
    same.length > 0 ? t('coach_same', same.join(t('coach_or'))) : '',
    worse ? t('coach_worse', cardName(worse.card, t.lang), percent(worse.win)) : '',
    whyText(t, why),
  ].filter(Boolean).join(' ');
}

function bidAdvice(t, {contract, games, pass_cents: passing}) {
  const row = ({contract: game, win, cents}) =>
    t(cents < 0 ? 'coach_bid_costs' : 'coach_bid', capital(calledName(game, t)), percent(win), t.number(Math.abs(cents)));
  const head = contract ? t('coach_would', calledName(contract, t)) : t('coach_pass');
  return [head, ...games.slice(0, kNamed).map(row),
    passing === null || games.length === 0 ? '' : t(passing < 0 ? 'coach_passing_costs' : 'coach_passing', t.number(Math.abs(passing)))]
    .filter(Boolean).join(' ');
}

export function Coach({t, advised, onClose}) {
  const {choice, advice, only, fault} = advised;
  const text = fault ?? (only ? t('coach_only') : choice ? bidAdvice(t, choice) : advice ? cardAdvice(t, advice)
    : t('coach_thinks'));
  // Each text is a box of its own: none grows, which would be a shift.
  return html`<div class="coaching" role="status">
    <div class="coach" key=${text} data-best=${advice?.best ?? choice?.contract ?? null}>
      <p>${text}</p>
      <button type="button" class="plain" aria-label=${t('close')} onClick=${onClose}>×</button></div></div>`;
}
