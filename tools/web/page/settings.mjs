// What was chosen and noted on this device, by key. It is read from localStorage, which forgets what came
// last when the browser is killed; so records keep it too, and say it again when the page is opened.
import {Records} from './records.mjs';

const kSettings = 'settings';
const records = new Records('schafkopf-settings', kSettings, 'key');
let memory = {}; // where nothing can be kept
let hear = () => {};

// `heard(kept)` is told of all that is chosen or noted.
export function onKept(heard) { hear = heard; }

// With `at`: when each was kept.
export function readSettings() {
  try {
    return JSON.parse(localStorage.getItem(kSettings)) ?? memory;
  } catch {
    return memory;
  }
}

// Whether they are there when the page is opened again.
function write(settings) {
  memory = settings;
  try {
    localStorage.setItem(kSettings, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

export async function keepSetting(key, value) {
  const settings = readSettings();
  const at = Date.now();
  const written = write({...settings, [key]: value, at: {...settings.at, [key]: at}});
  hear(await records.put({key, value, at}).catch(() => false) || written);
}

// Whether localStorage had forgotten something, which it knows again now.
export async function recallSettings() {
  const settings = readSettings();
  const known = settings.at ?? {};
  const newer = (await records.all().catch(() => null) ?? []).filter(({key, at}) => !(known[key] >= at));
  if (newer.length === 0) return false;
  const of = (what) => Object.fromEntries(newer.map((record) => [record.key, record[what]]));
  write({...settings, ...of('value'), at: {...known, ...of('at')}});
  return true;
}
