// A robot that sits down at the table of the page and taps like a person; what it is shown is what the
// program says.
import assert from 'node:assert/strict';
import {percent} from '../../tools/web/page/languages.mjs';
import {answer, open, patience} from './harness.mjs';

// A card is tapped where no other lies over it.
export const onCard = {position: {x: 8, y: 30}};

// A table that waits for nobody; `settings` as the page keeps them.
export async function sitDown(settings = {}, more = {}) {
  const page = await open('', {viewport: {width: 390, height: 844}, lang: 'de-DE', bypassCSP: true, ...more});
  await sitDownAt(page, settings);
  return page;
}
export async function sitDownAt(page, settings) {
  await page.locator('#sit-down').waitFor(patience);
  await page.evaluate((table) => localStorage.setItem('settings', JSON.stringify({table})),
    {pace: 0, level: 'relaxed', ...settings});
  await page.reload();
  await page.locator('#sit-down').click();
}

// What the page waits for, once it does: lay, bid, card or next.
export async function waits(page) {
  const waiting = await page.waitForFunction(() => document.querySelector('.play')?.dataset.waits ||
    document.querySelector('.trouble')?.textContent, null, patience);
  const asked = await waiting.jsonValue();
  assert.ok(['lay', 'bid', 'card', 'next'].includes(asked), asked);
  return asked;
}

// The evenings that the page keeps, the last first, once what is on the table is kept.
export const kept = (page) => page.evaluate(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('schafkopf', 1));
  const shown = document.querySelector('.play')?.dataset;
  for (;;) {
    const evenings = await done(database.transaction('evenings').objectStore('evenings').getAll());
    evenings.sort((one, other) => other.changed - one.changed);
    const game = evenings[0]?.current;
    if (!shown?.game || (game?.id === shown.game &&
        `${game.bids.length} ${game.kontra.length} ${game.played.length}` === shown.said)) {
      database.close();
      return evenings;
    }
    await new Promise((later) => { setTimeout(later, 10); });
  }
});

// A tap, and what it changes drawn.
async function press(page, target, where) {
  await target.click(where);
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => setTimeout(drawn)); }));
}

async function tapBid(page, number) {
  const touts = page.locator('.ask-panel .plain');
  if (number % 11 === 0 && await touts.count() > 0) await press(page, touts);
  const games = page.locator('.ask-panel [data-bid]');
  await press(page, games.nth(number % 3 === 0 ? number % await games.count() : 0));
  const suits = page.locator('.ask-panel [data-contract]');
  const count = await suits.count();
  if (count > 0) await press(page, suits.nth(number % count));
}

// One tap, by a number that says which; what it was for.
export async function tap(page, number) {
  const asked = await waits(page);
  if (asked === 'lay') {
    await press(page, page.locator('[data-lay]').nth(number % 2));
  } else if (asked === 'bid') {
    await tapBid(page, number);
  } else if (asked === 'card') {
    const kontra = page.locator('[data-kontra]');
    if (number % 5 === 0 && await kontra.count() > 0) {
      await press(page, kontra);
      return 'kontra';
    }
    const legal = page.locator('.own-hand button:not([aria-disabled])');
    const count = await legal.count();
    assert.ok(count > 0, 'a card may be played');
    await press(page, legal.nth(number % count), onCard);
  }
  return asked;
}

// One game to its end; `look(asked, number)` sees each decision before it is tapped.
export async function playGame(page, seed, look = async () => {}) {
  for (let number = seed * 7; ; ++number) {
    const asked = await waits(page);
    await look(asked, number);
    if (asked === 'next') return;
    await tap(page, number);
  }
}

const seatOfYou = ({forehand}) => (4 - forehand) % 4;

export const lineOf = ({contract, declarer, hands, played}) => [
  `${contract ?? 'passed'} ${declarer ?? '-'}`, ...hands.map((hand) => hand.join(' ')), played.join(' '),
].join(' | ').replace(/ \| $/, '');

// What was agreed on, and what was said in a game, as fields of a question.
const agreedIn = ({rules, options, tariff}) => ({rules, options, ...(tariff && {tariff})});
function saidIn({contract, bids, kontra}) {
  const told = contract && bids.every(({bid}) => !bid) ? '' :
    bids.map(({seat, bid}) => `${seat} ${bid ?? 'pass'}`).join(', ');
  return {...(told && {bids: told}), ...(kontra.length > 0 && {kontra: kontra.join(' ')})};
}

// What the program says of a game that the page has kept.
export function scoreOf(evening, game) {
  const {kontra} = saidIn(game);
  return answer({
    question: 'score', deal: lineOf(game), ...agreedIn(evening), ...(kontra && {kontra}),
    ...(game.laid.length > 0 && {laid: game.laid.join(' ')}),
  });
}
export const reviewOf = (evening, game, lang) => answer({
  question: 'review', lang, ...agreedIn(evening), game: JSON.stringify({deal: lineOf(game), ...saidIn(game)}),
});
const tableOf = (evening, game, more) => answer({
  question: 'table', deal: lineOf(game), ...saidIn(game), ...agreedIn(evening), ...more,
});
function adviceOf(evening, game, lang) {
  const hands = game.hands.map((hand, seat) => (seat === seatOfYou(game) ? hand : ['_']));
  return answer({
    question: 'advise', view: lineOf({...game, hands}), ...saidIn(game), ...agreedIn(evening),
    seed: game.seed, lang,
  });
}

