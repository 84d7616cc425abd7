// All that is kept on this device as the text of one file.
import {theStore} from './play/store.mjs';
import {keepSetting, readSettings} from './settings.mjs';

export async function exported() {
  const {at, ...settings} = readSettings();
  return JSON.stringify({schafkopf: 1, evenings: await theStore().all(), settings});
}

// How many evenings of such a text are kept; throws where it is none. What was chosen and noted here stays.
export async function imported(text) {
  const {schafkopf, evenings, settings} = JSON.parse(text);
  const whole = (one) => typeof one?.id === 'string' && Array.isArray(one.games);
  if (schafkopf !== 1 || !Array.isArray(evenings) || !evenings.every(whole)) throw new Error('other');
  await theStore().add(evenings);
  const here = readSettings();
  for (const [key, value] of Object.entries(settings ?? {})) {
    if (!(key in here)) await keepSetting(key, value);
  }
  return evenings.length;
}
