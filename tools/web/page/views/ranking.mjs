// The ranked games of a hand: a sentence, and a bar for each game.
import {gameName} from '../cards.mjs';
import {html} from '../ui.mjs';
import {number, percent} from '../words.mjs';
import {Verdict} from './verdict.mjs';

const isKnown = (value) => typeof value === 'number';

// What a game is worth where it is ranked: as a bid, where others may bid after it. The number that
// is shown, and by which the games stand.
const worthOf = (game) => game.bid_cents ?? game.cents;
const errorOf = (game) => game.bid_error ?? game.cents_error;

// The chance at the table as a bar with its interval as a line across its end; the chance with open
// cards is an upright mark.
export function ChanceBar({chance, low, high, open, label}) {
  const x = (share) => 100 * Math.max(0, Math.min(1, share));
  const upright = (share, top, kind) => html`<line class=${kind} x1=${x(share)} x2=${x(share)}
    y1=${top} y2=${12 - top}/>`;
  return html`<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" role="img"
      aria-label=${label}>
    <rect class="track" x="0" y="1" width="100" height="10" rx="1.5"/>
    ${isKnown(chance) && html`<rect class="fill" x="0" y="1" width=${x(chance)} height="10"
      rx="1.5"/>`}
    ${upright(0.5, 0, 'half')}
    ${isKnown(low) && html`
      <line class="span" x1=${x(low)} x2=${x(high)} y1="6" y2="6"/>
      ${[low, high].map((end) => upright(end, 3, 'span'))}`}
    ${isKnown(open) && upright(open, 0, 'open')}
  </svg>`;
}

// A chance with its interval; null where there is none.
function chanceInWords(t, chance, low, high) {
  return isKnown(chance) ? t('chance_value', percent(chance), percent(low), percent(high)) : null;
}

// Both chances of a game, as far as there are any: what each is, and how large.
const bothChances = (t, game) => [
  [t('table_chance'), chanceInWords(t, game.table_win, game.table_low, game.table_high)],
  [t('open_cards'), chanceInWords(t, game.open_win, game.open_low, game.open_high)],
].filter(([, value]) => value);

function Details({t, game}) {
  const cents = (value) => number(t.lang, value, {sign: true});
  const rows = [
    ...bothChances(t, game),
    [t('schneider'), `${percent(game.table_schneider ?? game.schneider)} %`],
    [t('schwarz'), `${percent(game.table_schwarz ?? game.schwarz)} %`],
    [t('if_played'), isKnown(game.bid_cents) && t('cents_value', cents(game.cents),
      number(t.lang, game.cents_error))],
    [t('as_bid'), isKnown(game.bid_cents) && t('as_bid_value', cents(game.bid_cents),
      number(t.lang, game.bid_error), percent(game.outbid))],
    [t('rests_on'), t(`basis_${game.basis}`)],
    [t('dealt'), t.by(game.worlds, 'worlds_dealt', number(t.lang, game.worlds)) +
      (game.given_up ? `; ${t('given_up')}` : '')],
  ];
  return html`<dl>${rows.filter(([, value]) => value).map(([what, value]) =>
    html`<div><dt>${what}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function Row({t, game, best}) {
  const chance = game.table_win ?? game.open_win;
  const cents = number(t.lang, worthOf(game), {sign: true});
  const name = gameName(game.contract, t.lang);
  const label = bothChances(t, game).map(([what, value]) => `${what}: ${value}`).join('; ');
  return html`<li class=${best ? 'best' : ''} data-contract=${game.contract}>
    <details><summary>
      <span class="name">${name}${best && html`<span class="star" aria-hidden="true"> ★</span>`}
        ${game.basis !== 'fitted' && html`<small class="basis">${t(`by_${game.basis}`)}</small>`}</span>
      <span class="chance">${percent(chance)} %</span>
      <${ChanceBar} chance=${game.table_win} low=${game.table_low} high=${game.table_high}
        open=${game.open_win} label=${label}/>
      <span class="cents">${cents}<small> ± ${number(t.lang, errorOf(game))}</small>
        <span class="unseen"> ${t('cents')}</span></span>
    </summary><${Details} t=${t} game=${game}/></details></li>`;
}

function PassRow({t, answer, best}) {
  const passing = answer.passing;
  return html`<li class=${`pass ${best ? 'best' : ''}`} data-contract="pass">
    <details><summary>
      <span class="name">${t('pass_row')}${best && html`<span class="star" aria-hidden="true"> ★</span>`}</span>
      <span class="chance"></span><span class="bar none"></span>
      <span class="cents">${number(t.lang, answer.pass_cents, {sign: true})}
        ${passing && html`<small> ± ${number(t.lang, passing.cents_error)}</small>`}
        <span class="unseen"> ${t('cents')}</span></span>
    </summary>
    ${passing && html`<dl><div><dt>${t('pass_row')}</dt>
      <dd>${t('pass_detail', percent(passing.nobody_plays), percent(passing.with),
        percent(passing.against))}</dd></div></dl>`}
    </details></li>`;
}

// How many of the ranked games stand at the top: those worth a thought, at least three.
function worthAThought(ranked) {
  const near = ranked.filter((game) => worthOf(game) > Math.min(worthOf(ranked[0]), 0) - 60 ||
    (game.table_win ?? game.open_win) >= 0.3);
  return Math.max(3, near.length);
}

export function Ranking({t, answer, growing, share, more}) {
  const ranked = [...answer.contracts].sort((one, other) => worthOf(other) - worthOf(one));
  const rows = ranked.map((game) => html`
    <${Row} key=${game.contract} t=${t} game=${game} best=${game.contract === answer.best}/>`);
  const passes = answer.pass_cents !== null;
  if (passes) {
    // Passing has its place among them.
    const better = ranked.filter((game) => worthOf(game) >= answer.pass_cents).length;
    rows.splice(better, 0, html`
      <${PassRow} key="pass" t=${t} answer=${answer} best=${answer.best === 'pass'}/>`);
  }
  const top = worthAThought(ranked) + (passes ? 1 : 0);
  const bids = ranked.some((game) => isKnown(game.bid_cents));
  return html`
    <${Verdict} verdict=${answer.verdict} sentence=${answer.sentence} growing=${growing}/>
    ${growing && html`<p class="growing" role="status">${t.by(answer.worlds, 'first_word',
      answer.worlds)} <progress max="1" value=${share ?? null} aria-hidden="true"></progress></p>`}
    <div class="columns" aria-hidden="true"><span>${t('contract')}</span><span>${t('at_table')}</span>
      <span>${t(bids ? 'cents_bid' : 'cents')}</span></div>
    <ol class="ranking" aria-label=${t('ranking')}>${rows.slice(0, top)}</ol>
    ${rows.length > top && html`<details class="hopeless"><summary>${
      t.by(rows.length - top, 'hopeless', rows.length - top)}</summary>
      <ol class="ranking" start=${top + 1}>${rows.slice(top)}</ol></details>`}
    <p class="small">${t('two_chances')}${bids && ` ${t('bid_explained')}`}</p>
    <p class="small">${t.by(answer.worlds_possible, 'worlds_of', number(t.lang, answer.worlds),
      number(t.lang, answer.worlds_possible), answer.seed, answer.rules, answer.tariff)}</p>
    ${!growing && html`<div class="line">
      <button type="button" onClick=${more.worlds}>${t('more_worlds')}</button>
      <button type="button" class="quiet" onClick=${more.shuffle}>${t('shuffle')}</button></div>`}`;
}
