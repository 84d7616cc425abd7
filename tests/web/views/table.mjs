// Spielen: whole games and what is done at the table besides playing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {kNoDownloads} from '../browser.mjs';
import {findings, open, patience, served} from '../harness.mjs';
import {cutThings, faintThings} from '../looks.mjs';
import {
  checkFits, checkHint, checkLookBack, checkSettled, kept, onCard, playGame, reviewOf, sitDown, tap, waits,
} from '../robot.mjs';

const kSizes = [[390, 844], [360, 640], [1280, 800]];

test('where nobody bids what follows is played to its end', async () => {
  for (const [allPass, game] of [['ramsch', 'ramsch'], ['muss', 'muss'], ['throw_in', undefined]]) {
    const page = await sitDown({lays: true, allPass});
    await waits(page);
    const [evening] = await kept(page);
    const passes = [0, 1, 2, 3].map((seat) => ({seat, bid: null, contract: null}));
    const quiet = {...evening, current: {...evening.current, bids: passes, laid: [2], contract: null, declarer: null, played: []}};
    await page.evaluate((next) => new Promise((done) => {
      const opened = indexedDB.open('schafkopf', 1);
      opened.onsuccess = () => {
        const written = opened.result.transaction('evenings', 'readwrite');
        written.objectStore('evenings').put(next);
        written.oncomplete = done;
      };
    }), quiet);
    await page.reload();
    while (await waits(page) === 'bid') {
      const pass = page.locator('[data-bid=pass]');
      if (await pass.count() > 0) await pass.click();
      else await page.locator('.ask-panel [data-bid]').first().click();
      await page.waitForTimeout(50);
    }
    await playGame(page, 2);
    await page.locator('.standing').waitFor(patience);
    const settled = await checkSettled(page);
    assert.equal(settled.game.contract?.split(':')[0], game);
    if (game === 'ramsch') await checkLookBack(page, settled);
    await page.context().close();
  }
});

test('nothing scrolls at the table, nothing moves the hand', async () => {
  for (const [width, height] of kSizes) {
    const page = await sitDown({lays: false}, {viewport: {width, height}});
    let top;
    for (let number = 0; await waits(page) !== 'next'; ++number) {
      const seen = await checkFits(page);
      top ??= seen;
      assert.equal(seen, top, `${width}x${height}`);
      assert.deepEqual(await page.evaluate(cutThings), [], `${width}x${height}`);
      await tap(page, 3 * number + 1);
    }
    await page.context().close();
  }
});

// A game played and a second begun.
async function intoAnEvening() {
  const page = await sitDown({lays: false});
  await playGame(page, 1);
  await page.locator('#next').click();
  // Into a game that is not over, by the deal that comes.
  for (let taps = 0; taps < 3 || await waits(page) === 'next'; ++taps) {
    if (await waits(page) === 'next') await page.locator('#next').click();
    else await tap(page, 2);
  }
  return page;
}

test('an evening survives a reload', async () => {
  const page = await intoAnEvening();
  const cards = () => page.locator('.own-hand button').evaluateAll((all) => all.map(({dataset}) => dataset.card));
  const hand = await cards();
  await page.reload();
  await waits(page);
  assert.deepEqual(await cards(), hand);
  await page.locator('#menu').click();
  await page.locator('.menu-page').waitFor();
  assert.deepEqual(await page.evaluate(cutThings), []);
  await page.evaluate(() => history.back());
  await page.locator('.own-hand').waitFor();
  await page.context().close();
});

test('a file takes an evening along', {skip: kNoDownloads}, async () => {
  const page = await intoAnEvening();
  await page.locator('#menu').click();
  const saving = page.waitForEvent('download');
  await page.locator('#export').click();
  const path = await (await saving).path();
  const other = await open('#more=', {lang: 'de-DE'});
  await other.locator('input[type=file]').setInputFiles(path);
  await other.locator('[role=status]', {hasText: 'Ein Kartenabend'}).waitFor(patience);
  const [mine] = await kept(page);
  const [taken] = await kept(other);
  assert.deepEqual(taken.games, mine.games);
  await other.context().close();
  await page.context().close();
});

