// What the tests of the page share: the page served, a browser, the program to compare with.
// The arguments are those of page_test.mjs.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {after, before} from 'node:test';
import {assembled, inFirefox, launchBrowser, serveByProgram} from './browser.mjs';
import {serve} from './server.mjs';

export const folder = assembled(process.argv[2]);
export const program = resolve(process.argv[3]);
export const served = ['served', 'sources'].includes(process.argv[4]);
const own = process.argv[4] === 'served' ? [] : ['--page', folder];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const long = Boolean(process.env.SCHAFKOPF_LONG_TESTS);
export const patience = {timeout: 120_000};

export const kDesk = {width: 1280, height: 900};
export const kPhone = {width: 390, height: 844};
export const kDeal = 'wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |' +
  ' EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9';

// A finished game of which a bid and several cards cost more than chance explains.
export const kGame = 'solo:H 1 | EU EZ E7 GZ GK G8 SK S9 | HO HU HA HZ H9 H8 EK GA |' +
  ' EO GU HK EA E8 G7 SA S7 | GO SO SU H7 E9 G9 SZ S8 | EU H8 GU H7 G8 GA G7 G9 HU HK GO GK' +
  ' E9 EZ EK E8 GZ H9 EO SZ SA S8 SK HA HO S7 SO S9 HZ EA SU E7';

// Every view: [address, what it waits for].
export const kViews = [
  ['#ask=', '.picker .card'],
  ['#ask=EU+HU+EA+EZ+EK+GA+HZ+S7', '.answer[data-took] .verdict'],
  ['#ask=EO+GO+HU+HA&mode=lay', '.answer[data-took] .verdict'],
  ['#ask=EO+GO+HU+HA+EA+G7+S8+SA&mode=kontra&seat=1&against=wenz&declarer=2', '.answer[data-took] .verdict'],
  [`#${new URLSearchParams({deal: kDeal, at: 0})}`, '.all-games[data-done]'],
  [`#${new URLSearchParams({deal: kGame})}`, '.all-games[data-done]'],
  ['#game=', '#made-up'],
  [`#${new URLSearchParams({game: kGame})}`, '.report[data-reviewed]'],
  ['#rules=', '.families li'],
  ['#runs=', '.batches p'],
  ['#play=', '#sit-down'],
  ['#learn=', '.learn h1'],
  ['#more=', '.more h1'],
  ['#block=', '.block h1'],
  ['#enter=', '.picker .card'],
  ['#learn=trumps', '.lesson-panel'],
  ['#learn=call', '.lesson-panel'],
  ['#learn=puzzle7', '.try-panel'],
];
export const answer = (question) =>
  JSON.parse(execFileSync(program, ['answer'], {input: JSON.stringify(question), encoding: 'utf8'}));
export const ask = (...args) => execFileSync(program, args, {encoding: 'utf8'}).trimEnd();
export const solve = (line, ...args) =>
  JSON.parse(execFileSync(program, ['solve', '-', '--json', ...args], {input: line, encoding: 'utf8'}));

export let server;
export let browser;
const known = [' 429 '];
export const running = []; // servers that a test has started
export const complaints = [];

before(async () => {
  server = served ? await serveByProgram(program, ...own) : await serve(folder);
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
  for (const each of running) await each.close();
  assert.deepEqual(complaints, [], 'what the browser complained of');
});

// What is drawn by lot, the same each time.
function drawAlike() {
  let number = 0;
  const next = () => (number = (number * 1664525 + 1013904223) % 2 ** 32);
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (numbers) => numbers.map(next);
}

// A fresh browser at an address; whatever it complains of fails the tests, but that the program is
// busy, when the page asks again. `alike`: at the same moment, with the same lots.
export async function open(address = '',
  {viewport = kDesk, lang = 'en-GB', url = server.url, alike = false, ...more} = {}) {
  const context = await browser.newContext({viewport, locale: lang, ...more});
  if (alike) {
    await context.clock.setFixedTime(new Date('2026-06-01T18:00:00Z'));
    await context.addInitScript(drawAlike);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' &&
    !known.some((status) => message.text().includes(status)) && complaints.push(message.text()));
  await page.goto(url + address);
  return page;
}

// Types `text` into a field and leaves it. For Firefox what a test types is no change by hand, of which a
// field would tell when it is left.
export async function put(field, text) {
  await field.fill(text);
  await field.blur();
  if (inFirefox) await field.dispatchEvent('change');
}

export const answered = (page) => page.locator('.answer[data-took] .verdict').waitFor(patience);

// What axe finds in a page opened with bypassCSP.
export async function findings(page) {
  await page.evaluate(axe);
  const {violations} = await page.evaluate(() => window.axe.run());
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ').slice(0, 300)}`);
}
