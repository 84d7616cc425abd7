// Long runs of the program, and all that the page reads of its answers.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {kAnswers} from '../../../tools/web/page/answers.mjs';
import {serveByProgram} from '../browser.mjs';
import {answer, findings, kDeal, kGame, open, patience, program, server} from '../harness.mjs';
import {kSamples} from '../samples.mjs';

const kRun = {
  state: 'running', output: 'games.jsonl', done: 1234, errors: 0, share: 0.25, rate: 12.5,
  seconds: 100, seconds_left: 4210, slowest_line: 7, slowest_seconds: 0.5,
};

test('long runs are shown where the program was told of them', async (t) => {
  const files = mkdtempSync(join(tmpdir(), 'schafkopf-runs-'));
  t.after(() => rmSync(files, {recursive: true}));
  const [runs, ended, missing] = ['runs', 'ended', 'missing'].map((name) => join(files, name));
  const write = (file, changes) => writeFileSync(file, JSON.stringify({...kRun, ...changes}));
  write(runs, {});
  write(ended, {state: 'interrupted', output: 'short.csv', share: null, seconds_left: null, errors: 3});
  const serving = await serveByProgram(program, '--status', runs, ended, missing);
  t.after(() => serving.close());
  for (const [lang, said] of [
    ['en-GB', ['running', '1,234 done · 12.5 per second · 1 h 10 min left · 1 min 40 s elapsed',
      'interrupted', '3 failed', 'No update for 2 min']],
    ['de-DE', ['läuft', '1.234 erledigt · 12,5 pro Sekunde · noch 1 Std. 10 Min. · Laufzeit 1 Min. 40 Sek.',
      'unterbrochen', '3 fehlerhaft', 'Seit 2 Min.']]]) {
    write(runs, {});
    const page = await open('#more=', {lang, url: serving.url, bypassCSP: true});
    await page.locator('a[href="#runs="]').click();
    await page.locator('.batch').first().waitFor(patience);
    assert.equal(await page.locator('.batch').count(), 3);
    const first = page.locator('.batch').first();
    assert.equal(await first.locator('progress').getAttribute('value'), '0.25');
    assert.equal(await first.locator('h2').innerText(), `games.jsonl ${said[0]}`);
    assert.ok((await first.innerText()).includes(said[1]), await first.innerText());
    assert.equal(await page.locator('.silent').count(), 0);
    const second = await page.locator('.batch').nth(1).innerText();
    assert.ok(second.includes(said[2]) && second.includes(said[3]), second);
    assert.match(await page.locator('.batch').nth(2).locator('.fault').innerText(), /missing\S* does not exist/);
    write(runs, {share: 0.75, seconds_left: null});
    await page.locator('.batch progress[value="0.75"]').waitFor(patience);
    utimesSync(runs, Date.now() / 1000 - 130, Date.now() / 1000 - 130);
    await page.locator('.batch[data-silent] .silent').waitFor(patience);
    assert.ok((await page.locator('.silent').innerText()).startsWith(said[4]));
    assert.deepEqual(await findings(page), []);
    await page.context().close();
  }
  const page = await open('#more=');
  await page.locator('a[href="#rules="]').waitFor();
  assert.equal(await page.locator('a[href="#runs="]').count(), 0);
  assert.equal(await page.locator('.places a').count(), 5);
  await page.goto(server.url + '#runs=');
  await page.locator('.batches p').waitFor(patience);
  await page.context().close();
});

// What a shape of answers.mjs has and none of the values.
function missingIn(shape, values, place) {
  if (shape.fields) {
    return Object.entries(shape.fields).flatMap(([key, of]) => {
      const name = key.replace('?', '');
      const there = values.filter((value) => name in value).map((value) => value[name]);
      return there.length > 0 ? missingIn(of, there, `${place}.${name}`) : [`${place}.${name}`];
    });
  }
  if (shape.orNull) {
    const there = values.filter((value) => value !== null);
    return there.length > 0 ? missingIn(shape.orNull, there, place) : [`${place} is always null`];
  }
  if (shape.listOf) return missingIn(shape.listOf, values.flat(), `${place}[]`);
  return shape.mapOf && values.every((value) => Object.keys(value).length === 0) ? [place] : [];
}

test('every name that the page reads is in an answer of the program', {only: true}, async () => {
  const hand = 'EU HU EA EZ EK GA HZ S7';
  const answers = {
    ask: [answer({question: 'ask', hand, worlds: 20})],
    lay: [answer({question: 'lay', hand: 'EO GO HU HA _ _ _ _'})],
    kontra: [answer({question: 'kontra', hand, seat: 1, against: 'wenz', declarer: 2})],
    re: [answer({question: 're', hand, against: 'wenz', doubled: '3', worlds: 50})],
    solve: kSamples.solve.map((asked) => answer({question: 'solve', ...asked})),
    analyze: kSamples.analyze.map((asked) => answer({question: 'analyze', ...asked})),
    review: [answer({question: 'review', game: kGame})],
    deal: [answer({question: 'deal', seed: 1, contract: 'wenz', declarer: 0})],
    rules: [answer({question: 'rules', rules: 'sauspiel'})],
    table: [
      answer({question: 'table', deal: kDeal.replace('wenz 2', 'passed -'), think: true, bids: '0 pass, 1 pass'}),
      answer({question: 'table', deal: `${kDeal} | EA E9 EZ G7 EK`, think: true, worlds: 20}),
    ],
    advise: kSamples.advise.map((asked) => answer({question: 'advise', ...asked})),
    score: [answer({question: 'score', deal: kGame, kontra: '0'})],
    sheet: kSamples.sheet.map((asked) => answer({question: 'sheet', ...asked})),
  };
  const files = mkdtempSync(join(tmpdir(), 'schafkopf-status-'));
  const status = join(files, 'status');
  writeFileSync(status, JSON.stringify(kRun));
  const serving = await serveByProgram(program, '--status', status, join(files, 'none'));
  const post = async (asked, fields, headers) =>
    (await fetch(`${serving.url}api/${asked}`, {method: 'POST', body: JSON.stringify(fields), headers})).text();
  answers['batch-status'] = [JSON.parse(await post('batch-status', {}))];
  answers['engine.json'] = [await (await fetch(`${serving.url}engine.json`)).json()];
  const events = await post('ask', {hand}, {Accept: 'text/event-stream'});
  answers.progress = [...events.matchAll(/^event: progress\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data));
  await serving.close();
  rmSync(files, {recursive: true});
  for (const [asked, shape] of Object.entries(kAnswers)) {
    assert.deepEqual(missingIn(shape, answers[asked], asked), []);
  }
});
