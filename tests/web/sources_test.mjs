// What can be told of the page without a browser and without its compiler: its words, its reading of
// cards, and that the stand-in for Abseil has what its module asks for.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = `${root}tools/web/page/`;
const {kWords, number, percent, wordsIn} = await import(`${page}words.mjs`);
const {dealLine, pointsText, readDeal, seatName, sideName, sideOf, tricksOf, winnersOf} = await import(`${page}deal.mjs`);

const sources = readdirSync(page, {recursive: true, encoding: 'utf8'})
  .filter((name) => /^(views\/)?\w+\.mjs$/.test(name) && name !== 'words.mjs')
  .map((name) => readFileSync(page + name, 'utf8')).join('\n');

test('every text is there in both languages with the same gaps', () => {
  const gaps = (text) => [...text.matchAll(/\$\d/g)].map(([gap]) => gap).sort().join();
  for (const [key, [english, german]] of Object.entries(kWords)) {
    assert.ok(english && german, key);
    assert.equal(gaps(english), gaps(german), key);
  }
});

test('every text that is asked for is there, and none is left over', () => {
  const asked = [...sources.matchAll(/\bt\('(\w+)'/g)].map(([, key]) => key);
  assert.ok(asked.length > 60);
  for (const key of asked) assert.ok(key in kWords, key);
  const made = [...sources.matchAll(/\bt\(`(\w+_)\$\{/g)].map(([, stem]) => stem);
  for (const key of Object.keys(kWords)) {
    assert.ok(new RegExp(`['"\`]${key}['"\`]`).test(sources) || made.some((stem) => key.startsWith(stem)),
      `${key} is not used`);
  }
});

test('numbers and chances', () => {
  assert.equal(number('de', -1234.4, {sign: true}), '−1.234');
  assert.equal(number('en', 98, {sign: true}), '+98');
  assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(percent), ['0', '<1', '50', '>99', '100']);
});

test('seats and points are named as people do', () => {
  const [english, german] = ['en', 'de'].map(wordsIn);
  assert.deepEqual([0, 2].map((seat) => seatName(german, seat)), ['Vorhand', 'Spieler 2']);
  assert.deepEqual([0, 2].map((seat) => seatName(english, seat)), ['seat 0', 'seat 2']);
  assert.deepEqual([[3], [0, 2]].map((side) => sideName(english, side)), ['Seat 3', 'Seat 0 and seat 2']);
  assert.equal(sideName(german, [0, 2]), 'Vorhand und Spieler 2');
  assert.deepEqual([0, 1, 2].map((count) => pointsText(german, count)), ['0 Augen', '1 Auge', '2 Augen']);
});

test('a deal line is taken apart', () => {
  const line = 'ruf:E 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK |' +
    ' HA EK GZ G8 SA SZ S9 S8 | GO SU HZ E7 GA G9 G7 S7 | EO H9 HA SU H8';
  const deal = readDeal(`# a game\n${line.toLowerCase()} ; note`, wordsIn('en'));
  assert.equal(dealLine(deal), line);
  assert.deepEqual(sideOf(deal), [0, 1]);
  assert.deepEqual(winnersOf(tricksOf(deal), 1), [0, null]);
  assert.throws(() => readDeal('wenz 1 | EO | GO | HO', wordsIn('de')), /SPIEL/);
});

test('the stand-in for Abseil has every name that the module uses', () => {
  const texts = (folders) => folders.flatMap((folder) =>
    readdirSync(root + folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(h|cpp)$/.test(name))
      .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'))).join('\n');
  const used = texts(['engine', 'solver', 'tools/answers', 'tools/c', 'tools/language']);
  const names = new Set([...used.matchAll(/\babsl::(\w+)/g)].map(([, name]) => name));
  assert.ok(names.size > 20, String(names.size));
  const has = new Set(texts(['tools/web/abseil']).match(/\w+/g));
  assert.deepEqual([...names].filter((name) => !has.has(name)), []);
});
