// Spielen: a robot taps like a person; what it is shown is what the program says.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answer, findings, long, open, patience, served} from '../harness.mjs';
import {cutThings, faintThings} from '../looks.mjs';

const kSizes = [[390, 844], [360, 640], [1280, 800]];

// A table that waits for nobody; `settings` as the page keeps them.
async function sitDown(settings = {}, more = {}) {
  const page = await open('', {viewport: {width: 390, height: 844}, lang: 'de-DE', bypassCSP: true, ...more});
  await page.locator('#sit-down').waitFor(patience);
  await page.evaluate((table) => localStorage.setItem('settings', JSON.stringify({table})),
    {pace: 0, level: 'relaxed', ...settings});
  await page.reload();
  await page.locator('#sit-down').click();
  return page;
}

// What the page waits for, once it does: lay, bid, card or next.
async function waits(page) {
  await page.waitForFunction(() => document.querySelector('.play')?.dataset.waits, null, patience);
  return page.locator('.play').getAttribute('data-waits');
}

const kept = (page) => page.evaluate(() => new Promise((resolve, reject) => {
  const opened = indexedDB.open('schafkopf', 1);
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const all = opened.result.transaction('evenings').objectStore('evenings').getAll();
    all.onsuccess = () => resolve(all.result);
  };
}));

// One tap, by a number that says which.
async function tap(page, number) {
  const asked = await waits(page);
  if (asked === 'lay') {
    await page.locator('[data-lay]').nth(number % 2).click();
  } else if (asked === 'bid') {
    const games = page.locator('.ask-panel [data-bid]');
    await games.nth(number % 3 === 0 ? (number % await games.count()) : 0).click();
    const suits = page.locator('.ask-panel [data-contract]');
    if (await suits.count() > 0) await suits.nth(number % await suits.count()).click();
  } else if (asked === 'card') {
    const kontra = page.locator('[data-kontra]');
    if (number % 5 === 0 && await kontra.count() > 0) {
      await kontra.click();
      return 'kontra';
    }
    const legal = page.locator('.own-hand button:not([aria-disabled])');
    const count = await legal.count();
    assert.ok(count > 0, 'a card may be played');
    await legal.nth(number % count).click({position: {x: 8, y: 40}});
  }
  return asked;
}

async function playGame(page, seed) {
  let number = seed * 7;
  while (await waits(page) !== 'next') {
    const before = await page.locator('.play').evaluate(({dataset}) => dataset.waits);
    await tap(page, number++);
    if (before === 'bid' || before === 'lay') await page.waitForTimeout(5);
  }
}

const recordOf = ({contract, declarer, hands, played}) =>
  [`${contract ?? 'passed'} ${declarer ?? '-'}`, ...hands.map((hand) => hand.join(' ')), played.join(' ')].join(' | ');

// What the program says of a game that the page has kept.
function checkGame(evening, game) {
  const {rules, options} = evening;
  const scored = answer({
    question: 'score', deal: recordOf(game), rules, options,
    ...(game.laid.length > 0 && {laid: game.laid.join(' ')}),
    ...(game.kontra.length > 0 && {kontra: game.kontra.join(' ')}),
  });
  assert.equal(scored.error, undefined, recordOf(game));
  assert.deepEqual(game.payments, scored.payments);
  return scored;
}

test('a robot plays games, each card legal, each settlement the program’s', async () => {
  const games = long ? 40 : 1;
  for (const settings of [{lays: true}, {lays: false, allPass: 'ramsch', level: 'club'}]) {
    const page = await sitDown(settings);
    for (let game = 0; game < games; ++game) {
      await playGame(page, game);
      const shown = await page.locator('.sheet-up').getAttribute('data-payments');
      const [evening] = await kept(page);
      const last = evening.games.at(-1);
      assert.equal(evening.games.length, game + 1);
      const {payments} = checkGame(evening, last);
      assert.equal(shown, payments.join(' '));
      assert.ok(!last.contract || last.played.length === 32 || last.contract === 'sie');
      await page.locator('#next').click();
    }
    await page.context().close();
  }
});

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
    const last = (await kept(page))[0].games.at(-1);
    assert.equal(last.contract?.split(':')[0], game);
    await page.locator('.standing').waitFor(patience);
    checkGame(evening, last);
    await page.context().close();
  }
});

