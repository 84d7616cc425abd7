// The page in a real browser, against the program's own answers.
// Usage: page_test.mjs PAGE_FOLDER PROGRAM [served]
//   served: the page that is in PROGRAM, by its `serve`, which then answers; else that of the folder
//   by a file server, and the page itself does
// SCHAFKOPF_LONG_TESTS=1: 20 hands, not 3
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {launchBrowser, serveAt, serveByProgram} from './browser.mjs';
import {suitOfPixels, rankOfPixels} from './faces.mjs';
import {kAnswers} from '../../tools/web/page/answers.mjs';
import {number, percent} from '../../tools/web/page/words.mjs';
import {bordersOfHand, cutThings, faintThings} from './looks.mjs';
import {serve} from './server.mjs';

const [folder, program] = process.argv.slice(2, 4).map((path) => resolve(path));
const served = process.argv[4] === 'served';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const hands = process.env.SCHAFKOPF_LONG_TESTS ? 20 : 3;
const patience = {timeout: 120_000};

const kDesk = {width: 1280, height: 900};
const kPhone = {width: 390, height: 844};
const kDeal = 'wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |' +
  ' EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9';

// A finished game of which a bid and several cards cost more than chance explains.
const kGame = 'solo:H 1 | EU EZ E7 GZ GK G8 SK S9 | HO HU HA HZ H9 H8 EK GA |' +
  ' EO GU HK EA E8 G7 SA S7 | GO SO SU H7 E9 G9 SZ S8 | EU H8 GU H7 G8 GA G7 G9 HU HK GO GK' +
  ' E9 EZ EK E8 GZ H9 EO SZ SA S8 SK HA HO S7 SO S9 HZ EA SU E7';

const answer = (question) =>
  JSON.parse(execFileSync(program, ['answer'], {input: JSON.stringify(question), encoding: 'utf8'}));
const ask = (...args) => execFileSync(program, args, {encoding: 'utf8'}).trimEnd();
const solve = (line, ...args) =>
  JSON.parse(execFileSync(program, ['solve', '-', '--json', ...args], {input: line, encoding: 'utf8'}));

let server;
let browser;
const running = []; // servers that a test has started
const complaints = [];

before(async () => {
  server = served ? await serveByProgram(program) : await serve(folder);
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
  for (const each of running) await each.close();
  assert.deepEqual(complaints, [], 'what the browser complained of');
});

// A fresh browser at an address; whatever it complains of fails the tests, but that the program is
// busy: the page then asks again.
async function open(address = '',
  {viewport = kDesk, lang = 'en-GB', url = server.url, ...more} = {}) {
  const context = await browser.newContext({viewport, locale: lang, ...more});
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' &&
    !message.text().includes(' 429 ') && complaints.push(message.text()));
  await page.goto(url + address);
  return page;
}

const answered = (page) => page.locator('.answer[data-took] .verdict').waitFor(patience);

