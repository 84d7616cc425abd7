// How each language writes.

// In the order of their columns.
export const kLanguages = {
  en: {name: 'English', locale: 'en-GB'},
  de: {name: 'Deutsch', locale: 'de-DE'},
};
export const kLanguageNames = Object.keys(kLanguages);

// By language, places and sign: to make one takes longer than to write a hundred numbers.
const formats = new Map();

function formatOf(lang, places, sign) {
  const key = `${lang} ${places} ${sign}`;
  if (!formats.has(key)) {
    formats.set(key, new Intl.NumberFormat(kLanguages[lang].locale, {
      maximumFractionDigits: places, minimumFractionDigits: places,
      signDisplay: sign ? 'exceptZero' : 'negative',
    }));
  }
  return formats.get(key);
}

// A number as the language writes it; `sign` also above zero.
export function number(lang, value, {places = 0, sign = false} = {}) {
  return formatOf(lang, places, sign).format(value).replace('-', '−');
}

// As it begins a sentence.
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

// A number and its % stay in one line.
export const together = (text) => text.replaceAll(' %', '\u00a0%');

// A chance in per cent, never said to be more certain than it is.
export function percent(chance) {
  if (chance > 0 && chance < 0.005) return '<1';
  if (chance < 1 && chance >= 0.995) return '>99';
  return String(Math.round(chance * 100));
}
