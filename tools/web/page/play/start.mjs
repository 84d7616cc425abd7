// Before an evening: how well the others play, and what the table has agreed on.
import {Choice, Select} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {kRuleSets} from '../views/rule_sets.mjs';
import {kLevels} from './game.mjs';
import {keepSetting, readSettings} from './store.mjs';

const kUsual = {
  level: 'club', rules: 'sauspiel', tariff: '', lays: true, kontra: true, allPass: 'throw_in', pace: 700,
};
const kPaces = [1100, 700, 300];
const kAfterPasses = ['throw_in', 'ramsch', 'muss'];

// What an evening is begun with: the settings, and as options of the rules.
export function termsOf({level, rules, tariff, lays, kontra, allPass, pace}) {
  const options = [
    `legen=${lays ? 'all_multiply' : 'off'}`, `kontra_allowed=${kontra ? 'on' : 'off'}`, `all_pass=${allPass}`,
  ];
  return {level, rules, tariff, lays, options, pace};
}

// Of a hand with every game there is the others would think too long.
const kTableRules = kRuleSets.filter((name) => name !== 'article');

export function settingsNow() {
  const settings = {...kUsual, ...readSettings().table};
  return kTableRules.includes(settings.rules) ? settings : {...settings, rules: kUsual.rules};
}

function Switch({says, hint, on, onChange, name}) {
  return html`<label class="switch"><span>${says}${hint && html`<small>${hint}</small>`}</span>
    <input type="checkbox" role="switch" name=${name} checked=${on}
      onChange=${(event) => onChange(event.target.checked)}/></label>`;
}

export function TableSettings({t, settings, change}) {
  return html`<div class="settings">
    <${Switch} says=${t('rule_lay')} hint=${t('rule_lay_hint')} name="lays" on=${settings.lays}
      onChange=${(lays) => change({lays})}/>
    <${Switch} says=${t('rule_kontra')} hint=${t('rule_kontra_hint')} name="kontra" on=${settings.kontra}
      onChange=${(kontra) => change({kontra})}/>
    <${Select} label=${t('rule_all_pass')} value=${settings.allPass}
      options=${kAfterPasses.map((each) => [each, t(`all_pass_${each}`)])}
      onChange=${(allPass) => change({allPass})}/>
    <${Select} label=${t('rule_set')} value=${settings.rules}
      options=${kTableRules.map((rules) => [rules, t(`rules_${rules}`)])}
      onChange=${(rules) => change({rules})}/>
    <label class="field"><span>${t('tariff')}</span>
      <input type="text" value=${settings.tariff} placeholder="10/20/50" size="9"
        onChange=${(event) => change({tariff: event.target.value.trim()})}/>
      <small>${t('tariff_hint')}</small></label>
    <${Choice} legend=${t('pace')} name="pace" value=${settings.pace}
      options=${kPaces.map((pace) => [pace, t(`pace_${pace}`)])} onChange=${(pace) => change({pace})}/>
  </div>`;
}

export function Start({t, onStart, onImport}) {
  const [settings, setSettings] = useState(settingsNow);
  const change = (changes) => {
    const next = {...settings, ...changes};
    setSettings(next);
    keepSetting('table', next);
  };
  return html`<section class="start" aria-labelledby="start-head">
    <h1 id="start-head">${t('start_head')}</h1>
    <p>${t('start_text')}</p>
    <${Choice} legend=${t('level')} name="level" value=${settings.level}
      options=${Object.keys(kLevels).map((level) => [level, t(`level_${level}`)])}
      onChange=${(level) => change({level})}/>
    <p class="small level-says">${t(`level_says_${settings.level}`)}</p>
    <button type="button" class="primary" id="sit-down" onClick=${() => onStart(termsOf(settings))}>${
      t('sit_down')}</button>
    <details class="agreed"><summary>${t('agreed')}</summary>
      <${TableSettings} t=${t} settings=${settings} change=${change}/></details>
    <label class="plain-file">${t('import')}
      <input type="file" class="unseen" accept=".json,application/json"
        onChange=${(event) => onImport(event.target.files[0])}/></label>
  </section>`;
}
