// How long the page takes in Chromium after the last card is clicked: to the first words and to the
// answer about all contracts, long deck; fails where the quietest of its tries takes too long.
// Usage: timing.mjs PAGE_FOLDER PROGRAM [served] [HANDS] [TRIES]
//   served: by `PROGRAM serve`, which then answers; else the page answers by itself
import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {launchBrowser, serveByProgram} from './browser.mjs';
import {serve} from './server.mjs';

const [folder, program] = process.argv.slice(2, 4).map((path) => resolve(path));
const served = process.argv[4] === 'served';
const [hands = 10, tries = 3] = process.argv.slice(served ? 5 : 4).map(Number);
const kMost = {first: 300, all: 1500};  // milliseconds

// Notes, by the page's own clock, the last click and what is drawn first after it.
function watch() {
  const times = {};
  window.times = times;
  const drawn = {first: '.verdict[data-verdict]', all: '.answer[data-took]'};
  new MutationObserver(() => {
    for (const [what, selector] of Object.entries(drawn)) {
      if (document.querySelector(selector)) times[what] ??= performance.now() - times.click;
    }
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
  document.body.addEventListener('click', () => { times.click ??= performance.now(); }, true);
}

async function timesOf(browser, url, cards) {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  await page.goto(`${url}#ask=`);
  await page.waitForTimeout(1000);
  for (const card of cards.slice(0, -1)) await page.locator(`.picker [data-card=${card}]`).click();
  await page.evaluate(watch);
  await page.locator(`.picker [data-card=${cards.at(-1)}]`).click();
  await page.waitForFunction(() => window.times.all);
  const {first, all} = await page.evaluate(() => window.times);
  await context.close();
  return {first, all};
}

const deals = execFileSync(program, ['deal', String(hands), '--seed', '3', '--json'], {encoding: 'utf8'})
  .trimEnd().split('\n').map((line) => JSON.parse(line));
const server = served ? await serveByProgram(program) : await serve(folder);
const browser = await launchBrowser();
const quietest = {first: [], all: []};
for (const {hands: [hand]} of deals) {
  const measured = [];
  for (let i = 0; i < tries; ++i) measured.push(await timesOf(browser, server.url, hand));
  for (const what of ['first', 'all']) quietest[what].push(Math.min(...measured.map((m) => m[what])));
  console.log(hand.join(' '), measured.map(({first, all}) => `${Math.round(first)}/${Math.round(all)}`).join(' '));
}
await browser.close();
await server.close();
for (const [what, times] of Object.entries(quietest)) {
  times.sort((a, b) => a - b);
  console.log(`${what}: median ${Math.round(times[times.length >> 1])} ms, most ${
    Math.round(times.at(-1))} ms (at most ${kMost[what]})`);
  if (times.at(-1) > kMost[what]) process.exitCode = 1;
}