test('a card is taken back, the coach says what the program advises, keys are enough', async () => {
  const page = await sitDown({lays: false, kontra: false});
  for (let tries = 0; ; ++tries) {
    while (!['card', 'next'].includes(await waits(page))) await tap(page, 1);
    if (await waits(page) === 'card') break;
    assert.ok(tries < 60, 'somebody plays');
    await page.locator('#next').click();
  }
  const cards = await page.locator('.own-hand li').count();
  await checkHint(page, 'card');
  await page.locator('.own-hand button:not([aria-disabled])').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('.own-hand li').length < count, cards);
  await waits(page);
  await page.locator('#take-back').click();
  await page.waitForFunction((count) => document.querySelectorAll('.own-hand li').length === count, cards);
  await page.waitForFunction(
    () => /Du bist dran/.test(document.querySelector('.stage [role=status]').textContent));
  await page.context().close();
});

test('what fails is asked again, and the way back from a look back is one step', {skip: !served && 'only by a program'}, async () => {
  const page = await sitDown({lays: true});
  const failing = (route) => route.fulfill(
    {contentType: 'text/event-stream', body: 'event: error\ndata: {"error":"broken"}\n\n'});
  const failed = new Set();
  for (let number = 1; await waits(page) !== 'next'; ++number) {
    const asked = await waits(page);
    if (failed.has(asked)) {
      await tap(page, 3 * number);
      continue;
    }
    failed.add(asked);
    await page.route('**/api/*', failing);
    await tap(page, 3 * number);
    await page.locator('.trouble .fault', {hasText: 'broken'}).waitFor(patience);
    await page.unroute('**/api/*', failing);
    await page.locator('#try-again').click();
  }
  assert.ok(failed.has('lay') && failed.has('bid'));
  await page.reload();
  await waits(page);
  await page.locator('#menu').dispatchEvent('click');
  await page.locator('.menu-page .standing').waitFor(patience);
  const back = page.locator('[data-back]');
  if (await back.count() > 0) {
    await back.first().click();
    await page.locator('.look-back .choices button').first().click();
    await page.locator('.own-hand').waitFor(patience);
  }
  await page.context().close();
});

test('a look back names the program’s mistakes, each can be tried', async () => {
  const page = await sitDown({lays: false, allPass: 'throw_in'});
  for (let number = 1; ; ++number) {
    await playGame(page, 3 * number);
    const settled = await checkSettled(page);
    const {evening, game} = settled;
    if (game.declarer !== null && game.played.length > 0) {
      await checkLookBack(page, settled);
      if (reviewOf(evening, game).plays.some(({seat, mistake}) => mistake && (game.forehand + seat) % 4 === 0)) break;
    }
    await page.locator('#next').click();
  }
  await page.locator('#look-back').click();
  await page.locator('.mattered button').first().click();
  await page.locator('.own-hand button:not([aria-disabled])').first().click(onCard);
  await page.locator('[data-tried]').waitFor(patience);
  await page.context().close();
});

test('a whole game by keys alone', async () => {
  const page = await sitDown({lays: true});
  for (let presses = 0; await waits(page) !== 'next'; ++presses) {
    assert.ok(presses < 60);
    const asked = await waits(page);
    const decision = await page.locator('.own-hand li').count();
    if (presses === 0) await page.locator('[data-lay=no]').focus();
    await page.waitForFunction(() => document.activeElement?.matches('.ask-panel button, .own-hand button'), null, patience);
    await page.keyboard.press('Enter');
    await page.waitForFunction(([was, count]) => document.querySelector('.play').dataset.waits !== was ||
      document.querySelectorAll('.own-hand li').length !== count, [asked, decision], patience);
  }
  await page.locator('#next:focus').waitFor(patience);
  await page.context().close();
});

for (const colorScheme of ['light', 'dark']) {
  test(`no finding by axe at the table, ${colorScheme}`, async () => {
    const page = await sitDown({lays: true}, {colorScheme});
    const seen = new Set();
    for (let number = 0; !seen.has('next'); ++number) {
      const asked = await waits(page);
      if (!seen.has(asked)) {
        await page.waitForTimeout(300);
        assert.deepEqual(await findings(page), [], asked);
        assert.deepEqual(await page.evaluate(faintThings), [], asked);
      }
      seen.add(asked);
      if (asked !== 'next') await tap(page, 3 * number);
    }
    await page.context().close();
  });
}

test('who wants no movement sees none', async () => {
  const page = await sitDown({lays: false}, {reducedMotion: 'reduce'});
  while (!['card', 'next'].includes(await waits(page))) await tap(page, 1);
  const moving = await page.evaluate(() => document.getAnimations().length);
  assert.equal(moving, 0);
  await page.context().close();
});
