// The score block of an evening at a real table: who played what and how it went; the engine prices it.
import {useAsked} from '../asked.mjs';
import {Choice, Fault, Select} from '../parts.mjs';
import {signed} from '../play/said.mjs';
import {centsClass} from '../play/settlement.mjs';
import {settingsNow, termsOf} from '../play/start.mjs';
import {keepSetting, readSettings} from '../play/store.mjs';
import {html, useState} from '../ui.mjs';

const kChairs = [0, 1, 2, 3];
const kGames = ['ruf:E', 'solo:H', 'wenz', 'geier', 'farbwenz:H', 'solo:H+tout', 'wenz+tout', 'passed'];
// How it ended, as the notes of a line say it.
const kEnds = {
  won: 'points 61', won_schneider: 'points 91', won_schwarz: 'points 120; tricks 8',
  lost: 'points 60', lost_schneider: 'points 30', lost_schwarz: 'points 0; tricks 0',
};
const kTout = {won: 'points 120; tricks 8', lost: 'points 60; tricks 4'};
const kFresh = {game: 'ruf:E', declarer: 0, partner: 2, end: 'won', lauf: 0, laid: 0, stoss: 0};

const isCall = (game) => game.startsWith('ruf');
const isTout = (game) => game.endsWith('tout');
const seatOf = (chair, place, first) => (chair - first - place + 8) % 4;

const keyOf = (game) => `block_game_${game.replace(/:\w/, '').replace('+', '_')}`;

// The line of the entry at `place` of a block whose first game chair `first` led.
function lineOfEntry(entry, place, first) {
  if (entry.game === 'passed') return 'passed';
  const seat = (chair) => seatOf(chair, place, first);
  return [
    `${entry.game} ${seat(entry.declarer)}`,
    isCall(entry.game) && `partner ${seat(entry.partner)}`,
    isTout(entry.game) ? kTout[entry.end.split('_')[0]] : kEnds[entry.end],
    entry.lauf > 0 && `lauf ${entry.lauf}`, entry.laid > 0 && `layers ${entry.laid}`,
    entry.stoss > 0 && `stoss ${entry.stoss}`,
  ].filter(Boolean).join('; ');
}

function sheetOf({entries, first}) {
  if (entries.length === 0) return null;
  const {rules, tariff, options} = termsOf(settingsNow());
  const deals = entries.map((entry, place) => lineOfEntry(entry, place, first));
  return {question: 'sheet', deals, forehand: first, rules, options, ...(tariff && {tariff})};
}

// Who sits here: asked for before the first game, later out of the way.
function People({t, block: {names, first, entries}, change}) {
  const begins = entries.length === 0;
  const call = (chair, name) => name && change({names: names.map((old, each) => (each === chair ? name : old))});
  return html`<details open=${begins}><summary>${t('block_names')}</summary>
    <div class="names">${kChairs.map((chair) => html`
      <label class="field"><span>${t('player', chair + 1)}</span>
        <input type="text" value=${names[chair]} maxlength="14" autocomplete="off"
          onChange=${(event) => call(chair, event.target.value.trim())}/></label>`)}</div>
    ${begins && html`<${Choice} legend=${t('block_first')} name="first" value=${first}
      options=${kChairs.map((chair) => [chair, names[chair]])} onChange=${(chair) => change({first: chair})}/>`}
  </details>`;
}

function Entry({t, names, onNote}) {
  const [entry, setEntry] = useState(kFresh);
  const change = (changes) => {
    const next = {...entry, ...changes};
    if (next.partner === next.declarer) next.partner = (next.declarer + 1) % 4;
    if (isTout(next.game) && next.end.includes('_')) next.end = next.end.split('_')[0];
    setEntry(next);
  };
  const people = kChairs.map((chair) => [chair, names[chair]]);
  const ends = Object.keys(isTout(entry.game) ? kTout : kEnds);
  const counts = (name, most) => html`<${Select} label=${t(`block_${name}`)} value=${String(entry[name])}
    options=${Array.from({length: most + 1}, (_, i) => [String(i), String(i)])}
    onChange=${(value) => change({[name]: Number(value)})}/>`;
  return html`<section class="sheet" aria-labelledby="entry-head"><h2 id="entry-head">${t('block_note')}</h2>
    <${Select} label=${t('contract')} value=${entry.game}
      options=${kGames.map((game) => [game, t(keyOf(game))])}
      onChange=${(game) => change({game})}/>
    ${entry.game !== 'passed' && html`
      <${Choice} legend=${t('block_who')} name="declarer" value=${entry.declarer} options=${people}
        onChange=${(declarer) => change({declarer})}/>
      ${isCall(entry.game) && html`<${Choice} legend=${t('block_with')} name="partner" value=${entry.partner}
        options=${people.filter(([chair]) => chair !== entry.declarer)} onChange=${(partner) => change({partner})}/>`}
      <${Select} label=${t('block_end')} value=${entry.end} options=${ends.map((end) => [end, t(`block_${end}`)])}
        onChange=${(end) => change({end})}/>
      <div class="fields thirds">${counts('lauf', 8)}${counts('laid', 4)}${counts('stoss', 4)}</div>`}
    <button type="button" class="primary" id="note-game" onClick=${() => { onNote(entry); setEntry({...kFresh}); }}>${
      t('block_enter')}</button></section>`;
}

