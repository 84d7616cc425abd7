// What the page says besides the engine's own sentences, out of the words.h of its rooms.
import {kLanguageNames, number} from './languages.mjs';
import {kWords} from './texts.mjs';

// Words in `lang`: t('key', values...) with $0, $1 ... replaced; t.by(count, 'key', values...) where
// the form goes by a number of things or people: {for one|for more}.
export function wordsIn(lang) {
  const place = kLanguageNames.indexOf(lang);
  const say = (key, values, form) => {
    const text = kWords[key]?.[place];
    if (text === undefined) {
      console.error(`no words.h has such a text: ${key}`);
      return key;
    }
    return text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, ...forms) => forms[form])
      .replace(/\$(\d)/g, (_, i) => String(values[i] ?? ''));
  };
  const t = (key, ...values) => say(key, values, 1);
  t.by = (count, key, ...values) => say(key, values, count === 1 ? 0 : 1);
  // The same, or nothing where there is no such text.
  t.maybe = (key) => kWords[key]?.[place];
  t.number = (value, options) => number(lang, value, options);
  t.lang = lang;
  t.column = place;
  return t;
}
