// The rules of one's own table, changed line by line: prices, games, customs; each change goes through
// the engine, which says what holds.
import {useAsked} from '../asked.mjs';
import {capital} from '../languages.mjs';
import {Fault, Select, Switch, saveFile} from '../parts.mjs';
import {bidName} from '../play/said.mjs';
import {html, useEffect, useRef, useState} from '../ui.mjs';
import {fieldAt, gamesIn, valueAt, withField, withName, withValue, withoutGame} from './file.mjs';
import {ownFrom} from './terms.mjs';

const kPrices = ['extra', 'call', 'solo'];
const kOwnPrices = ['lauf', 'schneider', 'schwarz'];
const kUsualGames = ['ruf', 'solo', 'wenz', 'geier', 'farbwenz', 'bettel', 'sie'];
const kMostListed = 60; // numbers that are chosen, not typed
const kHerzSolo = '"solo:H"';

// What is being typed, until another value holds; and how it is given up.
function useTyped(value) {
  const [typed, setTyped] = useState(null);
  useEffect(() => setTyped(null), [value]);
  return [{value: typed ?? value, onInput: ({target}) => setTyped(target.value)}, () => setTyped(null)];
}

const selectAll = ({target}) => target.select();

function Cents({t, label, value, usual, onChange}) {
  const [typed, reset] = useTyped(value);
  const [refused, setRefused] = useState('');
  const change = ({target}) => {
    const cents = target.value.trim();
    const right = /^\d{0,6}$/.test(cents);
    setRefused(right ? '' : cents);
    if (right) onChange(cents);
    else reset();
  };
  return html`<label class="amount"><span>${label}</span>
      <input type="text" inputmode="numeric" size="5" ...${typed} onFocus=${selectAll} placeholder=${usual} onChange=${change}/></label>
    ${refused && html`<${Fault} fault=${t('price_fault', refused)}/>`}`;
}

function Name({t, value, onChange}) {
  const [typed] = useTyped(value);
  return html`<label class="field"><span>${t('rules_name')}</span>
    <input type="text" id="rules-name" ...${typed} onFocus=${selectAll} maxlength="40" autocomplete="off"
      onChange=${({target}) => target.value.trim() && onChange(target.value.trim())}/></label>`;
}

// Prices of all games, and of those that cost something else.
function Prices({t, file, edit}) {
  const price = (key, usual) => html`<${Cents} t=${t} label=${t(`price_${key}`)} value=${valueAt(file, 'tariff', key) ?? ''}
    usual=${usual} onChange=${(cents) => edit((now) => withValue(now, 'tariff', key, cents))}/>`;
  return html`<section class="sheet" aria-labelledby="prices-head"><h2 id="prices-head">${t('prices_head')}</h2>
    ${kPrices.map((key) => price(key))}
    ${kOwnPrices.map((key) => price(key, valueAt(file, 'tariff', 'extra')))}</section>`;
}

function Game({t, file, book, game, cents, tapped, edit}) {
  const key = `game-${game}`;
  const on = tapped[key] ?? valueAt(file, 'contracts', game) !== undefined;
  const touts = tapped[`tout-${game}`] ?? fieldAt(file, game, 'tout') !== '';
  const tout = fieldAt(book, game, 'tout');
  const name = bidName(game, t);
  const price = (key, label) => html`<${Cents} t=${t} label=${label} value=${fieldAt(file, key, 'price')} usual=${cents}
    onChange=${(own) => edit((now) => withField(now, key, 'price', own))}/>`;
  return html`<${Switch} says=${name} name=${key} on=${on}
      onChange=${(yes) => edit((now) => (yes ? withValue(now, 'contracts', game, valueAt(book, 'contracts', game))
        : withoutGame(now, game)), {[key]: yes})}/>
    ${on && html`<div class="of-game">
      ${price(game, t('price_of_game'))}
      ${game === 'solo' && price(kHerzSolo, t('price_of_herz'))}
      ${tout && html`<label class="tout"><input type="checkbox" checked=${touts}
        onChange=${({target: {checked}}) => edit((now) => withField(now, game, 'tout', checked && tout),
          {[`tout-${game}`]: checked})}/>
        <span>${t('with_tout')}</span></label>`}</div>`}`;
}

function Games({t, file, book, contracts, tapped, edit}) {
  const all = gamesIn(book);
  const usual = (game) => contracts.find(({name}) => name.split(/[:+]/)[0] === game)?.cents;
  const rows = (games) => games.map((game) => html`<${Game} key=${game} t=${t} file=${file} book=${book}
    game=${game} cents=${usual(game)} tapped=${tapped} edit=${edit}/>`);
  return html`<section class="sheet" aria-labelledby="games-head"><h2 id="games-head">${t('games_head')}</h2>
    ${rows(kUsualGames)}
    <details><summary>${t('games_rare')}</summary>${rows(all.filter((game) => !kUsualGames.includes(game)))}</details>
  </section>`;
}

const valueOf = (value) => (value === true ? 'on' : value === false ? 'off' : String(value));

