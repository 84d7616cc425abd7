// Should I play this hand? By taps, by keys, by a link.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {number, percent} from '../../../tools/web/page/languages.mjs';
import {kNoPictures} from '../browser.mjs';
import {suitOfPixels, rankOfPixels} from '../faces.mjs';
import {answered, ask, kGame, kPhone, long, open, patience, program, server} from '../harness.mjs';
import {bordersOfHand} from '../looks.mjs';

const hands = long ? 20 : 3;

test('eight clicked cards have a verdict', {only: true}, async () => {
  const page = await open('#ask=');
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
    `Chance to win: ${said[0]}; Double dummy: ${said[1]}`);
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
  const page = await open('#ask=');
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
  assert.match(await page.locator('.big').textContent(), /average gain\d+ ±/);
  await page.goto(server.url + '#ask=E7+G7+S8+S9&mode=lay');
  await page.reload();
  await answered(page);
  assert.match(await page.locator('.big').textContent(), /average loss\d+ ±/);
  await page.goto(server.url + '#ask=EO+GO+HU+HA+EA+G7+S8+SA&mode=kontra&seat=1&against=wenz&declarer=2');
  await page.reload();
  await answered(page);
  assert.equal(await page.locator('#json').textContent(), ask('ask', 'EO GO HU HA EA G7 S8 SA',
    '--seat', '1', '--against', 'wenz', '--declarer', '2', '--json'));
  await page.context().close();
});

test('typed cards, keys and languages', async () => {
  const page = await open('#ask=', {lang: 'de-DE'});
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
  assert.equal(await page.locator('h2').first().innerText(), 'Your hand – 7 cards to go');
  await page.context().close();
});

test('no card vanishes without a word', async () => {
  const page = await open('#ask=');
  const hand = 'EO GO HO SO EU GU HU SU';
  for (const [text, said] of [
    [`${hand} EA`, /8 cards .*“EA”/], ['EO GO EO', /“EO” appears twice/], ['EO GO 1X', /read “1X”/],
    ['EO ?? GO', /read “\?\?/], [hand, null], ['EO GO', null]]) {
    await page.locator('#typed').fill(text);
    if (said) assert.match(await page.locator('#typed-fault').innerText(), said, text);
    else assert.equal(await page.locator('#typed-fault').count(), 0, text);
  }
  await page.locator('#typed').fill('');
  await page.context().close();
  for (const [address, said] of [
    ['#ask=EO+GO+EO', /twice/], [`#ask=${hand.replaceAll(' ', '+')}+EA`, /“EA”/],
    ['#ask=EO+E7&deck=short', /“E7” is not in this deck/], ['#deal=wenz+1+%7C+EO', /could not be read/],
    [`#${new URLSearchParams({deal: `${kGame.slice(0, -3)} XX`})}`, /could not be read/]]) {
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

test('every card of a hand has its border on both sides', {skip: kNoPictures}, async () => {
  for (const width of [360, 375, 390]) {
    for (const scale of [1, 2]) {
      const page = await open('#ask=EU+HU+EA+EZ+EK+GA+HZ+S7',
        {viewport: {width, height: 844}, deviceScaleFactor: scale});
      await page.locator('.hand .card').nth(7).waitFor();
      const borders = await bordersOfHand(page, scale);
      assert.equal(borders.length, 16);
      assert.ok(Math.max(...borders) < 190, `${width} wide: ${borders.map(Math.round)}`);
      await page.context().close();
    }
  }
});

test('every face shows its card', {skip: kNoPictures}, async () => {
  const page = await open('#ask=', {deviceScaleFactor: 2});
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
