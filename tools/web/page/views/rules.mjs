// The rules in force: games with their trumps and prices, options.
import {gameName} from '../cards.mjs';
import {CardPicture, Select} from '../parts.mjs';
import {html, useEffect, useState} from '../ui.mjs';
import {kRuleSets} from './rule_sets.mjs';

function useRules(engine, rules) {
  const [known, setKnown] = useState(null);
  useEffect(() => {
    const asking = new AbortController();
    engine.answer({question: 'rules', rules}, {signal: asking.signal}).then(setKnown)
      .catch(() => {});
    return () => asking.abort();
  }, [rules]);
  return known;
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
  const known = useRules(engine, chosen);
  const choose = (next) => {
    setChosen(next);
    go('rules', {rules: next});
  };
  const long = known?.contracts.filter((contract) => contract.deck === Math.max(
    ...known.contracts.filter((each) => each.offered).map((each) => each.deck))) ?? [];
  return html`<div class="rules">
    <h1 class="unseen">${t('rules')}</h1>
    <div class="fields"><${Select} label=${t('rule_set')} value=${chosen}
      options=${kRuleSets.map((name) => [name, t(`rules_${name}`)])} onChange=${choose}/></div>
    <p>${t('rules_intro')}</p>
    ${!known ? html`<p role="status">${t('loading')}</p>` : html`
      <h2>${t('rules_games')}</h2>
      <ul class="families">${familiesOf(long).map((contract) => html`
        <li key=${contract.name}><h3>${gameName(contract.name, t.lang)}</h3>
          <p><b>${t('rules_price')}: ${contract.cents} ${t('cents')}</b>
            ${contract.laufende_min && html` · ${t('rules_lauf')} ${contract.laufende_min}`}</p>
          <div class="fan small-cards" aria-label=${t('rules_trumps')} role="group">
            ${contract.trumps.length === 0 ? t('rules_no_trumps')
              : contract.trumps.map((card) => html`<${CardPicture} key=${card} code=${card}
                  lang=${t.lang}/>`)}</div></li>`)}</ul>
      <h2>${t('rules_options')}</h2>
      <div class="scroll"><table class="options"><thead><tr><th scope="col">${t('rules_option')}</th>
        <th scope="col">${t('rules_value')}</th></tr></thead><tbody>
        ${Object.entries(known.options).map(([name, value]) => html`<tr key=${name}>
          <th scope="row"><code>${name}</code></th><td>${String(value)}</td></tr>`)}
      </tbody></table></div>`}
  </div>`;
}
