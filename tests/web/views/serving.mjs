// The page with a server, without one, without a network, and its versions.
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {test} from 'node:test';
import {kNoOffline, serveAt} from '../browser.mjs';
import {
  answered, ask, complaints, folder, open, patience, program, running, served, server,
} from '../harness.mjs';
import {serve} from '../server.mjs';

const kElse = served && 'only where the page answers by itself';

test('the program that serves the page answers by itself', async () => {
  const serving = spawn(program, ['serve', '--port', '0', '--page', folder]);
  const [said] = await once(serving.stdout, 'data');
  const page = await open();
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(String(said).trim() + '#ask=EU+HU+EA+EZ+EK+GA+HZ+S7&seed=1');
  await answered(page);
  assert.equal(await page.locator('#json').textContent(),
    ask('ask', 'EU HU EA EZ EK GA HZ S7', '--json'));
  assert.ok(asked.includes('/api/ask'), String(asked));
  await page.context().close();
  serving.kill('SIGINT');
  assert.deepEqual(await once(serving, 'exit'), [0, null]);
});

// Waits until so many versions of the page are kept, and the last of them answers.
async function keep(page, versions = 1) {
  await until(page, async (count) => {
    const {installing, waiting, active} = await navigator.serviceWorker.getRegistration() ?? {};
    return !installing && !waiting && active?.state === 'activated' &&
      navigator.serviceWorker.controller === active && (await caches.keys()).length === count;
  }, versions);
}

// Waits until a promise inside the page is kept with true.
async function until(page, promised, argument) {
  while (!await page.evaluate(promised, argument)) await page.waitForTimeout(100);
}

// Closes a server and has another take its place.
async function replace(old, start) {
  const {port} = new URL(old.url);
  await old.close();
  const next = await start(Number(port));
  running.push(next);
  return next;
}

test('another program at the same address is not hidden by the page', {skip: kElse}, async () => {
  const first = await serve(folder);
  const page = await open('', {url: first.url});
  await keep(page);
  const other = mkdtempSync(join(tmpdir(), 'schafkopf-other-'));
  for (const file of ['index.html', 'style.css', 'app.mjs', 'worker.mjs']) {
    writeFileSync(join(other, file), `another ${file}`);
  }
  const second = await replace(first, (port) => serve(other, port));
  await page.goto(second.url);
  assert.equal(await page.locator('body').innerText(), 'another index.html');
  for (const file of ['style.css', 'app.mjs', 'worker.mjs']) {
    assert.equal(await page.evaluate(async (name) => (await fetch(name)).text(), file), `another ${file}`);
  }
  assert.equal(await page.evaluate(async () => (await fetch('engine.json')).status), 404);
  complaints.splice(0, Infinity, ...complaints.filter((text) => !text.includes('404')));
  rmSync(other, {recursive: true});
  await page.context().close();
});

test('a new version of the page is seen at once', {skip: kElse}, async () => {
  const files = mkdtempSync(join(tmpdir(), 'schafkopf-version-'));
  const [sources, next] = ['sources', 'next'].map((name) => join(files, name));
  cpSync(resolve('tools/web/page'), sources, {recursive: true});
  const words = join(sources, 'words.h');
  writeFileSync(words, readFileSync(words, 'utf8').replace('PAGE_WORDS(title, "Schafkopf"', 'PAGE_WORDS(title, "Schafkopf anew"'));
  const version = readdirSync(folder).find((name) => name.startsWith('v-'));
  execFileSync('cmake', [`-DPAGE=${sources}`, `-DMODULE=${join(folder, version, 'schafkopf.wasm')}`,
    `-DLICENSE=${resolve('LICENSE')}`, `-DOUTPUT=${next}`, '-P', resolve('tools/web/assemble.cmake')]);
  const first = await serve(folder);
  const page = await open('', {url: first.url});
  await keep(page);
  const second = await replace(first, (port) => serve(next, port));
  const other = await page.context().newPage();
  await other.goto(second.url);
  const brand = () => other.locator('.brand').innerText();
  assert.equal(await brand(), 'Schafkopf anew');
  await keep(other, 2);
  // What was open before still has its files, and without a network the new version is there.
  await page.context().setOffline(true);
  assert.equal(await page.evaluate(async (file) => (await fetch(file)).status, `${version}/worker.mjs`), 200);
  await other.reload();
  assert.equal(await brand(), 'Schafkopf anew');
  await page.context().close();
  rmSync(files, {recursive: true});
});

test('where a program serves the page nothing of it is kept', {skip: kElse}, async () => {
  const first = await serve(folder);
  const page = await open('', {url: first.url});
  await keep(page);
  const second = await replace(first, (port) => serveAt(program, port));
  await page.goto(second.url);
  await page.locator('#sit-down').waitFor();
  await until(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await page.context().close();
});

test('without a network after the first load', {skip: kElse || kNoOffline}, async () => {
  const page = await open();
  await keep(page);
  await page.context().setOffline(true);
  await page.goto(server.url + '#ask=EU+GU+HU+EA+EZ+GA+HA+SA');
  await page.reload();
  await answered(page);
  assert.equal(await page.locator('.verdict').getAttribute('data-verdict'), 'play');
  await page.context().close();
});

test('one file opens from a disk and plays', {skip: kElse}, async () => {
  const page = await open(`file://${join(folder, 'schafkopf.html')}`, {url: '', lang: 'de-DE'});
  const asked = [];
  page.on('request', (request) => request.url().startsWith('blob:') || asked.push(request.url()));
  await page.locator('#sit-down').click();
  await page.locator('.play[data-waits=lay]').waitFor(patience);
  await page.locator('[data-lay=no]').click();
  await page.locator('.play:is([data-waits=bid], [data-waits=card], [data-waits=next])').waitFor(patience);
  await page.goto(`file://${join(folder, 'schafkopf.html')}#ask=EU+GU+HU+EA+EZ+GA+HA+SA`);
  await answered(page);
  assert.equal(await page.locator('.verdict').getAttribute('data-verdict'), 'play');
  assert.deepEqual(asked, []);
  await page.context().close();
});
