// What the page reads of an answer is in real answers; that, and what the guide explains of one, is among
// the columns that `answer --list` tells of it.
// Usage: columns_test.mjs PROGRAM
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {kAnswers, readAnswer} from '../../tools/web/page/answers.mjs';

// By question: its columns by name, each with those of the objects in it.
function columnsOf(list) {
  const questions = {};
  let open;  // by depth: the columns that lines so far to the right are added to
  for (const line of list.split('\n')) {
    const [, space, name] = /^( *)(\w[\w-]*)/.exec(line) ?? [];
    if (name === undefined) continue;
    const depth = space.length / 2;
    if (depth === 0) open = [, , questions[name] = {}];
    if (depth >= 2) open[depth + 1] = (open[depth][name] ??= {});
  }
  return questions;
}

function unknown(shape, columns, place) {
  if (shape.fields) {
    return Object.entries(shape.fields).flatMap(([key, of]) => {
      const name = key.replace('?', '');
      return name in columns ? unknown(of, columns[name], `${place}.${name}`) : [`${place}.${name}`];
    });
  }
  if (shape.oneOf) {
    const each = shape.oneOf.map((one) => unknown(one, columns, place));
    return each.some((names) => names.length === 0) ? [] : each.flat();
  }
  const inner = shape.orNull ?? shape.listOf ?? shape.mapOf;
  return inner ? unknown(inner, columns, place) : [];
}

const program = process.argv[2];
const kUnbroken = {encoding: 'utf8', env: {...process.env, COLUMNS: '10000'}};
const columns = columnsOf(execFileSync(program, ['answer', '--list'], kUnbroken));
// What no question answers: it comes from whoever serves the page.
const kServed = ['batch-status', 'engine.json', 'progress'];
const kAsked = Object.keys(kAnswers).filter((name) => !kServed.includes(name));

test('every name that the page reads is a column', () => {
  for (const name of kAsked) assert.deepEqual(unknown(kAnswers[name], columns[name] ?? {}, name), []);
});

const kHands = 'EU EZ E7 GZ GK G8 SK S9 | HO HU HA HZ H9 H8 EK GA | EO GU HK EA E8 G7 SA S7 | GO SO SU H7 E9 G9 SZ S8';
const kPlayed = 'EU H8 GU H7 G8 GA G7 G9 HU HK GO GK E9 EZ EK E8 GZ H9 EO SZ SA S8 SK HA HO S7 SO S9 HZ EA SU E7';
const kHand = 'HO HU HA HZ H9 H8 EK GA';
const kGame = `solo:H 1 | ${kHands} | ${kPlayed}`;

// By question such questions that their answers have all that is read of any.
const kSamples = {
  table: [{deal: `solo:H 1 | ${kHands} | EU H8 GU H7 G8`, think: true, habit: true},
    {deal: `passed - | ${kHands}`, think: true, habit: true}],
  advise: [{view: `solo:H 1 | _ | ${kHand} | _ | _ | EU`, worlds: 100}],
  score: [{deal: kGame, laid: '0', kontra: '0'}, {deal: `passed - | ${kHands}`}],
  sheet: [{deals: [kGame]}],
  ask: [{hand: kHand, worlds: 20}],
  lay: [{hand: 'HO HU HA HZ _ _ _ _', worlds: 20}],
  kontra: [{hand: kHand, against: 'wenz', declarer: 0, seat: 1, worlds: 20}],
  re: [{hand: kHand, against: 'wenz', declarer: 1, seat: 1, doubled: '0', worlds: 20}],
  solve: [{deal: kGame, winners: true}, {deal: `solo:H 1 | ${kHands}`, each_card: true, line: true, winners: true},
    {deal: `ramsch - | ${kHands} | ${kPlayed.slice(0, 71)}`, each_card: true}],
  analyze: [{deal: kGame}],
  review: [{game: JSON.stringify({deal: kGame, bids: '0 pass, 1 solo, 2 pass, 3 pass'}), worlds: 50}],
  deal: [{seed: 1}],
  rules: [{}],
};

// The names of a shape that a value read by it has, as places.
function* placesIn(shape, value, place) {
  if (value === undefined || value === null) return;
  if (shape.fields) {
    for (const [key, of] of Object.entries(shape.fields)) {
      const name = key.replace('?', '');
      if (value[name] === undefined) continue;
      yield `${place}.${name}`;
      yield* placesIn(of, value[name], `${place}.${name}`);
    }
  }
  if (shape.orNull) yield* placesIn(shape.orNull, value, place);
  for (const each of shape.listOf ? value : []) yield* placesIn(shape.listOf, each, place);
}

function* allPlaces(shape, place) {
  for (const [key, of] of Object.entries(shape.fields ?? {})) {
    const name = `${place}.${key.replace('?', '')}`;
    yield name;
    yield* allPlaces(of, name);
  }
  const inner = shape.orNull ?? shape.listOf;
  if (inner) yield* allPlaces(inner, place);
}

test('every name that the page reads is in an answer', () => {
  for (const name of kAsked) {
    const seen = new Set();
    for (const sample of kSamples[name]) {
      const text = execFileSync(program, ['answer'], {input: JSON.stringify({question: name, ...sample})});
      for (const place of placesIn(kAnswers[name], readAnswer(name, text), name)) seen.add(place);
    }
    assert.deepEqual([...allPlaces(kAnswers[name], name)].filter((place) => !seen.has(place)), []);
  }
});

test('every name that the guide explains is a column', () => {
  const guide = readFileSync(new URL('../../docs/ask.md', import.meta.url), 'utf8');
  const [, table] = guide.split('| column | in JSON | meaning |\n|---|---|---|\n');
  const rows = table.split('\n\n')[0].split('\n');
  const names = rows.flatMap((row) => [...row.split('|')[2].matchAll(/`(\w+)`/g)].map(([, name]) => name));
  assert.ok(names.length > 10);
  for (const name of names) assert.ok(name in columns.ask.contracts, name);
});