// The settlement that is shown is the program's; the answer of the latter.
export async function checkSettled(page) {
  const [evening] = await kept(page);
  const game = evening.games.at(-1);
  const score = scoreOf(evening, game);
  assert.equal(score.error, undefined, lineOf(game));
  assert.deepEqual(game.payments, score.payments, lineOf(game));
  assert.equal(await page.locator('.sheet-up').getAttribute('data-payments'), score.payments.join(' '));
  return {evening, game, score};
}

// The cards that may be tapped are those of the program.
export async function checkLegal(page) {
  const [evening] = await kept(page);
  const shown = await page.locator('.own-hand button:not([aria-disabled])').evaluateAll(
    (all) => all.map(({dataset}) => dataset.card));
  const {legal, turn} = tableOf(evening, evening.current);
  assert.deepEqual([...shown].sort(), [...legal].sort(), lineOf(evening.current));
  assert.equal(turn, seatOfYou(evening.current));
  return legal;
}

// The hint says what the program says.
export async function checkHint(page, asked, lang = 'de') {
  const [evening] = await kept(page);
  const game = evening.current;
  const legal = asked === 'card' ? await checkLegal(page) : [];
  await page.locator('#coach').click();
  const coach = page.locator('.coach');
  if (legal.length === 1) {
    await coach.getByText(/keine Wahl|only one legal/).waitFor(patience);
    return;
  }
  const says = () => document.querySelector('.coach')?.textContent ?? 'nothing';
  const hint = await page.waitForFunction(() => /\d|weiter|pass|spiele|play/.test(document.querySelector('.coach')?.textContent),
    null, patience).catch(() => null);
  assert.ok(hint, `the hint is ${await page.evaluate(says)} in ${lineOf(game)}`);
  const best = await coach.getAttribute('data-best');
  if (asked === 'bid') {
    const {choice} = tableOf(evening, game, {think: true, seed: game.seed});
    assert.equal(best, choice.contract, lineOf(game));
    return;
  }
  const advice = adviceOf(evening, game, lang);
  assert.equal(best, advice.best, lineOf(game));
  assert.ok((await coach.textContent()).includes(percent(advice.cards[0].win)), lineOf(game));
  assert.equal(await page.locator('.own-hand .chosen button').getAttribute('data-card'), best);
}

// The look back shows what the program's review says; leaves it again.
export async function checkLookBack(page, {evening, game}) {
  const review = reviewOf(evening, game, await page.locator('html').getAttribute('lang'));
  assert.equal(review.error, undefined, lineOf(game));
  await page.locator('#look-back').click();
  await page.locator('.look-back[data-reviewed]').waitFor(patience);
  const you = seatOfYou(game);
  const most = (own) => review.plays.filter(({seat, mistake}) => mistake && (seat === you) === own)
    .sort((one, other) => other.cost - one.cost).slice(0, 3);
  const told = (own) => most(own).map(({card, cost}) => `${card} ${cost}`);
  const rows = (list) => page.locator(list).evaluateAll(
    (all) => all.map(({dataset}) => `${dataset.card} ${dataset.cost}`));
  assert.deepEqual(await rows('.look-back .result > .list .mattered'), told(true), lineOf(game));
  assert.deepEqual(await rows('.look-back details .mattered'), told(false), lineOf(game));
  const reasons = [...most(true), ...most(false)].flatMap(({why}) => (why ?? []).slice(0, 1)).map(({says}) => says);
  const shown = (await page.locator('.mattered .decides').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
  assert.equal(shown.length, reasons.length);
  for (const [i, says] of reasons.entries()) assert.ok(shown[i].includes(says), `${shown[i]}: ${says}`);
  assert.deepEqual(
    await page.locator('.bid-mistake').evaluateAll((all) => all.map(({dataset}) => Number(dataset.seat))),
    review.seats.filter(({bid}) => bid?.mistake).map(({seat}) => seat));
  await page.locator('.look-back .choices button').first().click();
  await page.locator('#next').waitFor(patience);
}

// Nothing is out of sight; where the hand begins.
export async function checkFits(page) {
  const {top, ...seen} = await page.evaluate(() => {
    const hand = document.querySelector('.own-hand').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.own-hand button')].map((card) => card.getBoundingClientRect());
    const scrolls = (element) => element && element.scrollHeight > element.clientHeight;
    return {
      scrolls: ['main', '.sheet-up', 'html'].filter((name) => scrolls(document.querySelector(name))),
      inside: hand.bottom <= innerHeight && cards.every(({left, right}) => left >= 0 && right <= innerWidth),
      top: Math.round(hand.top),
    };
  });
  const {width, height} = page.viewportSize();
  assert.deepEqual(seen, {scrolls: [], inside: true}, `${width}x${height}`);
  return top;
}

// From now on the page notes by how much what shifts in its layout without being touched.
export const watchShifts = (page) => page.evaluate(() => {
  globalThis.shifts = [];
  const nameOf = ({node}) => node?.className || node?.nodeName;
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifts.push([value, sources.map(nameOf).join(', ')]);
    }
  }).observe({type: 'layout-shift'});
});
// What has shifted since this was asked last: [by how much, what].
export const shiftsOf = (page) => page.evaluate(() => globalThis.shifts.splice(0));
