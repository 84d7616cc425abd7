// What the table on this device has agreed on, and as fields of a question.
import {keepSetting, readSettings} from '../settings.mjs';

// The engine's own rule sets that the page offers, and the table's own rules.
export const kRuleSets = ['sauspiel', 'tournament', 'article', 'short'];
export const kOwn = 'own';

// `own`: rules of one's own, as a file in English with what the page must know of them; null where
// there are none.
const kUsual = {
  level: 'club', rules: 'sauspiel', tariff: '', lays: true, kontra: true, allPass: 'throw_in', pace: 700, own: null,
};

// Of a hand with every game there is the others would think too long.
const kTableRules = kRuleSets.filter((name) => name !== 'article');
export const tableRules = ({own}) => (own ? [...kTableRules, kOwn] : kTableRules);
export const allRules = ({own}) => (own ? [...kRuleSets, kOwn] : kRuleSets);

export function settingsNow() {
  const settings = {...kUsual, ...readSettings().table};
  return tableRules(settings).includes(settings.rules) ? settings : {...settings, rules: kUsual.rules};
}
export const keepTable = (settings) => keepSetting('table', settings);

export const rulesName = (t, rules, {own}) => (rules === kOwn ? own.name : t(`rules_${rules}`));

// The rules of these settings as fields of a question.
export function rulesFields({rules, own, tariff, lays, kontra, allPass}) {
  if (rules === kOwn) return {rule_file: own.file};
  const options = [
    `legen=${lays ? 'all_multiply' : 'off'}`, `kontra_allowed=${kontra ? 'on' : 'off'}`, `all_pass=${allPass}`,
  ];
  return {rules, options, ...(tariff && {tariff})};
}

// What an evening is begun with.
export const termsOf = (settings) => ({
  level: settings.level, pace: settings.pace,
  lays: settings.rules === kOwn ? settings.own.lays : settings.lays, ...rulesFields(settings),
});

// Rules of one's own, from the engine's answer about them in English.
export const ownFrom = ({rule_file: file, options}) =>
  ({file, name: options.rules, lays: options.legen === 'all_multiply', deck: options.deck});