function Sheet({t, names, entries, rows}) {
  const last = rows.at(-1);
  return html`<div class="scroll"><table class="block-table"><caption class="unseen">${t('block')}</caption>
    <thead><tr><th scope="col">#</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${entries.map((entry, place) => html`<tr key=${place}>
      <th scope="row">${place + 1} <small>${t(keyOf(entry.game))}</small></th>
      ${kChairs.map((chair) => {
        const cents = rows[place]?.payments?.[chair];
        return html`<td class=${centsClass(cents ?? 0)}>${cents === undefined ? '' : signed(t, cents)}</td>`;
      })}</tr>`)}</tbody>
    ${last && html`<tfoot><tr><th scope="row">${t('sum')}</th>${kChairs.map((chair) => html`
      <td class=${centsClass(last.balance[chair])}><b>${signed(t, last.balance[chair])}</b></td>`)}</tr></tfoot>`}
  </table></div>`;
}

export function BlockView({t, engine}) {
  const [block, setBlock] = useState(() => readSettings().block ??
    {names: [t('you_first'), 'Sepp', 'Vroni', 'Resi'], first: 0, entries: []});
  const asked = sheetOf(block);
  const {answer, fault, old} = useAsked(engine, asked);
  const rows = asked ? (answer ?? old)?.rows ?? [] : [];
  const [sure, setSure] = useState(false);
  const change = (changes) => {
    const next = {...block, ...changes};
    setBlock(next);
    setSure(false);
    keepSetting('block', next);
  };
  const {names, entries} = block;
  const balance = rows.at(-1)?.balance ?? [0, 0, 0, 0];
  const dealer = (block.first + entries.length + 3) % 4;
  const text = () => [
    ...entries.map((entry, place) => `${place + 1}. ${kChairs.map((chair) =>
      `${names[chair]} ${signed(t, rows[place]?.payments?.[chair] ?? 0)}`).join(', ')}`),
    `${t('sum')}: ${kChairs.map((chair) => `${names[chair]} ${signed(t, balance[chair])}`).join(', ')}`,
  ].join('\n');
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({text: text()});
      else await navigator.clipboard.writeText(text());
    } catch {
      // Not shared after all.
    }
  };
  return html`<div class="more block" data-sum=${balance.join(' ')}>
    <h1>${t('block')}</h1>
    <p class="small">${t('block_text')} ${t('block_deals', names[dealer])}</p>
    ${entries.length === 0 && html`<${People} t=${t} block=${block} change=${change}/>`}
    <${Entry} t=${t} names=${names} onNote=${(entry) => change({entries: [...entries, entry]})}/>
    ${fault && html`<${Fault} fault=${fault}/>`}
    ${entries.length > 0 && html`<${Sheet} t=${t} names=${names} entries=${entries} rows=${rows}/>
      <ul class="pays">${(rows.at(-1)?.transfers ?? []).map(({from, to, cents}) => html`<li>${
        t('block_pays', names[from] ?? t('stock'), names[to] ?? t('stock'), t.number(cents / 100, {places: 2}))}</li>`)}</ul>
      <div class="choices">
        <button type="button" class="quiet" id="undo" onClick=${() => change({entries: entries.slice(0, -1)})}>${t('undo')}</button>
        <button type="button" class="quiet" onClick=${share}>${t('share')}</button>
        <button type="button" class="quiet" onClick=${() => (sure ? change({entries: []}) : setSure(true))}>${
          sure ? t('block_sure') : t('block_new')}</button></div>`}
    ${entries.length > 0 && html`<${People} t=${t} block=${block} change=${change}/>`}</div>`;
}