test('nothing scrolls at the table, nothing moves the hand', async () => {
  for (const [width, height] of kSizes) {
    const page = await sitDown({lays: false}, {viewport: {width, height}});
    const fits = () => page.evaluate(() => {
      const hand = document.querySelector('.own-hand').getBoundingClientRect();
      const {scrollHeight, clientHeight} = document.querySelector('main');
      const cards = [...document.querySelectorAll('.own-hand button')].map((card) => card.getBoundingClientRect());
      return {
        scrolls: scrollHeight > clientHeight || document.documentElement.scrollHeight > innerHeight,
        inside: hand.bottom <= innerHeight && cards.every(({left, right}) => left >= 0 && right <= innerWidth),
        top: Math.round(hand.top),
      };
    });
    let top;
    for (let number = 0; await waits(page) !== 'next'; ++number) {
      const seen = await fits();
      top ??= seen.top;
      assert.deepEqual(seen, {scrolls: false, inside: true, top}, `${width}x${height}`);
      assert.deepEqual(await page.evaluate(cutThings), []);
      await tap(page, 3 * number + 1);
    }
    await page.context().close();
  }
});

test('an evening survives a reload, a file takes it along', async () => {
  const page = await sitDown({lays: false});
  await playGame(page, 1);
  await page.locator('#next').click();
  for (let taps = 0; taps < 3 && await waits(page) !== 'next'; ++taps) await tap(page, 2);
  await waits(page);
  const cards = () => page.locator('.own-hand button').evaluateAll((all) => all.map(({dataset}) => dataset.card));
  const hand = await cards();
  await page.reload();
  await waits(page);
  assert.deepEqual(await cards(), hand);
  await page.locator('#menu').click();
  await page.locator('.menu-page').waitFor();
  assert.deepEqual(await page.evaluate(cutThings), []);
  await page.goBack();
  await page.locator('.own-hand').waitFor();
  await page.locator('#menu').click();
  const saving = page.waitForEvent('download');
  await page.locator('#export').click();
  const path = await (await saving).path();
  const other = await open('#more=', {lang: 'de-DE'});
  await other.locator('input[type=file]').setInputFiles(path);
  await other.locator('[role=status]', {hasText: 'Eine Runde'}).waitFor(patience);
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
  await page.locator('#coach').click();
  await page.locator('.coach[data-best], .coach p', {hasText: /gewinnt|keine Wahl/}).first().waitFor(patience);
  const [{current: game, rules, options}] = await kept(page);
  const legal = await page.locator('.own-hand button:not([aria-disabled])').evaluateAll(
    (all) => all.map(({dataset}) => dataset.card));
  if (legal.length > 1) {
    const you = (4 - game.forehand) % 4;
    const hands = game.hands.map((hand, seat) => (seat === you ? hand.join(' ') : '_'));
    const view = [`${game.contract} ${game.declarer ?? '-'}`, ...hands, game.played.join(' ')].join(' | ');
    const bids = game.bids.every(({bid}) => !bid) ? '' : game.bids.map(({seat, bid}) => `${seat} ${bid ?? 'pass'}`).join(', ');
    const {best} = answer({question: 'advise', view, ...(bids && {bids}), seed: game.seed, lang: 'de', rules, options});
    assert.equal(await page.locator('.coach').getAttribute('data-best'), best);
    assert.equal(await page.locator('.own-hand .chosen button').getAttribute('data-card'), best);
  }
  await page.locator('.own-hand button:not([aria-disabled])').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('.own-hand li').length < count, cards);
  await waits(page);
  await page.locator('#take-back').click();
  await page.waitForFunction((count) => document.querySelectorAll('.own-hand li').length === count, cards);
  assert.match(await page.locator('.stage [role=status]').textContent(), /Du bist dran/);
  await page.context().close();
});

test('what fails is asked again, and the way back from a look back is one step', {skip: !served}, async () => {
  const page = await sitDown({lays: true});
  const failing = (route) => route.fulfill({contentType: 'text/event-stream', body: 'event: error\ndata: {"error":"broken"}\n\n'});
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
  let game;
  for (let number = 1; ; ++number) {
    await playGame(page, 3 * number);
    const [evening] = await kept(page);
    game = evening.games.at(-1);
    if (game.contract && game.played.length > 0) break;
    await page.locator('#next').click();
  }
  await page.locator('#look-back').click();
  await page.locator('.look-back[data-reviewed]').waitFor(patience);
  const [{rules, options}] = await kept(page);
  const bids = game.bids.map(({seat, bid}) => `${seat} ${bid ?? 'pass'}`).join(', ');
  const deal = recordOf(game);
  const review = answer({question: 'review', rules, options, game: JSON.stringify({
    deal, bids, ...(game.kontra.length > 0 && {kontra: game.kontra.join(' ')})})});
  const you = (4 - game.forehand) % 4;
  const own = review.plays.filter(({seat, mistake}) => mistake && seat === you)
    .sort((one, other) => other.cost - one.cost).slice(0, 3).map(({card}) => card);
  const shown = await page.locator('.look-back > .list .mattered').evaluateAll(
    (all) => all.map(({dataset}) => dataset.card));
  assert.deepEqual(shown, own);
  if (own.length > 0) {
    await page.locator('.mattered button').first().click();
    await page.locator('.own-hand button:not([aria-disabled])').first().click();
    await page.locator('[data-tried]').waitFor(patience);
  }
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
