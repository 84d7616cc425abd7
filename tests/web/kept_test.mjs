// The browser killed at random moments: what was finished before is there when it is opened again, games
// played at the table and entries of the score sheet, and the table goes on. SCHAFKOPF_KILLS: so often, 6
// by default. The arguments are those of page_test.mjs; Chromium alone.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {chromium} from 'playwright-core';
import {kPhone, patience, server} from './harness.mjs';
import {kept, tap, waits} from './robot.mjs';

const kKills = Number(process.env.SCHAFKOPF_KILLS ?? 6);
const kLongest = 3000; // milliseconds that it lives, at most, once it is begun with

// The lots of one run, the same each time.
let lot = 7;
const draw = (below) => (lot = (lot * 1103515245 + 12345) % 2 ** 31) % below;

const alive = new Set(); // browsers, as processes
after(() => { for (const child of alive) process.kill(-child.pid, 'SIGKILL'); });

// A browser of its own at the page, with what `profile` has kept; {page, kill}.
async function born(profile, address) {
  const args = ['--headless=new', '--no-sandbox', `--user-data-dir=${profile}`, '--remote-debugging-port=0',
    '--lang=de-DE', 'about:blank'];
  const child = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', args, {detached: true, stdio: ['ignore', 'ignore', 'pipe']});
  alive.add(child);
  const listens = await new Promise((found, failed) => {
    let told = '';
    child.stderr.on('data', (text) => {
      told += text;
      const at = /listening on (ws:\S+)/.exec(told);
      if (at) found(at[1]);
    });
    child.on('exit', () => failed(new Error(told)));
  });
  const browser = await chromium.connectOverCDP(listens);
  const page = browser.contexts()[0].pages()[0];
  await page.setViewportSize(kPhone);
  await page.goto(server.url + address);
  const kill = async () => {
    const dead = new Promise((gone) => { child.once('exit', gone); });
    alive.delete(child);
    process.kill(-child.pid, 'SIGKILL');
    await dead;
    await browser.close().catch(() => {});
  };
  return {page, kill};
}

// Does `work` over and over until it is killed at a moment drawn by lot; what goes wrong by the killing
// is nothing.
async function until({kill}, work) {
  let lives = true;
  const working = (async () => {
    while (lives) await work();
  })().catch((fault) => { if (lives) throw fault; });
  await Promise.race([working, new Promise((over) => { setTimeout(over, draw(kLongest)); })]);
  lives = false;
  await kill();
  await working;
}

test(`games at the table, killed ${kKills} times`, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'schafkopf-kept-'));
  const finished = new Map(); // payments by the number of the game
  let number = 0;
  for (let kills = 0; kills <= kKills; ++kills) {
    const opened = await born(profile, '#play=');
    const {page} = opened;
    await page.locator('#sit-down, .play').first().waitFor(patience);
    const [evening] = await kept(page);
    const have = evening?.games.map(({id, payments}) => [id, payments.join(' ')]) ?? [];
    for (const [id, payments] of finished) assert.equal(new Map(have).get(id), payments, `killed ${kills} times`);
    if (finished.size === 0 && await page.locator('#sit-down').count() > 0) {
      await page.evaluate(() => localStorage.setItem('settings', '{"table": {"pace": 0, "level": "relaxed"}}'));
      await page.reload();
      await page.locator('#sit-down').click();
    }
    await waits(page);
    await until(opened, async () => {
      const asked = await waits(page);
      if (asked === 'next') {
        const {id, payments} = await page.evaluate(() => ({
          id: document.querySelector('.play').dataset.game,
          payments: document.querySelector('.sheet-up').dataset.payments,
        }));
        finished.set(id, payments);
        await page.locator('#next').click();
        await page.waitForFunction((old) => document.querySelector('.play').dataset.game !== old, id);
      } else {
        await tap(page, ++number);
      }
    });
  }
  assert.ok(finished.size >= kKills / 4, `${finished.size} games`);
  console.log(`${kKills} kills, ${finished.size} games finished`);
  rmSync(profile, {recursive: true});
});

test(`entries of the score sheet, killed ${kKills} times`, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'schafkopf-kept-'));
  let noted = 0;
  const rows = (page) => page.locator('.block-table tbody tr').count();
  for (let kills = 0; kills <= kKills; ++kills) {
    const opened = await born(profile, '#block=');
    const {page} = opened;
    await page.locator('#note-game').waitFor(patience);
    const have = await rows(page);
    assert.ok(have >= noted, `${have} of ${noted} entries, killed ${kills} times`);
    noted = have;
    await until(opened, async () => {
      await page.locator('label.field select').first().selectOption('passed');
      await page.locator('#note-game:not([disabled])').click();
      await page.waitForFunction((count) => document.querySelectorAll('.block-table tbody tr').length > count, noted);
      ++noted;
      await page.waitForTimeout(500);
    });
  }
  assert.ok(noted > kKills, `${noted} entries`);
  console.log(`${kKills} kills, ${noted} entries`);
  rmSync(profile, {recursive: true});
});
