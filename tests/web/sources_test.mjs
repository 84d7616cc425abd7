// What can be told of the page without a browser and without its compiler: its words, its reading of
// cards, and that the stand-in for Abseil has what its module asks for.
// Usage: sources_test.mjs
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
// The modules with their texts, before they are joined.
const page = join(mkdtempSync(join(tmpdir(), 'schafkopf-modules-')), '/');
cpSync(join(root, 'tools/web/page'), page, {recursive: true});
execFileSync('cmake', [`-DPAGE=${page}`, `-DOUTPUT=${page}texts.mjs`, '-P', join(root, 'tools/web/texts.cmake')]);
after(() => rmSync(page, {recursive: true}));
const {kWords} = await import(`${page}texts.mjs`);
const {wordsIn} = await import(`${page}words.mjs`);
const {number, percent} = await import(`${page}languages.mjs`);
const {dealLine, pointsOf, pointsText, readDeal, seatName, sideName, sideOf, sideSentence, tricksOf} =
  await import(`${page}deal.mjs`);
const {kAnswers, readAnswer} = await import(`${page}answers.mjs`);
const {isBegun, readCards} = await import(`${page}cards.mjs`);
const {fieldAt, gamesIn, valueAt, withField, withName, withValue, withoutGame} = await import(`${page}rules/file.mjs`);

const files = readdirSync(page, {recursive: true, encoding: 'utf8'})
  .filter((name) => /^(\w+\/)?\w+\.mjs$/.test(name) && !/^(words|texts|vendor)/.test(name))
  .map((name) => [name, readFileSync(page + name, 'utf8')]);
const sources = files.map(([, text]) => text).join('\n');
const hasForms = (text) => /\{[^|}]*\|[^}]*\}/.test(text);

