// The score block of an evening at a real table: who played what and how it went; the engine prices it, by
// the rules that held when the sheet was begun.
import {useAsked} from '../asked.mjs';
import {kLanguages} from '../languages.mjs';
import {Choice, Fault, Names, Sure} from '../parts.mjs';
import {signed} from '../play/said.mjs';
import {centsClass} from '../play/settlement.mjs';
import {keepSetting, readSettings} from '../settings.mjs';
import {rulesFields, rulesName, settingsNow} from '../rules/terms.mjs';
import {html, useState} from '../ui.mjs';
import {EntryForm, changed, entryLabel, gamesOf, isWhole, kChairs, kFresh, lineOfEntry} from './entry.mjs';

const kNobody = [0, 0, 0, 0];
const kRest = 500; // milliseconds after an entry in which a second tap is none

// Who sits here: asked for before the first game, later out of the way.
function People({t, block: {names, first, entries}, change}) {
  const begins = entries.length === 0;
  const call = (chair, name) => name && change({names: names.map((old, each) => (each === chair ? name : old))});
  return html`<details open=${begins}><summary>${t('block_names')}</summary>
    <${Names} labels=${kChairs.map((chair) => t('player', chair + 1))} names=${names} change=${call}/>
    ${begins && html`<${Choice} legend=${t('block_first')} name="first" value=${first}
      options=${kChairs.map((chair) => [chair, names[chair]])} onChange=${(chair) => change({first: chair})}/>`}
  </details>`;
}

// By what is reckoned, and the way to other rules where those of the table are others by now.
function Terms({t, block, settings, change}) {
  const now = rulesFields(settings);
  const begun = block.entries.length > 0 && block.terms;
  const other = begun && JSON.stringify(block.terms.fields) !== JSON.stringify(now);
  const name = rulesName(t, settings.rules, settings);
  return html`<p class="small">${t('block_rules')} <a href="#rules=">${begun ? block.terms.name : name}</a>
    ${other && html` <${Sure} id="other-rules" says=${t('block_other_rules')} sure=${t('block_sure_rules')}
      onYes=${() => change({terms: {fields: now, name}})}/>`}</p>`;
}

// What the game in the form comes to, or why it cannot be.
function Preview({t, names, row}) {
  if (row?.error) return html`<${Fault} fault=${t('enter_fault', row.error)}/>`;
  if (!row?.payments) return null;
  return html`${row.factor > 1 && html`<p class="small">${t('block_factor', row.factor)}</p>`}
    <div class="paid">${kChairs.map((chair) => html`<span key=${chair}>${names[chair]}${' '}
    <b class=${centsClass(row.payments[chair])}>${signed(t, row.payments[chair])}</b></span>`)}</div>`;
}

