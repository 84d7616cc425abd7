// Before an evening: how well the others play, and what the table has agreed on.
import {Choice, Fault, Select, Switch} from '../parts.mjs';
import {keepTable, kOwn, rulesName, settingsNow, tableRules, termsOf} from '../rules/terms.mjs';
import {html, useState} from '../ui.mjs';
import {kLevels} from './game.mjs';

const kPaces = [1100, 700, 300];
const kAfterPasses = ['throw_in', 'ramsch', 'muss'];
const kTariff = /^(\d{1,5}\/){1,2}\d{1,5}$/;

function Tariff({t, settings, change}) {
  const [fault, setFault] = useState('');
  const read = (event) => {
    const tariff = event.target.value.trim();
    const right = tariff === '' || kTariff.test(tariff);
    setFault(right ? '' : t('tariff_fault', tariff));
    if (right) change({tariff});
  };
  return html`<label class="field"><span>${t('tariff')}</span>
      <input type="text" value=${settings.tariff} placeholder="10/20/50" size="9" onChange=${read}/>
      <small>${t('tariff_hint')}</small></label>
    ${fault && html`<${Fault} fault=${fault}/>`}`;
}

// What is changed most often of the usual rules; rules of one's own are changed as a whole.
function Customs({t, settings, change}) {
  return html`
    <${Switch} says=${t('rule_lay')} hint=${t('rule_lay_hint')} name="lays" on=${settings.lays}
      onChange=${(lays) => change({lays})}/>
    <${Switch} says=${t('rule_kontra')} hint=${t('rule_kontra_hint')} name="kontra" on=${settings.kontra}
      onChange=${(kontra) => change({kontra})}/>
    <${Select} label=${t('rule_all_pass')} value=${settings.allPass}
      options=${kAfterPasses.map((each) => [each, t(`all_pass_${each}`)])}
      onChange=${(allPass) => change({allPass})}/>
    <${Tariff} t=${t} settings=${settings} change=${change}/>`;
}

export function TableSettings({t, settings, change}) {
  return html`<div class="settings">
    <${Select} label=${t('rule_set')} value=${settings.rules}
      options=${tableRules(settings).map((rules) => [rules, rulesName(t, rules, settings)])}
      onChange=${(rules) => change({rules})}/>
    ${settings.rules !== kOwn && html`<${Customs} t=${t} settings=${settings} change=${change}/>`}
    <p><a href=${`#rules=&rules=${settings.rules}`}>${t(settings.rules === kOwn ? 'rules_edit' : 'rules_more')}</a></p>
    <${Choice} legend=${t('pace')} name="pace" value=${settings.pace}
      options=${kPaces.map((pace) => [pace, t(`pace_${pace}`)])} onChange=${(pace) => change({pace})}/>
  </div>`;
}

export function Start({t, onStart, onImport}) {
  const [settings, setSettings] = useState(settingsNow);
  const change = (changes) => {
    const next = {...settings, ...changes};
    setSettings(next);
    keepTable(next);
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