test('every text that is asked for is there, and none is left over', () => {
  const keys = (pattern) => [...sources.matchAll(pattern)].map(([, key]) => key);
  const asked = keys(/\bt\(\s*'(\w+)'/g);
  assert.ok(asked.length > 60);
  for (const key of asked) assert.ok(kWords[key] && !kWords[key].some(hasForms), key);
  const counted = keys(/\bt\.by\([^']*'(\w+)'/g);
  assert.ok(counted.length > 6);
  for (const key of counted) assert.ok(kWords[key]?.some(hasForms), key);
  const made = [...sources.matchAll(/`(\w+_)\$\{/g)].map(([, stem]) => stem);
  for (const key of Object.keys(kWords)) {
    assert.ok(new RegExp(`['"\`]${key}['"\`]`).test(sources) || made.some((stem) => key.startsWith(stem)),
      `${key} is not used`);
  }
});

test('what is counted agrees in number', () => {
  const things = /\$\d (more )?(weitere )?(cards?|deals?|games?|points?|tricks?|Karten?|Spiele?|Augen?|Stiche?|Verteilungen)\b/;
  for (const [key, texts] of Object.entries(kWords)) {
    for (const text of texts) {
      if (!hasForms(text)) assert.doesNotMatch(text, things, `${key} has one form for all numbers`);
    }
  }
  const german = wordsIn('de');
  assert.deepEqual([1, 2].map((count) => german.by(count, 'hand_missing', count)),
    ['noch eine Karte', 'noch 2 Karten']);
});

test('what a side gets is a sentence, whoever it is and whatever it gets', () => {
  const deal = (contract) => ({contract, declarer: 1, hands: [[], ['HO'], ['EA'], []]});
  const says = (lang, contract, value, over) => sideSentence(wordsIn(lang), deal(contract), value, {over});
  const expected = {
    'en solo:H 90 true': 'The second seat got 90 points.',
    'en solo:H 121 true': 'The second seat took every trick.',
    'en ruf:E 1 false': 'The second seat and the third seat get 1 point with perfect play.',
    'en ruf:E -1 false': 'The second seat and the third seat take no tricks with perfect play.',
    'en bettel 1 true': 'The second seat made it.',
    'de solo:H 1 true': 'Der Zweite hat 1 Auge.',
    'de ruf:E 121 true': 'Der Zweite und der Dritte haben alle Stiche gemacht.',
    'de ruf:E 80 true': 'Der Zweite und der Dritte haben 80 Augen.',
    'de solo:H 80 false': 'Der Zweite kommt auf 80 Augen, wenn alle fehlerfrei spielen.',
    'de wenz+tout 0 false': 'Der Zweite schafft es nicht, wenn alle fehlerfrei spielen.',
  };
  for (const [asked, sentence] of Object.entries(expected)) {
    const [lang, contract, value, over] = asked.split(' ');
    assert.equal(says(lang, contract, Number(value), over === 'true'), sentence);
  }
});

test('answers come through one door', () => {
  for (const [name, text] of files) {
    if (['answers.mjs', 'archive.mjs', 'settings.mjs'].includes(name)) continue;
    assert.doesNotMatch(text, /JSON\.parse|\.json\(\)/, `${name} reads an answer past answers.mjs`);
  }
  for (const [, question] of sources.matchAll(/\bquestion: '(\w+)'/g)) assert.ok(question in kAnswers, question);
});

test('what is taken of an answer is read', () => {
  const reading = files.filter(([name]) => name !== 'answers.mjs').map(([, text]) => text).join('\n');
  const names = [...JSON.stringify(kAnswers).matchAll(/"(\w+)\??":/g)].map(([, name]) => name)
    .filter((name) => !['fields', 'listOf', 'mapOf', 'orNull', 'oneOf'].includes(name) && !(name in kAnswers));
  assert.ok(names.length > 60);
  assert.deepEqual(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(reading)), []);
});

test('a name that an answer has not, or that the page does not know, is a fault', () => {
  const deals = {deals: [{contract: 'wenz', declarer: 1, hands: [['EO']], more: 1}]};
  const read = (value) => readAnswer('deal', JSON.stringify(value));
  const {deals: [deal]} = read(deals);
  assert.deepEqual([deal.contract, deal.hands], ['wenz', [['EO']]]);
  assert.throws(() => deal.more, /reads "more"/);
  assert.throws(() => read(deals).cards, /reads "cards"/);
  delete deals.deals[0].hands;
  assert.throws(() => read(deals), /deal\.deals\[0\] has no hands/);
  deals.deals[0].hands = [[1]];
  assert.throws(() => read(deals), /hands\[0\]\[0\] is no text/);
  assert.throws(() => read({error: 'no such deal'}), /no such deal/);
});

test('cards of a text', () => {
  assert.deepEqual(readCards('eogo, E10 xy'), {cards: ['EO', 'GO', 'EZ'], doubled: [], wrong: 10});
  assert.deepEqual(readCards('EO GO EO'), {cards: ['EO', 'GO'], doubled: ['EO'], wrong: -1});
  assert.deepEqual(['E', 'h1', 'X', '1X', 'EX', ''].map(isBegun), [true, true, false, false, false, false]);
});

test('numbers and chances', () => {
  assert.equal(number('de', -1234.4, {sign: true}), '−1.234');
  assert.equal(number('en', 98, {sign: true}), '+98');
  assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(percent), ['0', '<1', '50', '>99', '100']);
});

test('seats and points are named as people do', () => {
  const [english, german] = ['en', 'de'].map(wordsIn);
  assert.deepEqual([0, 2].map((seat) => seatName(german, seat)), ['Vorhand', 'der Dritte']);
  assert.deepEqual([0, 2].map((seat) => seatName(english, seat)), ['forehand', 'the third seat']);
  assert.deepEqual([[3], [0, 2]].map((side) => sideName(english, side)), ['The dealer', 'Forehand and the third seat']);
  assert.equal(sideName(german, [0, 2]), 'Vorhand und der Dritte');
  assert.deepEqual([0, 1, 2].map((count) => pointsText(german, count)), ['0 Augen', '1 Auge', '2 Augen']);
});

test('a deal line is taken apart', () => {
  const line = 'ruf:E 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK |' +
    ' HA EK GZ G8 SA SZ S9 S8 | GO SU HZ E7 GA G9 G7 S7 | EO H9 HA SU H8';
  const deal = readDeal(`# a game\n${line.toLowerCase()} ; note`, wordsIn('en'));
  assert.equal(dealLine(deal), line);
  assert.deepEqual(sideOf(deal), [0, 1]);
  assert.deepEqual(pointsOf(tricksOf(deal), [0]), [3 + 2 + 11, 0, 0, 0]);
  for (const wrong of ['wenz 1 | EO | GO | HO', line.replace('SZ S9', 'SZ SA'), `${line} H8`, `${line} XX`]) {
    assert.throws(() => readDeal(wrong, wordsIn('de')), /SPIEL/, wrong);
  }
});

test('the stand-in for Abseil has every name that the module uses', () => {
  const texts = (folders) => folders.flatMap((folder) =>
    readdirSync(root + folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(h|cpp)$/.test(name))
      .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'))).join('\n');
  const used = texts(['engine', 'solver', 'tools/answers', 'tools/c', 'tools/language']);
  const names = new Set([...used.matchAll(/\babsl::(\w+)/g)].map(([, name]) => name));
  assert.ok(names.size > 20, String(names.size));
  const has = new Set(texts(['tools/alone/abseil']).match(/\w+/g));
  assert.deepEqual([...names].filter((name) => !has.has(name)), []);
});

test('lines of a rule file are read and changed in their own table', () => {
  const file = 'name = "a"\ndeck = 32\n\n[tariff]\nextra = 10\nsolo = 50\n\n[contracts]\nruf = 10\n' +
    'solo = {rank = 80, tout = 180}\n"solo:H" = {rank = 81, price = 25}\n\n[options]\nlegen = "off"\n';
  assert.equal(valueAt(file, 'tariff', 'solo'), '50');
  assert.equal(fieldAt(file, 'ruf', 'rank'), '10');
  assert.equal(fieldAt(file, '"solo:H"', 'price'), '25');
  assert.equal(fieldAt(file, 'wenz', 'price'), '');
  assert.deepEqual(gamesIn(file), ['ruf', 'solo']);
  assert.equal(valueAt(withValue(file, 'tariff', 'solo', '60'), 'contracts', 'solo'), '{rank = 80, tout = 180}');
  assert.equal(valueAt(withValue(file, 'tariff', 'lauf', ''), 'tariff', 'lauf'), undefined);
  const priced = withField(file, 'ruf', 'price', '15');
  assert.equal(valueAt(priced, 'contracts', 'ruf'), '{rank = 10, price = 15}');
  assert.equal(fieldAt(withField(priced, 'ruf', 'price', ''), 'ruf', 'price'), '');
  assert.equal(valueAt(withField(file, 'solo', 'tout', false), 'contracts', 'solo'), '{rank = 80}');
  assert.deepEqual(gamesIn(withoutGame(file, 'solo')), ['ruf']);
  assert.doesNotMatch(withoutGame(file, 'solo'), /solo:H/);
  assert.match(withName(file, 'Post "alt"'), /^name = "Post \\"alt\\""$/m);
});
