// One game of the score block: what was played and how it went, as a form and as a line that the engine
// prices.
import {capital} from '../languages.mjs';
import {suitName} from '../cards.mjs';
import {Choice, Select, Switch} from '../parts.mjs';
import {bidName, kontraName} from '../play/said.mjs';
import {html} from '../ui.mjs';

export const kChairs = [0, 1, 2, 3];
export const kFresh = {
  game: 'ruf:E', declarer: 0, partner: 2, end: 'won', lauf: 0, laid: 0, stoss: 0, points: ['', '', '', ''],
  none: [true, true, true, true], loser: 0,
};
const kMostNamed = 4; // doublings that have names

// A game by its parts: "solo:H+tout".
const partsOf = (game) => {
  const [, family, suit, tout] = /^([a-z]+)(?::(\w+))?(\+tout)?$/.exec(game);
  return {family, suit, tout: Boolean(tout)};
};
const joined = ({family, suit, tout}) => `${family}${suit ? `:${suit}` : ''}${tout ? '+tout' : ''}`;

// What follows when nobody plays, as a game of its own.
const kAfterPasses = ['ramsch', 'muss', 'kreuz'];

// The games of a table by their family: {suits, tout, parties, objective, least, most}. `rules` is the
// engine's answer about them.
export function gamesOf({contracts, options}) {
  const games = {};
  for (const contract of contracts) {
    const {family, suit, tout} = partsOf(contract.name);
    const follows = kAfterPasses.includes(family) && options.all_pass === family;
    if (contract.deck !== options.deck || !(contract.offered || follows)) continue;
    const {parties, objective, laufende_min: least, laufende_max: most} = contract;
    if (parties === 'card_holders') continue;
    games[family] ??= {suits: [], tout: false, parties, objective, least, most, first: contract.name};
    if (tout) games[family].tout = true;
    else if (parties === 'solo' && /^[EGHS]$/.test(suit)) games[family].suits.push(suit);
  }
  if (options.all_pass.startsWith('throw_in')) games.passed = {suits: [], tout: false, first: 'passed'};
  return games;
}

// Of rules that have it no more.
const gameOnceOffered = (family) => ({
  parties: family === 'ruf' ? 'call' : 'solo', objective: family === 'ramsch' ? 'fewest_points' : 'points',
});

const gameLabel = (game, t) => {
  const {family, suit, tout} = partsOf(game);
  const name = family === 'passed' ? t('block_passed') : bidName(family, t);
  return `${suit && /^(solo|farb)/.test(family) ? `${suitName(suit, t.lang)}-${name}` : name}${tout ? ' Tout' : ''}`;
};

// What was played, by whom, and how it ended.
export function entryLabel(t, names, {game, declarer, end}) {
  const {family} = partsOf(game);
  const alone = family !== 'passed' && !/ramsch/.test(family);
  return [gameLabel(game, t), alone && names[declarer], alone && end !== 'won' && t(`block_${end}`)].filter(Boolean).join(', ');
}

const hasPartner = ({parties}) => parties === 'call' || parties === 'pair';
const kLevels = ['won', 'won_schneider', 'won_schwarz', 'lost', 'lost_schneider', 'lost_schwarz'];
// How it can end, where that is asked.
function endsOf({objective}, tout) {
  if (objective === 'fewest_points' || objective === 'hold_top' || !objective) return [];
  return tout || objective !== 'points' ? ['won', 'lost'] : kLevels;
}

// Points and tricks by which the engine knows how it ended, with hands of `size` cards.
function endNotes({objective}, tout, end, size) {
  if (objective === 'no_tricks') return end === 'won' ? 'points 0; tricks 0' : 'points 30; tricks 2';
  if (tout) return end === 'won' ? `points 120; tricks ${size}` : 'points 60; tricks 2';
  return {
    won: 'points 75', won_schneider: `points 120; tricks ${size - 1}`, won_schwarz: `points 120; tricks ${size}`,
    lost: 'points 45', lost_schneider: 'points 0; tricks 1', lost_schwarz: 'points 0; tricks 0',
  }[end];
}

