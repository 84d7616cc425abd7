// How a game ended: who won, what it costs and why, how the evening stands.
import {isAboutTricks, kSeats, pointsText} from '../deal.mjs';
import {html} from '../ui.mjs';
import {capital} from '../languages.mjs';
import {NameOf, kOthers, nameOf, seatOfYou} from './game.mjs';
import {calledName, signed} from './said.mjs';

export const centsClass = (cents) => (cents > 0 ? 'plus' : cents < 0 ? 'minus' : '');

function sideNames(t, game, side) {
  const names = side.map((seat, place) => (place === 0 ? NameOf : nameOf)(t, game, seat));
  return names.length > 1 ? t('side_pair', names[0], names[1]) : names[0];
}

// "Du und Sepp haben gewonnen: 74 Augen, Schneider."
function endSentence(t, game, score) {
  if (!game.contract) return t('thrown_in');
  const side = score.side ?? [];
  if (score.won === null || score.won === undefined || side.length === 0) return t('each_for_himself');
  const you = seatOfYou(game);
  const own = side.includes(you);
  const names = sideNames(t, game, own ? [you, ...side.filter((seat) => seat !== you)] : side);
  const how = t.by(side.length, own ? (score.won ? 'you_won' : 'you_lost')
    : score.won ? 'side_won' : 'side_lost', names);
  const extra = score.schwarz ? `, ${t('schwarz')}` : score.schneider ? `, ${t('schneider')}` : '';
  const points = score.value >= 0 && score.value <= 120 && !isAboutTricks(game.contract)
    ? `: ${pointsText(t, score.value)}` : '';
  return `${how}${points}${extra}.`;
}

// The same with what it costs whoever plays here.
export const endText = (t, game, score) =>
  `${endSentence(t, game, score)} ${signed(t, game.payments?.[seatOfYou(game)] ?? 0)} ${t('cents')}.`;

// How the price came to be: what is added, what it is multiplied by, what it comes to.
function Steps({t, score}) {
  const steps = score.explanation ?? [];
  const added = (step, place) => (place === 0 ? t.number(step.sum)
    : step.times > 1 ? `× ${step.times}` : signed(t, step.sum - steps[place - 1].sum));
  return html`<ul class="steps">${steps.map((step, place) => html`
    <li key=${place}><span>${t.maybe(`step_${step.what.toLowerCase().replace(/\W+/g, '_')}`) ?? step.what}${
      step.count > 1 ? ` (${step.count})` : ''}</span> <span>${added(step, place)}</span></li>`)}
    ${steps.length > 1 && html`<li><b>${t('sum')}</b> <b>${t.number(steps.at(-1).sum)}</b></li>`}</ul>`;
}

export function Standing({t, sheet}) {
  const balance = sheet?.rows.at(-1)?.balance ?? [0, 0, 0, 0];
  return html`<table class="standing"><caption class="unseen">${t('standing')}</caption>
    <thead><tr>${[t('you'), ...kOthers].map((name) => html`<th scope="col">${
      capital(name)}</th>`)}</tr></thead>
    <tbody><tr>${balance.map((cents) => html`<td class=${centsClass(cents)}>${signed(t, cents)}</td>`)}
    </tr></tbody></table>`;
}

export function Settlement({t, game, score, sheet, actions}) {
  const you = seatOfYou(game);
  const payments = game.payments ?? [0, 0, 0, 0];
  const row = game.practice ? null : sheet?.rows.at(-1);
  const own = payments[you] ?? 0;
  const alone = (score.payments ?? payments).join() === payments.join();
  return html`<section class="sheet-up" aria-labelledby="end-head" data-own=${own}
      data-payments=${payments.join(' ')} data-contract=${game.contract ?? 'passed'}>
    <p class="hero ${centsClass(own)}"><b>${signed(t, own)}</b> <span>${t('cents')}</span></p>
    <h2 id="end-head">${endSentence(t, game, score)}</h2>
    ${game.contract && html`<p class="small">${calledName(game.contract, t)}${game.practice
      ? ` · ${t('practice_hint')}` : ''}</p>`}
    <div class="paid">${kSeats.map((step) => (you + step) % 4).map((seat) => html`
      <span key=${seat}>${NameOf(t, game, seat)} <b class=${centsClass(payments[seat])}>${
        signed(t, payments[seat] ?? 0)}</b></span>`)}</div>
    ${game.contract && html`<details class="why"><summary>${t('how_priced')}</summary>
      <${Steps} t=${t} score=${score}/>${!alone && html`<p class="small">${t('with_evening')}</p>`}</details>`}
    ${row?.stock > 0 && html`<p class="small">${t('block_stock', row.stock)}</p>`}
    ${!game.practice && html`<h3>${t('standing')}</h3><${Standing} t=${t} sheet=${sheet}/>`}
    <div class="choices">${actions}</div>
  </section>`;
}

