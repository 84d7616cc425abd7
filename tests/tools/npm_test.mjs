// The package for npm as people meet it: installed without a network into an empty folder, it answers by
// the bytes of the program, its examples run, and its types are those of real answers.
// Usage: npm_test.mjs TGZ PROGRAM
// Types are checked where TypeScript is installed, the page of the examples where Chromium is
// (`tools/setup web`).
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {kSamples} from '../web/samples.mjs';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const [tgz, program] = process.argv.slice(2).map((path) => resolve(path));
const folder = mkdtempSync(join(tmpdir(), 'schafkopf-npm-'));
after(() => rmSync(folder, {recursive: true}));
const run = (command, args, more) => execFileSync(command, args, {cwd: folder, encoding: 'utf8', ...more});
const write = (name, text) => writeFileSync(join(folder, name), text);
// A module in the folder: what it prints.
function node(text) {
  write('tried.mjs', text);
  return run('node', ['tried.mjs']);
}

write('package.json', '{"private": true}');
run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', tgz]);
const installed = join(folder, 'node_modules/schafkopf');
const readme = readFileSync(join(installed, 'README.md'), 'utf8');
const kShown = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, text]) => text);

const questions = Object.entries(kSamples).flatMap(([verb, samples]) => samples.map((sample) => ({verb, ...sample})));
const lines = [
  ...questions.map((question) => JSON.stringify(question)),
  '{"verb":"legal","contract":"wenz","hand":"EU EA","trick":"SY"}', '{"verb":"legal","lang":"de"}', 'nothing', '[]',
];

test('it holds what it names, and nothing else', () => {
  assert.deepEqual(readdirSync(installed).sort(), [
    'LICENSE', 'README.md', 'examples', 'index.d.ts', 'index.mjs', 'module.mjs', 'package.json', 'schafkopf.wasm']);
  const {version} = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.match(run(program, ['--version']), new RegExp(`^schafkopf ${version}\n`));
});

test('answers are the bytes of the program', () => {
  write('lines.json', JSON.stringify(lines));
  const answers = node(`import {readFileSync} from 'node:fs';
    import {load} from 'schafkopf';
    const schafkopf = await load();
    for (const line of JSON.parse(readFileSync('lines.json'))) console.log(schafkopf.answerText(line));`);
  const {stdout} = spawnSync(program, ['answer'], {input: `${lines.join('\n')}\n`, encoding: 'utf8'});
  assert.deepEqual(answers.split('\n'), stdout.split('\n'));
});

test('a mistake has its place, and what a watch throws ends the question alone', () => {
  const told = JSON.parse(node(`import {readFile} from 'node:fs/promises';
    import {load, SchafkopfError} from 'schafkopf';
    const schafkopf = await load(readFile(new URL('node_modules/schafkopf/schafkopf.wasm', import.meta.url)));
    const told = {};
    const tried = (work) => { try { return work(); } catch (fault) { return fault; } };
    const wrong = tried(() => schafkopf.answer({verb: 'legal', contract: 'wenz', hand: 'EU EA', trick: 'SY'}));
    told.wrong = [wrong instanceof SchafkopfError, wrong.name, wrong.message, wrong.field, wrong.column];
    const asked = {verb: 'ask', hand: 'EU HU EA EZ EK GA HZ S7'};
    const early = [];
    let most = 0;
    const {sentence} = schafkopf.answer(asked, {
      early: (known) => early.push(known.early), progress: (done, total) => { most = Math.max(most, done / total); },
    });
    told.early = early.length > 0 && early.every(Boolean);
    told.most = most;
    told.stopped = tried(() => schafkopf.answer(asked, {progress: () => { throw new Error('enough'); }})).message;
    told.within = tried(() => schafkopf.answer(asked, {progress: () => schafkopf.answer(asked)})).message;
    told.again = (await load(schafkopf.module)).answer(asked).sentence === sentence &&
      schafkopf.answer(asked).sentence === sentence;
    console.log(JSON.stringify(told));`));
  assert.deepEqual(told, {
    wrong: [true, 'SchafkopfError', 'expected a rank (A Z K O U 9 8 7), found "Y"', 'trick', 2],
    early: true, most: 1, stopped: 'enough',
    within: 'expected a question after the answer to the last one', again: true,
  });
});

test('what the README shows runs, and prints what it says', () => {
  assert.ok(kShown.length > 4);
  for (const shown of kShown) {
    const printed = node(shown);
    assert.notEqual(printed, '', shown);
    for (const [, expected] of shown.matchAll(/^\/\/ (\{.*)$/gm)) assert.equal(printed, `${expected}\n`);
  }
});

test('the examples run', () => {
  for (const name of ['ask.mjs', 'ask_worker.mjs']) {
    assert.match(run('node', [join(installed, 'examples', name)], {stdio: 'pipe'}), /^Yes: .*\./m, name);
  }
});

// The types are those of rows that were priced; of another there is its error alone.
function priced(text) {
  const answer = JSON.parse(text);
  if (answer.rows) answer.rows = answer.rows.filter(({error}) => !error);
  return JSON.stringify(answer);
}

const tsc = join(web, 'node_modules/typescript/bin/tsc');
test('types are those of questions and of real answers', {skip: !existsSync(tsc) && 'no TypeScript'}, () => {
  const real = spawnSync(program, ['answer'], {
    input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''), encoding: 'utf8'}).stdout.split('\n');
  write('types.mts', `import {load, SchafkopfError, type Answers, type Questions} from 'schafkopf';
    const schafkopf = await load();
    const {sentence, contracts} = schafkopf.answer({verb: 'ask', hand: 'EU', worlds: 5}, {
      early: (known) => known.best.length, progress: (done, total) => done / total});
    export const names: (string | null)[] = [sentence, ...contracts.map(({contract}) => contract)];
    export const place = (fault: SchafkopfError): number => fault.field.length + fault.column;
    // @ts-expect-error
    schafkopf.answer({verb: 'ask'});
    // @ts-expect-error
    schafkopf.answer({verb: 'ask', hand: 5});
    // @ts-expect-error
    schafkopf.answer({verb: 'nosuch', hand: ''});
    // @ts-expect-error
    schafkopf.answer({verb: 'legal', hand: '', nosuch: 1});
    // @ts-expect-error
    schafkopf.answer({verb: 'legal', contract: 'wenz', hand: 'EU'}).sentence;
    ${questions.map(({verb, ...sample}, place) => `
    export const question${place}: Questions['${verb}'] = ${JSON.stringify({verb, ...sample})};
    export const answer${place}: Answers['${verb}'] = ${priced(real[place])};`).join('')}`);
  kShown.forEach((shown, place) => write(`shown${place}.mjs`, shown));
  write('tsconfig.json', JSON.stringify({
    compilerOptions: {noEmit: true, strict: true, useUnknownInCatchVariables: false, noImplicitAny: false,
      allowJs: true, checkJs: true, module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], types: []},
    files: ['types.mts', ...kShown.map((_, place) => `shown${place}.mjs`)],
  }));
  const {status, stdout} = spawnSync('node', [tsc, '--pretty', 'false'], {cwd: folder, encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});

const chromium = existsSync(join(web, 'node_modules/playwright-core')) &&
  existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium');
test('its page answers in a browser', {skip: !chromium && 'no Chromium'}, async () => {
  const {launchBrowser} = await import('../web/browser.mjs');
  const {serve} = await import('../web/server.mjs');
  cpSync(join(installed, 'examples/index.html'), join(folder, 'index.html'));
  const server = await serve(folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.locator('#sentence', {hasText: 'Yes: '}).waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
});