// The line of an entry whose game seat 0 of chair `forehand` leads.
export function lineOfEntry(entry, forehand, games, size) {
  const {family, tout} = partsOf(entry.game);
  if (family === 'passed') return entry.game;
  const game = games[family] ?? gameOnceOffered(family);
  const seat = (chair) => (chair - forehand + 4) % 4;
  const doubled = [entry.laid > 0 && `layers ${entry.laid}`, entry.stoss > 0 && `stoss ${entry.stoss}`];
  if (game.objective === 'fewest_points') {
    const {points, tricks} = ramschOf(entry, size);
    const bySeat = (chairs) => kChairs.map((seat) => chairs[(seat + forehand) % 4]).join(' ');
    return [family, `points ${bySeat(points)}`, tricks && `tricks ${bySeat(tricks)}`, doubled[0]].filter(Boolean).join('; ');
  }
  const contract = game.parties === 'pair' ? family : entry.game;
  const ends = endsOf(game, tout);
  return [
    `${contract} ${seat(entry.declarer)}`, hasPartner(game) && `partner ${seat(entry.partner)}`,
    ends.length > 0 && endNotes(game, tout, entry.end, size), entry.lauf > 0 && `lauf ${entry.lauf}`, ...doubled,
  ].filter(Boolean).join('; ');
}

// The entry with changes, so that all of it goes together.
export function changed(entry, changes, games) {
  const next = {...entry, ...changes};
  const offered = Object.values(games);
  if (offered.length > 0 && !(partsOf(next.game).family in games)) next.game = offered[0].first;
  const {family, suit, tout} = partsOf(next.game);
  const game = games[family] ?? {suits: []};
  next.game = joined({
    family, tout: tout && game.tout, suit: game.suits.length > 0 ? (game.suits.includes(suit) ? suit : 'H')
      : partsOf(game.first ?? next.game).suit,
  });
  if (next.partner === next.declarer) next.partner = (next.declarer + 1) % 4;
  const ends = endsOf(game, partsOf(next.game).tout);
  if (ends.length > 0 && !ends.includes(next.end)) next.end = next.end.split('_')[0];
  if (next.lauf > game.most || next.lauf < game.least) next.lauf = 0;
  return next;
}

const sumOf = (points) => points.reduce((sum, each) => sum + Number(each || NaN), 0);
// Whether everything is there that its line needs.
export const isWhole = ({game, points}) => !/ramsch/.test(game) || sumOf(points) === 120;

const kMostOfTrick = 44; // points

// Who has the most points of a Ramsch.
const mostOf = (points) => kChairs.filter((chair) => Number(points[chair]) === Math.max(...points.map(Number)));

const loserOf = (most, loser) => (most.includes(loser) ? loser : most[0]);

// Points and tricks of a Ramsch by chair, so that of equal points those of the loser count as more, and
// who says so has a trick without points.
function ramschOf({points, none, loser}, size) {
  const counts = points.map(Number);
  const most = mostOf(points);
  const loses = loserOf(most, loser);
  const tricks = counts.map((each, chair) => (each > 0 ? Math.ceil(each / kMostOfTrick) : none[chair] ? 0 : 1));
  tricks[loses] += size - tricks.reduce((sum, each) => sum + each, 0);
  const equal = most.filter((chair) => chair !== loses);
  if (equal.some((chair) => tricks[chair] >= tricks[loses])) {
    ++counts[loses];
    --counts[equal[0]];
    return {points: counts};
  }
  const said = equal.length > 0 || counts.some((each, chair) => each === 120 || (each === 0 && !none[chair]));
  return {points: counts, ...(said && {tricks})};
}

const range = (low, high) => Array.from({length: Math.max(0, high - low + 1)}, (_, i) => low + i);

