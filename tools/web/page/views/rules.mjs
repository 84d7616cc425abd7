// The rules in force: games with their trumps and prices, options.
import {useAsked} from '../asked.mjs';
import {gameName, suitName} from '../cards.mjs';
import {CardPicture, Fault, Select} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {kRuleSets} from './rule_sets.mjs';

// Of a rule set by its name, or of the text of a rule file: {known} or {fault}.
function useRules(engine, rules, file, lang) {
  const {answer, fault, old} = useAsked(engine, {question: 'rules', ...(file.trim() ? {rule_file: file} : {rules}), lang});
  return {known: answer ?? old, fault};
}

// A rule file of one's own, checked as it is typed: empty, or the one in force to begin with.
function OwnRules({t, file, inForce, onFile}) {
  return html`<details class="grow own-rules"><summary>${t('rules_own')}</summary>
    <label class="field"><span>${t('rules_own_hint')}</span>
      <textarea rows=${file ? 16 : 6} id="rule-file" value=${file} spellcheck=${false}
        placeholder=${t('rules_own_example')}
        onInput=${(event) => onFile(event.target.value)}></textarea></label>
    <div class="line"><label class="button quiet">${t('game_file')}<input type="file" class="unseen" accept=".toml"
        onChange=${async (event) => onFile(await event.target.files[0]?.text() ?? '')}/></label>
      ${!file && inForce && html`<button type="button" class="quiet" id="take-rules"
        onClick=${() => onFile(inForce)}>${t('rules_take')}</button>`}</div>
  </details>`;
}

// Games of one deck that are offered, each family once with its suits.
function familiesOf(contracts) {
  const families = new Map();
  for (const contract of contracts) {
    if (!contract.offered || contract.name.includes('+')) continue;
    const deck = contract.deck;
    const family = `${deck} ${contract.name.split(':')[0]}`;
    if (!families.has(family)) families.set(family, contract);
  }
  return [...families.values()];
}

export function RulesView({t, engine, query, go}) {
  const rules = kRuleSets.includes(query.rules) && query.rules ? query.rules : 'sauspiel';
  const [chosen, setChosen] = useState(rules);
  const [file, setFile] = useState('');
  const {known, fault} = useRules(engine, chosen, file, t.lang);
  const choose = (next) => {
    setChosen(next);
    go('rules', {rules: next});
  };
  const long = known?.contracts.filter((contract) => contract.deck === Math.max(
    ...known.contracts.filter((each) => each.offered).map((each) => each.deck))) ?? [];
  return html`<div class="rules">
    <h1 class="unseen">${t('rules')}</h1>
    <div class="fields"><${Select} label=${t('rule_set')} value=${chosen}
      options=${kRuleSets.map((name) => [name, t(`rules_${name}`)])} onChange=${choose}/>
      <${OwnRules} t=${t} file=${file} inForce=${known?.rule_file} onFile=${setFile}/></div>
    ${fault && html`<${Fault} fault=${fault}/>`}
    <p>${t('rules_intro')}</p>
    ${!known ? !fault && html`<p role="status">${t('loading')}</p>` : html`
      <h2>${t('rules_games')}</h2>
      <ul class="families">${familiesOf(long).map((contract) => html`
        <li key=${contract.name}><h3>${gameName(contract.name.split(':')[0], t.lang)}
            ${/:[EGHS]/.test(contract.name) && !contract.name.startsWith('ruf') && html`${' '}<small>
              ${t('rules_such_as', suitName(contract.name.split(':')[1], t.lang))}</small>`}</h3>
          <p><b>${t('rules_price')}: ${contract.cents} ${t('cents')}</b>
            ${contract.laufende_min > 0 && html` · ${t('rules_lauf')} ${contract.laufende_min}`}</p>
          <div class="small-cards" aria-label=${t('rules_trumps')} role="group">
            ${contract.trumps.length === 0 ? t('rules_no_trumps')
              : contract.trumps.map((card) => html`<${CardPicture} key=${card} code=${card}
                  lang=${t.lang}/>`)}</div></li>`)}</ul>
      <details class="all-options"><summary>${t('rules_options')}</summary>
        <pre tabindex="0" role="region" aria-label=${t('rules_options')}>${known.rule_file}</pre></details>`}
  </div>`;
}
