// All that is kept on this device as the text of one file.
import {theStore} from './play/store.mjs';
import {keepSetting, readSettings} from './settings.mjs';

// What a setting must be to be taken from a file.
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const areLists = (...values) => values.every(Array.isArray);
const kTaken = {
  table: isRecord,
  block: (block) => isRecord(block) && areLists(block.names, block.entries) && block.entries.every(isRecord),
  entering: (game) => isRecord(game) && areLists(game.hands, game.played) && areLists(...game.hands),
  lessons: Array.isArray,
  looked: (text) => typeof text === 'string',
  lookedNames: (names) => typeof names === 'string',
};

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
  for (const [key, isWhole] of Object.entries(kTaken)) {
    if (!(key in here) && isWhole(settings?.[key])) await keepSetting(key, settings[key]);
  }
  return evenings.length;
}