function Ramsch({t, names, entry: {points, none, loser}, change}) {
  const sum = sumOf(points);
  const most = sum === 120 ? mostOf(points) : [];
  const put = (list, chair, value) => list.map((old, each) => (each === chair ? value : old));
  return html`<fieldset class="choice"><legend>${t('block_points')}</legend>
    <div class="names">${kChairs.map((chair) => html`<div key=${chair}><label class="field"><span>${names[chair]}</span>
      <input type="text" inputmode="numeric" size="4" name=${`points-${chair}`} value=${points[chair]}
        onInput=${({target}) => change({points: put(points, chair, target.value.trim()), none: put(none, chair, true)})}/></label>
      ${points[chair] === '0' && html`<label class="tout"><input type="checkbox" name=${`none-${chair}`} checked=${none[chair]}
        onChange=${({target}) => change({none: put(none, chair, target.checked)})}/>
        <span>${t('block_no_trick')}</span></label>`}</div>`)}</div>
    ${sum !== 120 && html`<p class="small">${t('block_sum', points.reduce((all, each) => all + Number(each || 0), 0))}</p>`}</fieldset>
    ${most.length > 1 && html`<${Choice} legend=${t('block_loser')} name="loser" value=${loserOf(most, loser)}
      options=${most.map((chair) => [chair, names[chair]])} onChange=${(chair) => change({loser: chair})}/>`}`;
}

export function EntryForm({t, names, entry, games, options, onChange}) {
  const {family, suit, tout} = partsOf(entry.game);
  const game = games[family] ?? {suits: []};
  const change = (changes) => onChange(changed(entry, changes, games));
  const people = kChairs.map((chair) => [chair, names[chair]]);
  const numbers = (name, list) => html`<${Select} label=${t(`block_${name}`)} value=${String(entry[name])}
    options=${list.map(([number, says]) => [String(number), says])}
    onChange=${(value) => change({[name]: Number(value)})}/>`;
  const count = (number) => [number, String(number)];
  const ramsch = game.objective === 'fewest_points';
  const ends = endsOf(game, tout);
  const most = options.stoss_max === 'none' ? kMostNamed : Math.min(options.stoss_max, kMostNamed);
  return html`
    <${Select} label=${t('contract')} value=${family}
      options=${Object.keys(games).map((each) => [each, each === 'passed' ? t('block_passed') : bidName(each, t)])}
      onChange=${(each) => change({game: games[each].first})}/>
    ${game.suits.length > 0 && html`<${Choice} legend=${t('block_suit')} name="suit" value=${suit}
      options=${game.suits.map((each) => [each, suitName(each, t.lang)])}
      onChange=${(each) => change({game: joined({family, suit: each, tout})})}/>`}
    ${game.tout && html`<${Switch} says="Tout" name="tout" on=${tout}
      onChange=${(on) => change({game: joined({family, suit, tout: on})})}/>`}
    ${ramsch && html`<${Ramsch} t=${t} names=${names} entry=${entry} change=${change}/>`}
    ${family !== 'passed' && !ramsch && html`
      <${Choice} legend=${t('block_who')} name="declarer" value=${entry.declarer} options=${people}
        onChange=${(declarer) => change({declarer})}/>
      ${hasPartner(game) && html`<${Choice} legend=${t('block_with')} name="partner" value=${entry.partner}
        options=${people.filter(([chair]) => chair !== entry.declarer)} onChange=${(partner) => change({partner})}/>`}
      ${ends.length > 0 && html`<${Select} label=${t('block_end')} value=${entry.end}
        options=${ends.map((end) => [end, capital(t(`block_${end}`))])} onChange=${(end) => change({end})}/>`}`}
    ${family !== 'passed' && html`<div class="fields thirds">
      ${game.least > 0 && game.most > 0 && numbers('lauf', [0, ...range(game.least, game.most)].map(count))}
      ${options.legen !== 'off' && numbers('laid', range(0, /^only/.test(options.legen) ? 1 : 4).map(count))}
      ${options.kontra_allowed && !ramsch && numbers('stoss',
        [[0, t('block_none')], ...range(1, most).map((each) => [each, kontraName(each - 1)])])}</div>`}`;
}
