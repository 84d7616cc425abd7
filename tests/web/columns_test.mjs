// What the page reads of an answer is in real answers; that, and what the guide explains of one, is among
// the columns that `answer --list` tells of it.
// Usage: columns_test.mjs PROGRAM
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {kAnswers, readAnswer} from '../../tools/web/page/answers.mjs';
import {kSamples} from './samples.mjs';

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