test('eight clicked cards have a verdict', async () => {
  const page = await open();
  for (const card of 'EU HU EA EZ EK GA HZ S7'.split(' ')) {
    await page.locator(`.picker [data-card=${card}]`).click();
  }
  await answered(page);
  const expected = JSON.parse(ask('ask', 'EU HU EA EZ EK GA HZ S7', '--json'));
  assert.equal(await page.locator('.verdict').getAttribute('data-verdict'), expected.verdict);
  const sentence = await page.locator('.verdict .sentence').innerText();
  assert.equal(sentence.replaceAll('\u00a0', ' '), expected.sentence);
  const shown = await page.locator('.ranking > li:not(.pass)').evaluateAll(
    (rows) => rows.map((row) => row.dataset.contract));
  assert.deepEqual(shown, expected.contracts.map(({contract}) => contract));
  const best = expected.contracts[0];
  const row = page.locator(`.ranking > li[data-contract="${best.contract}"]`);
  const said = ['table', 'open'].map((kind) => {
    const [chance, low, high] = ['win', 'low', 'high'].map((end) => percent(best[`${kind}_${end}`]));
    return `${chance} % (${low} to ${high} %)`;
  });
  assert.equal(await row.locator('.bar').getAttribute('aria-label'),
    `At the table: ${said[0]}; With open cards: ${said[1]}`);
  const drawn = await row.locator('.bar').evaluate((bar) => [...bar.querySelectorAll('line')]
    .map(({classList, x1}) => `${classList} ${x1.baseVal.value.toFixed(2)}`));
  for (const [kind, chance] of [['span', best.table_low], ['span', best.table_high], ['open', best.open_win]]) {
    assert.ok(drawn.includes(`${kind} ${(100 * chance).toFixed(2)}`), `${kind} ${chance} of ${drawn}`);
  }
  assert.match(page.url(), /#ask=EU\+HU\+EA\+EZ\+EK\+GA\+HZ\+S7&seed=1$/);
  await page.locator('.hand [data-card=EU]').click();
  await page.locator('.verdict.waiting').waitFor();
  await page.context().close();
});

test('answers are the bytes of the program', async () => {
  const deals = JSON.parse(`[${ask('deal', String(hands), '--seed', '7', '--json').replaceAll('\n', ',')}]`);
  const page = await open();
  for (const [place, deal] of deals.entries()) {
    const hand = deal.hands[place % 4];
    const text = Array.isArray(hand) ? hand.join(' ') : hand;
    const seat = place % 4;
    await page.goto(`${server.url}#${new URLSearchParams({ask: text, seat, seed: 1})}`);
    await page.locator(`.answer[data-took] #json`).waitFor({state: 'attached', ...patience});
    await page.waitForFunction((cards) => {
      const answer = document.querySelector('#json')?.textContent;
      return answer && cards.every((card) => JSON.parse(answer).hand.includes(card));
    }, text.split(' '));
    assert.equal(await page.locator('#json').textContent(),
      ask('ask', text, '--seat', String(seat), '--json'));
  }
  await page.context().close();
});

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

const kRun = {
  state: 'running', output: 'games.jsonl', done: 1234, errors: 0, share: 0.25, rate: 12.5,
  seconds: 100, seconds_left: 4210, slowest_line: 7, slowest_seconds: 0.5,
};

test('long runs are shown where the program was told of them', async () => {
  const files = mkdtempSync(join(tmpdir(), 'schafkopf-runs-'));
  const [runs, ended, missing] = ['runs', 'ended', 'missing'].map((name) => join(files, name));
  const write = (file, changes) => writeFileSync(file, JSON.stringify({...kRun, ...changes}));
  write(runs, {});
  write(ended, {state: 'interrupted', output: 'short.csv', share: null, seconds_left: null, errors: 3});
  const serving = await serveByProgram(program, '--status', runs, ended, missing);
  for (const [lang, said] of [
    ['en-GB', ['running', '1,234 done · 12.5 per second · 1 h 10 min left · 1 min 40 s so far',
      'interrupted', '3 bad', 'Nothing has been heard of it for 2 min']],
    ['de-DE', ['läuft', '1.234 erledigt · 12,5 je Sekunde · noch 1 Std. 10 Min. · bisher 1 Min. 40 Sek.',
      'unterbrochen', '3 fehlerhaft', 'Seit 2 Min.']]]) {
    write(runs, {});
    const page = await open('', {lang, url: serving.url, bypassCSP: true});
    await page.locator('nav a[href="#runs="]').click();
    await page.locator('.batch').first().waitFor(patience);
    assert.equal(await page.locator('.batch').count(), 3);
    const first = page.locator('.batch').first();
    assert.equal(await first.locator('progress').getAttribute('value'), '0.25');
    assert.equal(await first.locator('h2').innerText(), `games.jsonl ${said[0]}`);
    assert.ok((await first.innerText()).includes(said[1]), await first.innerText());
    assert.equal(await page.locator('.silent').count(), 0);
    const second = await page.locator('.batch').nth(1).innerText();
    assert.ok(second.includes(said[2]) && second.includes(said[3]), second);
    assert.match(await page.locator('.batch').nth(2).locator('.fault').innerText(), /no .*missing/);
    write(runs, {share: 0.75, seconds_left: null});
    await page.locator('.batch progress[value="0.75"]').waitFor(patience);
    utimesSync(runs, Date.now() / 1000 - 130, Date.now() / 1000 - 130);
    await page.locator('.batch[data-silent] .silent').waitFor(patience);
    assert.ok((await page.locator('.silent').innerText()).startsWith(said[4]));
    await page.evaluate(axe);
    const {violations} = await page.evaluate(() => window.axe.run());
    assert.deepEqual(violations.map(({id}) => id), []);
    await page.context().close();
  }
  serving.close();
  rmSync(files, {recursive: true});
  const page = await open();
  await page.locator('.picker .card').first().waitFor();
  assert.equal(await page.locator('nav a').count(), 4);
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

test('every name that the page reads is in an answer of the program', async () => {
  const hand = 'EU HU EA EZ EK GA HZ S7';
  const answers = {
    ask: [answer({question: 'ask', hand, worlds: 20})],
    lay: [answer({question: 'lay', hand: 'EO GO HU HA _ _ _ _'})],
    kontra: [answer({question: 'kontra', hand, seat: 1, against: 'wenz', declarer: 2})],
    solve: [answer({question: 'solve', deal: kGame.slice(0, -8), each_card: true, line: true, winners: true})],
    analyze: [answer({question: 'analyze', deal: kGame})],
    review: [answer({question: 'review', game: kGame, worlds: 20})],
    deal: [answer({question: 'deal', seed: 1, contract: 'wenz', declarer: 0})],
    rules: [answer({question: 'rules', rules: 'sauspiel'})],
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

test('a reviewed game shows the bid and the cards that cost', async () => {
  for (const lang of ['en-GB', 'de-DE']) {
    const page = await open(`#${new URLSearchParams({game: kGame})}`, {lang});
    await page.locator('.report[data-reviewed]').waitFor(patience);
    const {plays, seats} = answer({question: 'review', game: kGame});
    const cents = (value) => number(lang.slice(0, 2), value, {places: value < 9.95 ? 1 : 0});
    const cards = plays.filter(({mistake}) => mistake);
    const bids = seats.filter(({bid}) => bid?.mistake);
    assert.ok(cards.length > 0 && bids.length > 0);
    const rows = page.locator('.dear [data-mistake]');
    assert.deepEqual(await rows.evaluateAll((all) => all.map(({dataset}) => dataset.mistake)),
      cards.map(({card}) => card));
    for (const [place, {cost}] of cards.entries()) {
      assert.match(await rows.nth(place).locator('.known').innerText(), new RegExp(`: ${cents(cost)} ±`));
    }
    const made = page.locator('.dear [data-bid]');
    assert.equal(await made.count(), bids.length);
    for (const [place, {bid}] of bids.entries()) {
      assert.match(await made.nth(place).innerText(), new RegExp(`: ${cents(bid.lost)} ±`));
    }
    // A card is pressed: its position is seen from the top of the page.
    await rows.first().click();
    await page.locator('.explore .outcome').waitFor(patience);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.context().close();
  }
});

test('a finished game says who won, and all of its points', async () => {
  for (const [lang, sentence] of [
    ['en-GB', /^Herz-Solo: The deal is over\. Seat 1 got \d+ points?\. (won|lost)$/],
    ['de-DE', /^Herz-Solo: Das Spiel ist aus\. Der Zweite hat \d+ Augen?\. (gewonnen|verloren)$/]]) {
    const page = await open(`#${new URLSearchParams({deal: kGame})}`, {lang});
    const {value} = solve(kGame);
    await page.locator(`.outcome[data-value="${value}"]`).waitFor(patience);
    assert.match((await page.locator('.outcome').innerText()).replace(/\s+/g, ' '), sentence);
    const points = await page.locator('.seat-name small').allInnerTexts();
    assert.equal(points.map((text) => parseInt(text, 10)).reduce((sum, each) => sum + each), 120);
    assert.equal(parseInt(await page.locator('.seat-1 .seat-name small').innerText(), 10), value);
    assert.equal(await page.locator('.laid.won').count(), 1);
    await page.locator('.steps button').nth(1).click();
    await page.locator('.seat button.card').first().waitFor(patience);
    assert.match(await page.locator('.outcome').innerText(), /errs|fehlerfrei/);
    await page.context().close();
  }
});

test('games stand in the order of the number that is shown', async () => {
  for (const hand of ['EO GO HO SO EA EZ GA S7', 'EU HU EA EZ EK GA HZ S7', 'SO HU EZ E9 GK G8 HA S9']) {
    for (const seat of [0, 2]) {
      const page = await open(`#${new URLSearchParams({ask: hand, seat, seed: 1})}`);
      await answered(page);
      const shown = await page.locator('.ranking > li .cents').evaluateAll((all) =>
        all.map((cell) => parseInt(cell.firstChild.textContent.replace('−', '-'), 10)));
      assert.ok(shown.length > 3);
      assert.deepEqual(shown, [...shown].sort((one, other) => other - one), `${hand}, seat ${seat}`);
      await page.context().close();
    }
  }
});

test('laying and Kontra answer as the program does', async () => {
  const page = await open('#ask=EO+GO+HU+HA&mode=lay');
  await answered(page);
  assert.equal(await page.locator('#json').textContent(), ask('ask', 'EO GO HU HA _ _ _ _', '--json'));
  await page.goto(server.url + '#ask=EO+GO+HU+HA+EA+G7+S8+SA&mode=kontra&seat=1&against=wenz&declarer=2');
  await page.reload();
  await answered(page);
  assert.equal(await page.locator('#json').textContent(), ask('ask', 'EO GO HU HA EA G7 S8 SA',
    '--seat', '1', '--against', 'wenz', '--declarer', '2', '--json'));
  await page.context().close();
});

test('typed cards, keys and languages', async () => {
  const page = await open('', {lang: 'de-DE'});
  await page.locator('#typed').fill('eogohoso eu gu hu, s10');
  await answered(page);
  assert.match(await page.locator('.sentence').innerText(), /^Ja:/);
  await page.locator('#typed').fill('EO XY GO');
  assert.match(await page.locator('.fault').innerText(), /XY/);
  await page.locator('#typed').fill('');
  await page.locator('.picker [data-card=EO]').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  assert.equal(await page.locator('.hand .card').getAttribute('data-card'), 'GU');
  await page.locator('.switches button').first().click();
  await page.locator('html[lang=en]').waitFor({state: 'attached'});
  assert.equal(await page.locator('h2').first().innerText(), 'Your hand – 7 more cards');
  await page.context().close();
});

test('no card vanishes without a word', async () => {
  const page = await open();
  const hand = 'EO GO HO SO EU GU HU SU';
  for (const [text, said] of [
    [`${hand} EA`, /8 cards .*“EA”/], ['EO GO EO', /“EO” is there twice/], ['EO GO 1X', /read “1X”/],
    ['EO ?? GO', /read “\?\?/], [hand, null], ['EO GO', null]]) {
    await page.locator('#typed').fill(text);
    if (said) assert.match(await page.locator('#typed-fault').innerText(), said, text);
    else assert.equal(await page.locator('#typed-fault').count(), 0, text);
  }
  await page.locator('#typed').fill('');
  await page.context().close();
  for (const [address, said] of [
    ['#ask=EO+GO+EO', /twice/], [`#ask=${hand.replaceAll(' ', '+')}+EA`, /“EA”/],
    ['#ask=EO+E7&deck=short', /“E7” is not in this deck/], ['#deal=wenz+1+%7C+EO', /cannot be read/],
    [`#${new URLSearchParams({deal: `${kGame.slice(0, -3)} XX`})}`, /cannot be read/]]) {
    const linked = await open(address);
    assert.match(await linked.locator('.fault').first().innerText(), said, address);
    await linked.context().close();
  }
});

test('whoever follows a link sees the hand first', async () => {
  const page = await open('#ask=EU+HU+EA+EZ+EK+GA+HZ+S7', {viewport: kPhone});
  await answered(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  // Whoever completes a hand there sees the verdict.
  await page.locator('.hand .card').first().click();
  await page.locator('.picker [data-card=EO]').click();
  await answered(page);
  const {y} = await page.locator('.verdict').boundingBox();
  assert.ok(y >= 0 && y < kPhone.height, `the verdict is at ${y}`);
  await page.context().close();
});

test('a deal is explored to its end', async () => {
  const page = await open(`#${new URLSearchParams({deal: kDeal})}`);
  const played = [];
  for (let ply = 0; ply < 32; ++ply) {
    const line = kDeal + (played.length > 0 ? ` | ${played.join(' ')}` : '');
    const expected = solve(line, '--each-card');
    await page.waitForFunction((count) =>
      document.querySelectorAll('.seat button.card[data-value]').length === count,
    Object.keys(expected.cards).length);
    const shown = await page.locator('.seat button.card').evaluateAll((cards) =>
      Object.fromEntries(cards.map((card) => [card.dataset.card, Number(card.dataset.value)])));
    assert.deepEqual(shown, expected.cards, line);
    assert.equal(await page.locator('.outcome').getAttribute('data-value'), String(expected.value));
    const legal = Object.keys(shown);
    const card = legal[(5 * ply) % legal.length];
    await page.locator(`.seat button[data-card=${card}]`).click();
    played.push(card);
    await page.waitForFunction((text) => decodeURIComponent(location.hash).endsWith(text), card);
  }
  const value = solve(`${kDeal} | ${played.join(' ')}`).value;
  await page.locator(`.outcome[data-value="${value}"]`).waitFor();
  assert.equal(await page.locator('.seat .card').count(), 0);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.steps button', {hasText: 'Back'}).click();
  await page.locator('.seat button.card').first().waitFor();
  await page.context().close();
});

test('the table of all games has the values of the program', async () => {
  const page = await open(`#${new URLSearchParams({deal: kDeal})}`);
  await page.locator('.all-games[data-done]').waitFor(patience);
  const hands = kDeal.slice(kDeal.indexOf('|'));
  const rows = await page.locator('.all-games tbody tr').evaluateAll((all) => all.map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.querySelector('button')?.dataset.value ?? null)));
  for (const [game, place] of [['wenz', 3], ['geier', 4], ['solo:H', 7]]) {
    for (const seat of [0, 1, 2, 3]) {
      assert.equal(rows[place][seat], String(solve(`${game} ${seat} ${hands}`).value), `${game} ${seat}`);
    }
  }
  await page.context().close();
});

test('a made game is looked at', async () => {
  const page = await open('#game=');
  await page.locator('#made-up').click();
  await page.locator('.report').waitFor(patience);
  const game = await page.locator('#game-text').inputValue();
  const expected = JSON.parse(execFileSync(program, ['analyze', '-', '--json'],
    {input: game, encoding: 'utf8'}));
  assert.equal(await page.locator('.report').getAttribute('data-value'), String(expected.value));
  assert.equal(await page.locator('.report').getAttribute('data-result'), String(expected.result));
  assert.equal(await page.locator('.curve .mark').count(),
    expected.plays.filter(({cost}) => cost > 0).length);
  await page.locator('#game-text').fill('solo:H 1 | EO');
  await page.locator('#look').click();
  await page.locator('.fault').waitFor();
  await page.locator('#game-text').fill(`${game}\n# and\n${game}`);
  await page.locator('#look').click();
  await page.locator('.report').waitFor(patience);
  await page.locator('.curve .mark, .dear button').first().click();
  await page.locator('.explore .outcome').waitFor(patience);
  await page.context().close();
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

test('another program at the same address is not hidden by the page', {skip: served}, async () => {
  const first = await serve(folder);
  const page = await open('', {url: first.url});
  await keep(page);
  const other = mkdtempSync(join(tmpdir(), 'schafkopf-other-'));
  for (const file of ['index.html', 'style.css', 'app.mjs', 'words.mjs']) {
    writeFileSync(join(other, file), `another ${file}`);
  }
  const second = await replace(first, (port) => serve(other, port));
  await page.goto(second.url);
  assert.equal(await page.locator('body').innerText(), 'another index.html');
  for (const file of ['style.css', 'app.mjs', 'words.mjs']) {
    assert.equal(await page.evaluate(async (name) => (await fetch(name)).text(), file), `another ${file}`);
  }
  assert.equal(await page.evaluate(async () => (await fetch('engine.json')).status), 404);
  complaints.splice(0, Infinity, ...complaints.filter((text) => !text.includes('404')));
  rmSync(other, {recursive: true});
  await page.context().close();
});

test('a new version of the page is seen at once', {skip: served}, async () => {
  const files = mkdtempSync(join(tmpdir(), 'schafkopf-version-'));
  const [sources, next] = ['sources', 'next'].map((name) => join(files, name));
  cpSync(resolve('tools/web/page'), sources, {recursive: true});
  const words = join(sources, 'words.mjs');
  writeFileSync(words, readFileSync(words, 'utf8').replace("title: ['Schafkopf'", "title: ['Schafkopf anew'"));
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

test('where a program serves the page nothing of it is kept', {skip: served}, async () => {
  const first = await serve(folder);
  const page = await open('', {url: first.url});
  await keep(page);
  const second = await replace(first, (port) => serveAt(program, port));
  await page.goto(second.url);
  await page.locator('.picker .card').first().waitFor();
  await until(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await page.context().close();
});

test('without a network after the first load', {skip: served}, async () => {
  const page = await open();
  await keep(page);
  await page.context().setOffline(true);
  await page.goto(server.url + '#ask=EU+GU+HU+EA+EZ+GA+HA+SA');
  await page.reload();
  await answered(page);
  assert.equal(await page.locator('.verdict').getAttribute('data-verdict'), 'play');
  await page.context().close();
});

test('every face shows its card', async () => {
  const page = await open('', {deviceScaleFactor: 2});
  const seen = new Set();
  const cards = await page.locator('.picker .card').all();
  assert.equal(cards.length, 32);
  for (const card of cards) {
    const label = await card.locator('.unseen').textContent();
    const picture = (await card.locator('.face').screenshot()).toString('base64');
    const [suit, rank] = label.split('-');
    assert.equal(await suitOfPixels(page, picture), suit, label);
    assert.equal(await rankOfPixels(page, picture), rank, label);
    seen.add(picture);
  }
  assert.equal(seen.size, 32);
  await page.context().close();
});

test('every card of a hand has its border on both sides', async () => {
  for (const width of [360, 375, 390]) {
    for (const scale of [1, 2]) {
      const page = await open('#ask=EU+HU+EA+EZ+EK+GA+HZ+S7',
        {viewport: {width, height: 844}, deviceScaleFactor: scale, bypassCSP: true});
      await page.locator('.hand .card').nth(7).waitFor();
      const borders = await bordersOfHand(page, scale);
      assert.equal(borders.length, 16);
      assert.ok(Math.max(...borders) < 190, `${width} wide: ${borders.map(Math.round)}`);
      await page.context().close();
    }
  }
});

// Every view, with all that can be unfolded: [address, what it waits for].
const kViews = [
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
];
// The last are the desk and the phone at twice the size.
const kWidths = [[320, 640], [360, 640], [390, 844], [1280, 800], [640, 400], [195, 422]];

for (const [theme, lang] of [['light', 'de-DE'], ['dark', 'en-GB']]) {
  test(`nothing is cut and nothing is faint, ${theme}, ${lang}`, async () => {
    for (const [address, ready] of kViews) {
      const page = await open(address, {colorScheme: theme, lang, bypassCSP: true});
      await page.locator(ready).first().waitFor(patience);
      for (const unfolded of [false, true]) {
        if (unfolded) {
          await page.evaluate(() => document.querySelectorAll('details').forEach((each) => { each.open = true; }));
        }
        for (const [width, height] of kWidths) {
          await page.setViewportSize({width, height});
          assert.deepEqual(await page.evaluate(cutThings), [], `${address}, ${width} wide`);
        }
        assert.deepEqual(await page.evaluate(faintThings), [], address);
      }
      await page.context().close();
    }
  });
}

for (const [theme, viewport] of [['light', kDesk], ['dark', kPhone]]) {
  test(`no finding by axe, ${theme}, ${viewport.width} wide`, async () => {
    for (const address of ['#ask=', '#ask=EU+HU+EA+EZ+EK+GA+HZ+S7', '#ask=EO+GO+HU+HA&mode=lay',
      `#${new URLSearchParams({deal: kDeal, at: 0})}`, '#game=', '#rules=']) {
      const page = await open(address, {viewport, colorScheme: theme, bypassCSP: true});
      if (address.startsWith('#ask=E')) await answered(page);
      if (address.includes('deal')) await page.locator('.all-games[data-done]').waitFor(patience);
      if (address === '#game=') {
        await page.locator('#made-up').click();
        await page.locator('.report').waitFor(patience);
      }
      if (address === '#rules=') {
        await page.locator('.families li').first().waitFor(patience);
        await page.locator('.all-options summary').click();
      }
      await page.evaluate(axe);
      const {violations} = await page.evaluate(() => window.axe.run());
      assert.deepEqual(violations.map(({id, nodes}) =>
        `${address} ${id}: ${nodes.map(({html}) => html).join(' ').slice(0, 300)}`), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.ok(!wide, `${address} is wider than ${viewport.width}`);
      await page.context().close();
    }
  });
}