function Sheet({t, names, entries, rows, balance, editing, onEdit}) {
  return html`<div class="scroll"><table class="block-table"><caption class="unseen">${t('block')}</caption>
    <thead><tr><th scope="col">#</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${entries.map((entry, place) => html`<tr key=${place} class=${place === editing ? 'edited' : ''}>
      <th scope="row"><button type="button" class="plain" title=${t('block_edit', place + 1)}
        onClick=${() => onEdit(place)}>${place + 1} <small>${entryLabel(t, names, entry)}${factorOf(rows[place])}</small></button></th>
      ${rows[place]?.error ? html`<td colspan="4" class="wrong">${rows[place].error}</td>` : kChairs.map((chair) => {
        const cents = rows[place]?.payments?.[chair];
        return html`<td class=${centsClass(cents ?? 0)}>${cents === undefined ? '' : signed(t, cents)}</td>`;
      })}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t('sum')}</th>${kChairs.map((chair) => html`
      <td class=${centsClass(balance[chair])}><b>${signed(t, balance[chair])}</b></td>`)}</tr></tfoot>
  </table></div>`;
}

const factorOf = (row) => (row?.factor > 1 ? ` ×${row.factor}` : '');
const transfersOf = (t, names, row) => (row?.transfers ?? []).map(({from, to, cents}) =>
  t('block_pays', names[from] ?? t('stock'), names[to] ?? t('stock'), t.number(cents / 100, {places: 2})));

// The evening as a text to be sent.
function textOf(t, {names, entries}, rows, last) {
  const each = (cents) => kChairs.map((chair) => `${names[chair]} ${signed(t, cents?.[chair] ?? 0)}`).join(', ');
  return [
    t('block_shared', new Date().toLocaleDateString(kLanguages[t.lang].locale)),
    ...entries.map((entry, place) =>
      `${place + 1}. ${entryLabel(t, names, entry)}${factorOf(rows[place])}: ${each(rows[place]?.payments)}`),
    `${t('sum')}: ${each(last?.balance)}`,
    ...transfersOf(t, names, last),
  ].join('\n');
}

function Share({t, text}) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({text: text()});
      else {
        await navigator.clipboard.writeText(text());
        setCopied(true);
      }
    } catch {
      // Not shared after all.
    }
  };
  return html`<button type="button" class="quiet" onClick=${share}><span aria-live="polite">${
    copied ? t('copied') : t('share')}</span></button>`;
}

// The game in the form, of a new entry or of one that is there.
function Note({t, block, games, options, entry, editing, row, known, onEntry, onDone, onLeave, onDrop}) {
  const fresh = editing === null;
  return html`<section class="sheet" aria-labelledby="entry-head">
    <h2 id="entry-head">${fresh ? t('block_note', block.entries.length + 1) : t('block_edit', editing + 1)}</h2>
    <${EntryForm} t=${t} names=${block.names} entry=${entry} games=${games} options=${options} onChange=${onEntry}/>
    <${Preview} t=${t} names=${block.names} row=${row}/>
    <div class="choices"><button type="button" class="primary" id="note-game" disabled=${!known || !row?.payments}
        onClick=${onDone}>${t(fresh ? 'block_enter' : 'block_change')}</button>
      ${!fresh && html`<button type="button" class="quiet" id="drop-game" onClick=${onDrop}>${t('block_drop')}</button>
        <button type="button" class="quiet" onClick=${onLeave}>${t('block_leave')}</button>`}</div></section>`;
}

const kSheet = {first: 0, entries: []};
const readBlock = (t) => ({...kSheet, names: [t('you_first'), 'Sepp', 'Vroni', 'Resi'], ...readSettings().block});

export function BlockView({t, engine}) {
  const [block, setBlock] = useState(() => readBlock(t));
  const [entry, setEntry] = useState(kFresh);
  const [editing, setEditing] = useState(null);
  const [resting, setResting] = useState(false);
  const settings = settingsNow();
  const {names, entries, first} = block;
  const terms = (entries.length > 0 && block.terms?.fields) || rulesFields(settings);
  const {answer: known, old, fault: unruled} = useAsked(engine, {question: 'rules', ...terms});
  const rules = known ?? old;
  const games = rules ? gamesOf(rules) : {};
  const draft = changed({...kFresh, ...entry}, {}, games);
  const place = editing ?? entries.length;
  const listed = [...entries];
  if (isWhole(draft)) listed[place] = draft;
  const size = rules && rules.options.deck / 4;
  const asked = rules && listed.length > 0 ? {
    question: 'sheet', forehand: first, ...terms,
    deals: listed.map((each, i) => lineOfEntry(each, (first + i) % 4, games, size)),
  } : null;
  const sheet = useAsked(engine, asked);
  const rows = (asked && (sheet.answer ?? sheet.old)?.rows) || [];
  // How it stands is said of the games that are entered.
  const last = rows.slice(0, entries.length).findLast((row) => row.balance);
  const balance = last?.balance ?? kNobody;
  const change = (changes) => {
    const next = {...block, ...changes};
    setBlock(next);
    keepSetting('block', next);
  };
  const leave = () => {
    setEditing(null);
    setEntry({...kFresh});
  };
  const note = () => {
    setResting(true);
    setTimeout(() => setResting(false), kRest);
    const begun = entries.length === 0 || !block.terms;
    const name = rulesName(t, settings.rules, settings);
    change({entries: listed, ...(begun && {terms: {fields: terms, name}})});
    leave();
  };
  const drop = (of) => {
    change({entries: entries.filter((_, each) => each !== of)});
    leave();
  };
  const edit = (of) => {
    setEditing(of);
    setEntry(entries[of]);
    document.getElementById('entry-head')?.scrollIntoView({block: 'nearest'});
  };
  const fault = unruled ?? sheet.fault;
  return html`<div class="more block" data-sum=${balance.join(' ')}>
    <h1>${t('block')}</h1>
    <p class="small">${t('block_text')} ${t('block_deals', names[(first + entries.length + 3) % 4])}</p>
    <${Terms} t=${t} block=${block} settings=${settings} change=${change}/>
    ${entries.length === 0 && html`<${People} t=${t} block=${block} change=${change}/>`}
    ${rules && html`<${Note} t=${t} block=${block} games=${games} options=${rules.options} entry=${draft}
      editing=${editing} row=${isWhole(draft) ? rows[place] : null} known=${Boolean(sheet.answer) && !resting} onEntry=${setEntry} onDone=${note}
      onLeave=${leave} onDrop=${() => drop(editing)}/>`}
    ${fault && html`<${Fault} fault=${fault}/>`}
    ${entries.length > 0 && html`<${Sheet} t=${t} names=${names} entries=${entries} rows=${rows} balance=${balance}
        editing=${editing} onEdit=${edit}/>
      ${last?.stock > 0 && html`<p>${t('block_stock', last.stock)}</p>`}
      <ul class="pays">${transfersOf(t, names, last).map((says) => html`<li>${says}</li>`)}</ul>
      <div class="choices">
        <${Sure} id="undo" says=${t('undo')} sure=${t('undo_sure', entries.length)} onYes=${() => drop(entries.length - 1)}/>
        <${Share} t=${t} text=${() => textOf(t, block, rows, last)}/>
        <${Sure} says=${t('block_new')} sure=${t('block_sure')} onYes=${() => change({entries: [], terms: undefined})}/></div>
      <${People} t=${t} block=${block} change=${change}/>`}</div>`;
}
