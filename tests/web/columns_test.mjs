// What the page reads of an answer, and what the guide explains of one, is among the columns that
// `answer --list` tells of it.
// Usage: columns_test.mjs PROGRAM
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {kAnswers} from '../../tools/web/page/answers.mjs';

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

const columns = columnsOf(execFileSync(process.argv[2], ['answer', '--list'], {encoding: 'utf8'}));

test('every name that the page reads is a column', () => {
  const asked = Object.keys(kAnswers).filter((name) => Object.keys(columns[name] ?? {}).length > 0);
  for (const name of ['ask', 'lay', 'kontra', 'review']) assert.ok(asked.includes(name), name);
  for (const name of asked) assert.deepEqual(unknown(kAnswers[name], columns[name], name), []);
});

test('every name that the guide explains is a column', () => {
  const guide = readFileSync(new URL('../../docs/ask.md', import.meta.url), 'utf8');
  const [, table] = guide.split('| column | in JSON | meaning |\n|---|---|---|\n');
  const rows = table.split('\n\n')[0].split('\n');
  const names = rows.flatMap((row) => [...row.split('|')[2].matchAll(/`(\w+)`/g)].map(([, name]) => name));
  assert.ok(names.length > 10);
  for (const name of names) assert.ok(name in columns.ask.contracts, name);
});
