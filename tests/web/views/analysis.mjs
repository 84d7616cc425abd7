// A game looked back on, and an open deal played through.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {number} from '../../../tools/web/page/languages.mjs';
import {answer, kDeal, kGame, open, patience, program, solve} from '../harness.mjs';
import {kRamsch} from '../samples.mjs';

test('a reviewed game shows the bid and the cards that cost', {only: true}, async () => {
  for (const lang of ['en-GB', 'de-DE']) {
    const page = await open(`#${new URLSearchParams({game: kGame})}`, {lang});
    await page.locator('.report[data-reviewed]').waitFor(patience);
    const {plays, seats} = answer({question: 'review', game: kGame});
    const cents = (value) => number(lang.slice(0, 2), value, {places: value < 0.95 ? 1 : 0});
    const lost = (value) => new RegExp(`(cost about|kostet etwa) ${cents(value)} [cC]ent`);
    const cards = plays.filter(({mistake}) => mistake).sort((one, other) => other.cost - one.cost);
    const bids = seats.filter(({bid}) => bid?.mistake);
    assert.ok(cards.length > 0 && bids.length > 0);
    const rows = page.locator('.dear [data-mistake]');
    assert.deepEqual(await rows.evaluateAll((all) => all.map(({dataset}) => dataset.mistake)),
      cards.map(({card}) => card));
    for (const [place, {cost}] of cards.entries()) {
      assert.match(await rows.nth(place).locator('.known').innerText(), lost(cost));
    }
    const made = page.locator('.dear [data-bid]');
    assert.equal(await made.count(), bids.length);
    for (const [place, {bid}] of bids.entries()) {
      assert.match(await made.nth(place).innerText(), lost(bid.lost));
    }
    const paid = await page.locator('.report .settled').innerText();
    for (const {cents} of seats) assert.ok(paid.includes(number(lang.slice(0, 2), cents, {sign: true})), paid);
    const reasons = cards.filter(({why}) => why.length > 0);
    assert.equal(await page.locator('.dear .decides').count(), reasons.length);
    // What only open cards show stands apart.
    const dear = answer({question: 'analyze', deal: kGame}).plays.filter(({cost}, ply) => cost > 0 && !plays[ply].mistake);
    assert.equal(await page.locator('.unknown .dear button').count(), dear.length);
    // A card is pressed: its position is seen from the top of the page.
    await rows.first().click();
    await page.locator('.explore .outcome').waitFor(patience);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.context().close();
  }
});

test('a finished game says who won, and all of its points', async () => {
  for (const [lang, sentence] of [
    ['en-GB', /^Herz-Solo: The deal is over\. The second seat got \d+ points?\. (won|lost)$/],
    ['de-DE', /^Herz-Solo: Das Spiel ist aus\. Der Zweite hat \d+ Augen?\. (gewonnen|verloren)$/]]) {
    const page = await open(`#${new URLSearchParams({deal: kGame})}`, {lang});
    const {value} = solve(kGame);
    await page.locator(`.outcome[data-value="${value}"]`).waitFor(patience);
    assert.match((await page.locator('.outcome').innerText()).replace(/\s+/g, ' '), sentence);
    const points = await page.locator('.plate .points').allInnerTexts();
    assert.equal(points.map((text) => parseInt(text, 10)).reduce((sum, each) => sum + each), 120);
    const declarer = page.locator('.plate', {has: page.locator('.role.declarer')}).locator('.points');
    assert.equal(parseInt(await declarer.innerText(), 10), value);
    assert.equal(await page.locator('.laid-trick .won').count(), 1);
    await page.locator('#step-back').click();
    await page.locator('.own-hand [data-value]').first().waitFor(patience);
    assert.match(await page.locator('.outcome').innerText(), /perfect play|fehlerfrei/);
    await page.context().close();
  }
});

