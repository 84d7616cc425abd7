// How long the page takes in Chromium after the last card is clicked: to the first words and to the
// answer about all contracts, long deck; fails where the quietest of its tries takes too long.
// Usage: timing.mjs PAGE_FOLDER PROGRAM [served] [HANDS] [TRIES]
//   served: by `PROGRAM serve`, which then answers; else the page answers by itself
import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {launchBrowser, serveByProgram} from './browser.mjs';
import {answerTimes} from './answer_times.mjs';
import {serve} from './server.mjs';

const [folder, program] = process.argv.slice(2, 4).map((path) => resolve(path));
const served = process.argv[4] === 'served';
const [hands = 10, tries = 3] = process.argv.slice(served ? 5 : 4).map(Number);
const kMost = {first: 300, all: 1500};  // milliseconds

async function timesOf(browser, url, cards) {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  await page.goto(`${url}#ask=`);
  await page.waitForTimeout(1000);
  const times = await answerTimes(page, cards);
  await context.close();
  return times;
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