function Option({t, row, value, onChange}) {
  const says = capital(row.says);
  if (row.words.join(' ') === 'off on') {
    return html`<${Switch} says=${says} name=${row.option} on=${value === 'on'}
      onChange=${(on) => onChange(on ? 'on' : 'off')}/>`;
  }
  const words = row.words.map((word, i) => [word, t.maybe(`rule_of_${row.option}_${word}`) ??
    t.maybe(`rule_value_${word}`) ?? row.words_said[i]]);
  const numbers = row.low === null ? [] : Array.from({length: row.high - row.low + 1}, (_, i) => String(row.low + i));
  if (numbers.length > kMostListed) {
    return html`<${Cents} t=${t} label=${says} value=${value}
      onChange=${(number) => number && Number(number) <= row.high && onChange(number)}/>`;
  }
  return html`<${Select} label=${says} value=${value} options=${[...words, ...numbers.map((number) => [number, number])]}
    onChange=${onChange}/>`;
}

// What every table is asked first.
const kFirst = ['all_pass', 'legen', 'kontra_allowed', 'stoss_max', 'kontra_window'];

// Customs in groups, folded; the rare ones last.
function Customs({t, known, tapped, choose}) {
  const others = known.option_list.filter(({option}) => !kFirst.includes(option));
  const groups = [...new Set(others.map(({group}) => group))].map(
    (group) => [group, others.filter((row) => row.group === group)]);
  const options = (rows) => rows.map((row) => html`<${Option} key=${row.option} t=${t} row=${row}
    value=${tapped[row.option] ?? valueOf(known.options[row.option])} onChange=${(value) => choose(row.option, value)}/>`);
  return html`<section class="sheet customs" aria-labelledby="customs-head">
    <h2 id="customs-head">${t('customs_head')}</h2>
    ${options(kFirst.map((name) => known.option_list.find(({option}) => option === name)))}
    ${groups.map(([group, rows], i) => html`
      ${i > 0 && groups[i - 1][1][0].common && !rows[0].common && html`<h3>${t('customs_rare')}</h3>`}
      <details key=${group}><summary>${group}</summary>${options(rows)}</details>`)}</section>`;
}

// The same as a text, for those who have it as a file.
function AsFile({t, file, onFile}) {
  const [typed] = useTyped(file);
  return html`<details class="own-rules"><summary>${t('rules_own')}</summary>
    <label class="field"><span>${t('rules_own_hint')}</span>
      <textarea rows="16" id="rule-file" ...${typed} spellcheck=${false}
        onChange=${(event) => onFile(event.target.value)}></textarea></label>
    <div class="line"><label class="button quiet">${t('game_file')}<input type="file" class="unseen" accept=".toml"
        onChange=${async (event) => onFile(await event.target.files[0]?.text() ?? '')}/></label>
      <button type="button" class="quiet" onClick=${() => saveFile('schafkopf.toml', file, 'text/plain')}>${t('rules_save')}</button></div></details>`;
}

// `known`: the engine's answer in the language of the page, about these rules where it is `current`.
export function OwnRules({t, engine, own, known, current, onOwn}) {
  const {answer: book} = useAsked(engine, {question: 'rules', lang: 'en'});
  const [fault, setFault] = useState('');
  const [tapped, setTapped] = useState({}); // shown until the engine has said what holds
  const [waiting, setWaiting] = useState(0);
  useEffect(() => { if (waiting === 0 && current) setTapped({}); }, [waiting, current]);
  const latest = useRef(own);
  const taken = useRef(Promise.resolve());
  // One change after the other, each of what the one before has made.
  const take = (asked, shown) => {
    setTapped((before) => ({...before, ...shown}));
    setWaiting((count) => count + 1);
    taken.current = taken.current.then(async () => {
      const question = {question: 'rules', ...asked(latest.current.file)};
      try {
        latest.current = ownFrom(await engine.answer({...question, lang: 'en'}));
        onOwn(latest.current);
        setFault('');
      } catch {
        // Said in the language of the page.
        await engine.answer(question).catch(({message}) => setFault(message));
      }
      setWaiting((count) => count - 1);
    });
  };
  const edit = (change, shown) => take((file) => ({rule_file: change(file)}), shown);
  if (!known || !book) return html`<p role="status">${t('loading')}</p>`;
  return html`
    <${Name} t=${t} value=${own.name} onChange=${(name) => edit((now) => withName(now, name))}/>
    ${fault && html`<${Fault} fault=${fault}/>`}
    <${Prices} t=${t} file=${own.file} edit=${edit}/>
    <${Games} t=${t} file=${own.file} book=${book.rule_file} contracts=${known.contracts} tapped=${tapped} edit=${edit}/>
    <${Customs} t=${t} known=${known} tapped=${tapped} choose=${(option, value) =>
      take((file) => ({rule_file: file, options: [`${option}=${value}`]}), {[option]: value})}/>
    <${AsFile} t=${t} file=${known.rule_file} onFile=${(text) => edit(() => text)}/>`;
}