test('a deal is explored to its end', async () => {
  const page = await open(`#${new URLSearchParams({deal: kDeal})}`);
  const played = [];
  for (let ply = 0; ply < 32; ++ply) {
    const line = kDeal + (played.length > 0 ? ` | ${played.join(' ')}` : '');
    const expected = solve(line, '--each-card');
    await page.waitForFunction((count) =>
      document.querySelectorAll('.own-hand [data-value]').length === count,
    Object.keys(expected.cards).length);
    const shown = await page.locator('.own-hand [data-value]').evaluateAll((cards) =>
      Object.fromEntries(cards.map((card) => [card.dataset.card, Number(card.dataset.value)])));
    assert.deepEqual(shown, expected.cards, line);
    assert.equal(await page.locator('.outcome').getAttribute('data-value'), String(expected.value));
    const legal = Object.keys(shown);
    const card = legal[(5 * ply) % legal.length];
    await page.locator(`.own-hand button[data-card=${card}]`).click();
    played.push(card);
    await page.waitForFunction((text) => decodeURIComponent(location.hash).endsWith(text), card);
  }
  const value = solve(`${kDeal} | ${played.join(' ')}`).value;
  await page.locator(`.outcome[data-value="${value}"]`).waitFor();
  assert.equal(await page.locator('.own-hand .card').count(), 0);
  await page.keyboard.press('ArrowLeft');
  await page.locator('#step-back').click();
  await page.locator('.own-hand [data-value]').first().waitFor();
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
  let game = '';
  let expected;
  let erred = [];
  // Now and then nobody errs in one.
  for (let tries = 0; erred.length === 0 && tries < 10; ++tries) {
    if (tries > 0) await page.locator('.pasting summary').click();
    await page.locator('#made-up').click();
    await page.waitForFunction((old) => ![old, ''].includes(document.querySelector('#game-text').value), game, patience);
    game = await page.locator('#game-text').inputValue();
    expected = JSON.parse(execFileSync(program, ['analyze', '-', '--json'], {input: game, encoding: 'utf8'}));
    erred = expected.plays.filter(({cost}) => cost > 0);
    await page.locator(`.report[data-result="${expected.result}"]`).waitFor(patience);
  }
  assert.equal(await page.locator('.report').getAttribute('data-value'), String(expected.value));
  assert.equal(await page.locator('.report').getAttribute('data-result'), String(expected.result));
  assert.equal(await page.locator('.curve .mark').count(), erred.length);
  // The next one is asked for where the text was folded away.
  await page.locator('.pasting summary').click();
  await page.locator('#game-text').fill('solo:H 1 | EO');
  await page.locator('#look').click();
  await page.locator('.fault').waitFor();
  await page.locator('#game-text').fill(`${game}\n# and\n${game}`);
  await page.locator('#look').click();
  await page.locator('.report').waitFor(patience);
  await page.locator('.curve .mark').first().click();
  await page.locator('.explore .outcome').waitFor(patience);
  await page.context().close();
});

test('a Ramsch is looked at in cents', async () => {
  const {plays, payments} = answer({question: 'analyze', deal: kRamsch});
  const {plays: judged} = answer({question: 'review', game: kRamsch});
  const costs = plays.map(({cost}, ply) => ({cost, ply, judged: judged[ply]})).filter(({cost}) => cost > 0);
  const dear = [...costs.filter((each) => each.judged.mistake).sort((one, other) => other.judged.cost - one.judged.cost),
    ...costs.filter((each) => !each.judged.mistake)];
  const page = await open(`#${new URLSearchParams({game: kRamsch})}`, {lang: 'de-DE'});
  await page.locator('.report[data-reviewed]').waitFor(patience);
  const paid = await page.locator('.report .settled').innerText();
  for (const cents of payments) assert.ok(paid.includes(number('de', cents, {sign: true})), paid);
  assert.deepEqual(await page.locator('.dear .cost').allInnerTexts(),
    dear.map(({cost}) => `${cost} Cent`));
  // The first of them is pressed: its seat's cards say what they bring it.
  if (!dear[0].judged.mistake) await page.locator('.unknown summary').click();
  await page.locator('.dear .cost').first().click();
  await page.locator('.explore .outcome').waitFor(patience);
  const play = plays[dear[0].ply];
  const shown = await page.locator('.explore .own-hand .note').allInnerTexts();
  const best = Math.max(...Object.values(play.payments));
  assert.deepEqual(shown.toSorted(), Object.values(play.payments)
    .map((cents) => `${cents === best ? '★' : ''}${number('de', cents, {sign: true})}`).toSorted());
  await page.context().close();
});
