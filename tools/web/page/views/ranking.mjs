// The ranked games of a hand: a sentence, and a bar for each game.
import {gameName} from '../cards.mjs';
import {calledName} from '../play/said.mjs';
import {html, useState} from '../ui.mjs';
import {Why} from '../parts.mjs';
import {number, percent, together} from '../languages.mjs';
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

// Games that stand at the top, without passing.
const kShown = 3;

// "Ja: Wenz. 82 %", by what the program says of its best game.
function Headline({t, answer, ranked}) {
  const best = ranked.find(({contract}) => contract === answer.best) ?? ranked[0];
  const chance = percent(best.table_win ?? best.open_win);
  return html`<p class="headline">${answer.verdict === 'leave' ? t('headline_leave')
    : together(t(`headline_${answer.verdict}`, calledName(best.contract, t), chance))}</p>`;
}

// What is folded away; while the answer grows it is drawn only where somebody looks at it.
function Hopeless({summary, growing, children}) {
  const [open, setOpen] = useState(false);
  return html`<details class="hopeless" onToggle=${(event) => setOpen(event.target.open)}>
    <summary>${summary}</summary>${(open || !growing) && children}</details>`;
}

export function Ranking({t, answer, growing, share, more}) {
  const ranked = [...answer.contracts].sort((one, other) => worthOf(other) - worthOf(one));
  const rows = ranked.map((game) => html`
    <${Row} key=${game.contract} t=${t} game=${game} best=${game.contract === answer.best}/>`);
  let top = kShown;
  if (answer.pass_cents !== null) {
    // Passing has its place among them.
    const better = ranked.filter((game) => worthOf(game) >= answer.pass_cents).length;
    top += better <= kShown ? 1 : 0;
    rows.splice(better, 0, html`
      <${PassRow} key="pass" t=${t} answer=${answer} best=${answer.best === 'pass'}/>`);
  }
  const bids = ranked.some((game) => isKnown(game.bid_cents));
  return html`
    <${Verdict} verdict=${answer.verdict} sentence=${answer.sentence} growing=${growing}
      headline=${html`<${Headline} t=${t} answer=${answer} ranked=${ranked}/>`}>
      <${Why} t=${t} why=${answer.why}/><//>
    ${growing && html`<p class="growing" role="status">${t.by(answer.worlds, 'first_word',
      answer.worlds)} <progress max="1" value=${share ?? null} aria-hidden="true"></progress></p>`}
    <ol class="ranking" aria-label=${t('ranking')}>${rows.slice(0, top)}</ol>
    <${Hopeless} growing=${growing} summary=${rows.length > top
      ? t.by(rows.length - top, 'hopeless', rows.length - top) : t('more_about')}>
      <ol class="ranking" start=${top + 1}>${rows.slice(top)}</ol>
      <p class="small">${t('two_chances')}${bids && ` ${t('bid_explained')}`}</p>
      <p class="small">${t.by(answer.worlds_possible, 'worlds_of', number(t.lang, answer.worlds),
        number(t.lang, answer.worlds_possible), answer.seed, answer.rules, answer.tariff)}</p>
      ${!growing && html`<div class="line">
        <button type="button" class="quiet" onClick=${more.worlds}>${t('more_worlds')}</button>
        <button type="button" class="quiet" onClick=${more.shuffle}>${t('shuffle')}</button></div>`}
    <//>`;
}
