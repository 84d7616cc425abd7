// The rules of a rule set or of one's own table: what holds in sentences, what each game costs and which
// cards are its trumps; one's own can be changed.
import {useAsked} from '../asked.mjs';
import {gameName, suitName} from '../cards.mjs';
import {CardPicture, Fault, Select, Sure} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {OwnRules} from './own.mjs';
import {allRules, keepTable, kOwn, ownFrom, rulesName, rulesFields, settingsNow, tableRules} from './terms.mjs';
import {withName} from './file.mjs';

// Games that are offered, each family once with its suits.
function familiesOf({contracts, options}) {
  const families = new Map();
  for (const contract of contracts) {
    if (!contract.offered || contract.deck !== options.deck || contract.name.includes('+')) continue;
    const family = contract.name.split(':')[0];
    if (!families.has(family)) families.set(family, contract);
  }
  return [...families.values()];
}

function Families({t, known}) {
  return html`<h2>${t('rules_games')}</h2>
    <ul class="families">${familiesOf(known).map((contract) => html`
      <li key=${contract.name}><h3>${gameName(contract.name.split(':')[0], t.lang)}
          ${/:[EGHS]/.test(contract.name) && !contract.name.startsWith('ruf') && html`${' '}<small>
            ${t('rules_such_as', suitName(contract.name.split(':')[1], t.lang))}</small>`}</h3>
        <p><b>${t('rules_price')}: ${contract.cents} ${t('cents')}</b>
          ${contract.laufende_min > 0 && html` · ${t('rules_lauf')} ${contract.laufende_min}`}</p>
        <div class="small-cards" aria-label=${t('rules_trumps')} role="group">
          ${contract.trumps.length === 0 ? t('rules_no_trumps')
            : contract.trumps.map((card) => html`<${CardPicture} key=${card} code=${card}
                lang=${t.lang}/>`)}</div></li>`)}</ul>`;
}

// Whether the table plays so, and the way to rules of its own.
function Chosen({t, engine, settings, shown, terms, keep}) {
  const begin = async () => {
    const answer = await engine.answer({question: 'rules', lang: 'en', ...terms});
    const name = t('rules_own_name');
    keep({own: {...ownFrom(answer), name, file: withName(answer.rule_file, name)}, rules: kOwn});
  };
  const change = {id: 'own-rules', says: t('rules_change')};
  return html`<div class="choices">
    ${settings.rules !== shown && tableRules(settings).includes(shown) && html`
      <button type="button" class="primary" id="use-rules" onClick=${() => keep({rules: shown})}>${
        t('rules_use')}</button>`}
    ${shown !== kOwn && (settings.own
      ? html`<${Sure} ...${change} sure=${t('rules_replace', settings.own.name)} onYes=${begin}/>`
      : html`<button type="button" class="quiet" id=${change.id} onClick=${begin}>${change.says}</button>`)}</div>`;
}

export function RulesView({t, engine, query, go}) {
  const [settings, setSettings] = useState(settingsNow);
  const [shown, setShown] = useState(allRules(settings).includes(query.rules) ? query.rules : settings.rules);
  const terms = shown === settings.rules || shown === kOwn ? rulesFields({...settings, rules: shown}) : {rules: shown};
  const {answer, fault, old} = useAsked(engine, {question: 'rules', ...terms});
  const known = answer ?? old;
  const show = (rules) => {
    setShown(rules);
    go('rules', {rules});
  };
  const keep = (changes) => {
    const next = {...settings, ...changes};
    setSettings(next);
    keepTable(next);
    show(next.rules);
  };
  return html`<div class="rules more">
    <h1>${t('rules')}</h1>
    <${Select} label=${t('rule_set')} value=${shown}
      options=${allRules(settings).map((rules) => [rules, rulesName(t, rules, settings)])} onChange=${show}/>
    <${Chosen} t=${t} engine=${engine} settings=${settings} shown=${shown} terms=${terms} keep=${keep}/>
    ${shown === settings.rules && html`<p class="small">${t('rules_in_force')}</p>`}
    ${fault && html`<${Fault} fault=${fault}/>`}
    ${shown === kOwn && html`<${OwnRules} t=${t} engine=${engine} own=${settings.own} known=${known}
      current=${Boolean(answer)} onOwn=${(own) => keep({own, rules: kOwn})}/>`}
    ${!known ? !fault && html`<p role="status">${t('loading')}</p>` : html`
      <section class="sheet" aria-labelledby="said-head"><h2 id="said-head">${t('rules_said')}</h2>
        <ul class="said">${known.said.map((sentence) => html`<li>${sentence}</li>`)}</ul></section>
      <${Families} t=${t} known=${known}/>
      <details class="all-options"><summary>${t('rules_options')}</summary>
        <pre tabindex="0" role="region" aria-label=${t('rules_options')}>${known.rule_file}</pre></details>`}
  </div>`;
}
