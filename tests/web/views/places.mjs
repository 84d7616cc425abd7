// Lernen and Mehr: lessons, puzzles, the score block; a game entered by tapping.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answer, findings, kGame, long, open, patience, put} from '../harness.mjs';
import {onCard} from '../robot.mjs';

const {kPuzzles} = await import('../../../tools/web/page/learn/puzzles.mjs');
const {kLessons} = await import('../../../tools/web/page/learn/lessons.mjs');
const kPhoneSize = {viewport: {width: 360, height: 640}, bypassCSP: true};

const lessonsOf = (list) => (long ? list : list.filter((_, i) => i % 3 === 0));

test('each lesson knows what is right, and says what is wrong', async () => {
  for (const {key, kind} of lessonsOf(kLessons)) {
    const page = await open(`#learn=${key}`, kPhoneSize);
    await page.locator('.lesson-panel').waitFor(patience);
    assert.deepEqual(await findings(page), [], key);
    const table = answer({question: 'table', deal: kLessons.find((each) => each.key === key).deal});
    const shown = await page.locator('.own-hand button').evaluateAll((all) => all.map(({dataset}) => dataset.card));
    const right = kLessons.find((each) => each.key === key).right(table, shown).map(String);
    assert.ok(right.length > 0, key);
    const what = kind.startsWith('card') ? 'card' : 'choice';
    const targets = page.locator(`${what === 'card' ? '.own-hand ' : ''}[data-${what}]`);
    const several = kind === 'cards' || kind === 'suits';
    const tapAll = async (all) => {
      for (const each of all) await targets.and(page.locator(`[data-${what}="${each}"]`)).click(onCard);
      if (several) await page.locator('#check').click();
    };
    const wrong = (await targets.evaluateAll((all, name) => all.map(({dataset}) => dataset[name]), what))
      .find((each) => !right.includes(each));
    // What is told of a Sau that cannot be called.
    if (kind === 'suits') assert.ok(shown.includes(`${wrong}A`), key);
    await tapAll([wrong]);
    await page.locator('[data-right=false]').waitFor(patience);
    assert.match(await page.locator('[data-right=false]').textContent(), /\. .*\.$/, key);
    await tapAll(several ? [wrong, ...right] : right.slice(0, 1));
    await page.locator('[data-right=true]').waitFor(patience);
    await page.locator('#next-lesson').click();
    await page.context().close();
  }
});

test('on a phone that lies on its side a lesson hides no card', async () => {
  for (const key of ['winner', 'call']) {
    const page = await open(`#learn=${key}`, {viewport: {width: 844, height: 390}});
    const panel = await page.locator('.lesson-panel').boundingBox();
    const cards = page.locator('.laid-trick .card, .own-hand .card');
    for (const card of await cards.all()) {
      const {x, y, width, height} = await card.boundingBox();
      assert.ok(x + width <= panel.x && y + height <= 390, `${key}: ${await card.getAttribute('data-card')}`);
    }
    await page.context().close();
  }
});

// [line, card] of a puzzle, and the answers of both judges.
const puzzleOf = (number) => /^(.*) (\w\w)$/.exec(kPuzzles[number % kPuzzles.length]).slice(1);
const adviceOf = (line, card) => answer({question: 'advise', view: line.split('|').map((field, place) =>
  (place >= 1 && place <= 4 && !field.match(/../g).includes(card) ? '_' : field)).join('|')});

test('each puzzle has one best card, by both judges', () => {
  for (let number = 0; number < kPuzzles.length; number += long ? 1 : 25) {
    const [line, card] = puzzleOf(number);
    const {cards} = answer({question: 'solve', deal: line, each_card: true});
    const wins = (each) => cards[each] >= 61;
    const alike = Object.keys(cards).filter((each) => wins(each) === wins(card));
    assert.deepEqual(alike, [card], line);
    const advice = adviceOf(line, card);
    assert.equal(advice.best, card, line);
    assert.ok(advice.cards.slice(1).every(({as_good: good}) => !good), line);
  }
});

test('a puzzle tells what a card costs, and all once it is solved', async () => {
  const page = await open('#learn=puzzle20000', kPhoneSize);
  const [line, best] = puzzleOf(20000);
  const {cards} = adviceOf(line, best);
  const worst = cards.at(-1);
  const notes = () => page.locator('.own-hand .note').allTextContents();
  await page.locator(`.own-hand [data-card=${worst.card}]`).click(onCard);
  await page.locator('.try-panel [data-tried=bad]').waitFor(patience);
  assert.deepEqual(await notes(), [`−${Math.round(worst.behind)}`]);
  assert.equal(await page.locator('.open-fan').count(), 0);
  await page.locator('.try-panel button').first().click();
  await page.locator('.fallen').waitFor();
  assert.deepEqual(await findings(page), []);
  await page.locator('.try-panel button').first().click();
  await page.locator(`.own-hand [data-card=${best}]`).click(onCard);
  await page.locator('.try-panel [data-tried=good]').waitFor(patience);
  assert.equal((await notes()).length, cards.length);
  assert.equal(await page.locator('.open-fan').count(), 3);
  assert.equal(await page.locator('.own-hand .chosen button').getAttribute('data-card'), best);
  assert.deepEqual(await findings(page), []);
  await page.context().close();
});

const kRest = 700; // milliseconds after which a second tap is none of the first

// The score sheet, where a game is noted and one that is there is looked at again.
async function openSheet(settings) {
  const page = await open('#block=', {...kPhoneSize, locale: 'de-DE'});
  if (settings) {
    await page.evaluate((table) => localStorage.setItem('settings', JSON.stringify({table})), settings);
    await page.reload();
  }
  await page.locator('.block').waitFor(patience);
  const pick = (label, value) => page.locator('label.field', {hasText: new RegExp(`^${label}`)}).locator('select').selectOption(value);
  const check = (name, value) => page.locator(`[name=${name}][value="${value}"]`).check({force: true});
  const note = async () => {
    const noted = await page.locator('.block-table tbody tr').count();
    await page.locator('#note-game:not([disabled])').click(patience);
    await page.locator('.block-table tbody tr').nth(noted).waitFor(patience);
  };
  const stands = (balance) => page.locator(`.block[data-sum="${balance.join(' ')}"]`).waitFor(patience);
  return {page, pick, check, note, stands};
}

test('the score block has the program’s prices', async () => {
  const {page, pick, check, note, stands} = await openSheet();
  await note();
  await pick('Spiel', 'solo');
  await check('suit', 'H');
  await check('declarer', 1);
  await pick('Wie ging es aus?', 'lost_schneider');
  await pick('Laufende', '3');
  await pick('Gelegt', '1');
  await note();
  await pick('Spiel', 'passed');
  await note();
  const options = ['legen=all_multiply', 'kontra_allowed=on', 'all_pass=throw_in'];
  const deals = ['ruf:E 0; partner 2; points 61', 'solo:H 0; points 30; lauf 3; layers 1', 'passed'];
  const balance = (lines) => answer({question: 'sheet', rules: 'sauspiel', options, deals: lines}).rows.at(-1).balance;
  await stands(balance(deals));
  assert.deepEqual(await findings(page), []);
  await page.reload();
  await stands(balance(deals));
  // What was wrong is put right where it stands.
  await page.locator('.block-table tbody tr').nth(1).locator('button').click();
  await pick('Laufende', '4');
  await page.locator('#note-game:not([disabled])').click(patience);
  await stands(balance([deals[0], deals[1].replace('lauf 3', 'lauf 4'), deals[2]]));
  // Two taps at once strike nothing out.
  const games = page.locator('.block-table tbody tr');
  await page.locator('#undo').dblclick();
  assert.equal(await games.count(), 3);
  await page.waitForTimeout(kRest);
  await page.locator('#undo').click();
  assert.equal(await games.count(), 2);
  await page.context().close();
});

test('a long evening on the score block, whoever plays', async () => {
  const {page, check, note, stands} = await openSheet();
  const deals = [];
  for (let i = 0; i < (long ? 40 : 14); ++i) {
    const [declarer, partner] = [(i * 3) % 4, (i * 3 + 1 + i % 3) % 4];
    await check('declarer', declarer);
    await check('partner', partner);
    await note();
    deals.push(`ruf:E ${(declarer - i + 400) % 4}; partner ${(partner - i + 400) % 4}; points 61`);
  }
  const {rows} = answer({question: 'sheet', rules: 'sauspiel', deals});
  await stands(rows.at(-1).balance);
  assert.deepEqual(await findings(page), []);
  await page.context().close();
});

test('the score block goes by the rules of the table, and says why it cannot', async () => {
  const table = {rules: 'short', tariff: '10/20/60', lays: false, allPass: 'ramsch'};
  const {page, pick, check, note, stands} = await openSheet(table);
  assert.equal(await page.locator('label.field', {hasText: 'Gelegt'}).count(), 0);
  await pick('Spiel', 'wenz');
  await pick('Wie ging es aus?', 'won_schwarz');
  await note();
  await pick('Spiel', 'ramsch');
  assert.ok(await page.locator('#note-game').isDisabled());
  const put = async (all) => {
    for (const [chair, points] of all.entries()) await page.locator(`[name=points-${chair}]`).fill(String(points));
  };
  await put([20, 70, 30, 0]);
  await note();
  // Of equal points somebody says who loses, and whether no points are no trick.
  await pick('Spiel', 'ramsch');
  await put([40, 40, 40, 0]);
  await check('loser', 2);
  await page.locator('[name=none-3]').uncheck({force: true});
  await note();
  // So many points need more than one trick; where all have as few as can be, the loser has one point more.
  for (const points of [[60, 60, 0, 0], [45, 45, 20, 10]]) {
    await pick('Spiel', 'ramsch');
    await put(points);
    await check('loser', 1);
    await note();
  }
  const options = ['legen=off', 'all_pass=ramsch'];
  const deals = ['wenz 0; points 120; tricks 6', 'ramsch; points 70 30 0 20', 'ramsch; points 40 0 40 40; tricks 3 1 1 1',
    'ramsch; points 0 60 60 0; tricks 0 2 4 0', 'ramsch; points 44 46 20 10'];
  const {rows} = answer({question: 'sheet', rules: 'short', tariff: '10/20/60', options, deals});
  await stands(rows.at(-1).balance);
  assert.deepEqual(await findings(page), []);
  // Other rules change nothing of what is noted, unless one wants them to, twice.
  const agree = async (agreed) => {
    await page.evaluate((own) => localStorage.setItem('settings', JSON.stringify(
      {...JSON.parse(localStorage.settings), table: own})), agreed);
    await page.reload();
    await page.locator('#other-rules').waitFor(patience);
  };
  const recalculate = async () => {
    await page.locator('#other-rules').click();
    await page.waitForTimeout(kRest);
    await page.locator('#other-rules').click();
  };
  await agree({rules: 'tournament', tariff: '20/40/80'});
  await stands(rows.at(-1).balance);
  await recalculate();
  const longer = ['wenz 0; points 120; tricks 8', 'ramsch; points 70 30 0 20', 'ramsch; points 40 0 40 40; tricks 5 1 1 1',
    'ramsch; points 0 60 60 0; tricks 0 2 6 0', 'ramsch; points 45 45 20 10; tricks 2 4 1 1'];
  const other = {question: 'sheet', rules: 'tournament', tariff: '20/40/80', lang: 'de'};
  await stands(answer({...other, deals: longer}).rows.at(-1).balance);
  // What the rules do not know stays, with a word.
  await pick('Spiel', 'passed');
  await note();
  await agree({rules: 'tournament', tariff: '20/40/80', allPass: 'ramsch'});
  await recalculate();
  const fault = answer({...other, deals: ['passed'], options: ['all_pass=ramsch']}).rows[0].error;
  await page.locator('.block-table .wrong', {hasText: fault}).waitFor(patience);
  await page.context().close();
});

const readEntered = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('settings')).entering.played);

test('a game is entered by tapping', async () => {
  const page = await open('#enter=', kPhoneSize);
  const [head, ...fields] = kGame.split(' | ');
  const played = fields.pop().split(' ');
  const [contract, declarer] = head.split(' ');
  for (const hand of fields.slice(0, 3)) {
    for (const card of hand.split(' ')) await page.locator(`.picker [data-card=${card}]`).click();
  }
  assert.deepEqual(await findings(page), []);
  await page.locator('.enter summary').click();
  await put(page.locator('.names input').nth(1), 'Bert');
  await page.locator('#rest').click();
  await page.locator('#enter-hands-again').click();
  await page.locator('#rest').click();
  await page.locator('.fields select').first().selectOption(contract);
  assert.equal(await page.locator('.stage').count(), 0, 'nobody plays it yet');
  await page.locator('.fields select').nth(1).selectOption(declarer);
  const play = (card) => page.locator(`.own-hand [data-card=${card}]:not([aria-disabled])`).click(onCard);
  for (const card of played) await play(card);
  // A trick is taken back, one card of it played later, and what may follow as before.
  for (let tricks = 0; tricks < 6; ++tricks) await page.locator('#enter-back-trick').click();
  await page.locator('.whose', {hasText: 'Trick 3'}).waitFor(patience);
  await play('H9');
  await page.locator('#enter-ahead').click();
  await page.locator('#enter-look').waitFor(patience);
  const swapped = (await readEntered(page)).join(' ');
  assert.equal(swapped, played.map((card) => ({HU: 'H9', H9: 'HU'})[card] ?? card).join(' '));
  for (let tricks = 0; tricks < 6; ++tricks) await page.locator('#enter-back-trick').click();
  await play('HU');
  await page.locator('#enter-ahead').click();
  // Whoever has named the wrong game loses nothing.
  const look = page.locator('#enter-look');
  await look.waitFor(patience);
  await page.locator('.whose', {hasText: 'Bert got 43 points.'}).waitFor(patience);
  await page.locator('.fields select').first().selectOption('wenz');
  await page.locator('.fault').waitFor(patience);
  await page.locator('.fields select').first().selectOption(contract);
  await page.locator('.fields select').nth(1).selectOption(declarer);
  await look.click();
  await page.locator('.report').waitFor(patience);
  const {value} = answer({question: 'analyze', deal: kGame});
  assert.equal(await page.locator('.report').getAttribute('data-value'), String(value));
  const named = async (place) => assert.match(await page.locator(place).innerText(), /Bert/);
  await named('#report-head');
  await page.locator('[data-reviewed]').waitFor(patience);
  await page.locator('.dear button').first().click();
  await named('.board');
  // The names are there when one comes back.
  await page.locator('.subnav a').first().click();
  await named('#report-head');
  await page.context().close();
});

const ruleFile = (page) => page.locator('.all-options pre').innerText();

test('a table’s own rules are made by tapping, and hold everywhere', async () => {
  const page = await open('#rules=', {...kPhoneSize, locale: 'de-DE'});
  await page.locator('#own-rules').click(patience);
  const amount = (label, nth = 0) => page.locator('label.amount', {hasText: label}).nth(nth).locator('input');
  await put(page.locator('#rules-name'), 'Zur Post');
  await page.locator('.field select option', {hasText: 'Zur Post'}).waitFor({state: 'attached', ...patience});
  // Typed in one go, each before the answer to the one before.
  await put(amount(/^Sauspiel/), '10');
  await put(amount(/^Herz-Solo/), '40');
  await page.locator('.said li', {hasText: 'Herz-Solo: 40 Cent'}).waitFor(patience);
  await page.locator('[name="game-farbwenz"]').uncheck({force: true});
  await page.locator('.families h3', {hasText: 'Farbwenz'}).waitFor({state: 'detached', ...patience});
  // What was tapped stays so while the engine thinks.
  const shown = await page.locator('[name="kontra_allowed"]').evaluate(async (input) => {
    const states = [];
    input.click();
    while (![...document.querySelectorAll('.said li')].some(({innerText}) => innerText.includes('Kontra gibt es nicht'))) {
      await new Promise(requestAnimationFrame);
      states.push(input.checked);
    }
    return states;
  });
  assert.deepEqual([...new Set(shown)], [false]);
  assert.deepEqual(await findings(page), []);
  await page.locator('.all-options summary').click();
  const file = await ruleFile(page);
  assert.match(file, /^rufspiel = 10$/m);
  assert.doesNotMatch(file, /farbwenz/);
  const {said} = answer({question: 'rules', rule_file: file, lang: 'de'});
  assert.deepEqual(await page.locator('.said li').allInnerTexts(), said);
  // What can be chosen stands there in words.
  const choices = await page.locator('.customs option').allTextContents();
  assert.deepEqual(choices.filter((text) => /_|[a-z]{2}\d/.test(text)), []);
  await page.reload();
  await page.locator('.said li').first().waitFor(patience);
  assert.deepEqual(await page.locator('.said li').allInnerTexts(), said);
  // The sheet goes by them.
  await page.evaluate(() => { location.hash = '#block='; });
  await page.locator('.block').waitFor(patience);
  await page.locator('label.field', {hasText: /^Spiel/}).locator('select').selectOption('solo');
  await page.locator('[name=suit][value=H]').check({force: true});
  await page.locator('.paid', {hasText: '+120'}).waitFor(patience);
  assert.equal(await page.locator('label.field', {hasText: 'Kontra'}).count(), 0);
  await page.locator('#note-game').click();
  await page.locator('.block[data-sum="120 -40 -40 -40"]').waitFor(patience);
  // And so do the table and the question of a hand.
  await page.evaluate(() => { location.hash = '#ask='; });
  await page.locator('.table-settings summary', {hasText: 'Zur Post'}).waitFor(patience);
  await page.locator('#typed').fill('EO GO HO SO EU HA HZ HK');
  await page.locator('.answer[data-took]').waitFor(patience);
  const ask = {question: 'ask', hand: 'EO GO HO SO EU HA HZ HK', rule_file: file, seed: 1, lang: 'de'};
  assert.ok((await page.locator('.verdict').innerText()).replace(/\s+/g, ' ').includes(answer(ask).sentence));
  await page.evaluate(() => { location.hash = '#play='; });
  await page.locator('#sit-down').click(patience);
  await page.locator('.stage').waitFor(patience);
  assert.deepEqual(await findings(page), []);
  await page.context().close();
});

test('rules as a file: begun with, changed, and told where they are wrong', async () => {
  const page = await open('#rules=', {...kPhoneSize, locale: 'de-DE'});
  await page.locator('#own-rules').click(patience);
  await page.locator('.own-rules summary').click();
  await page.locator('.all-options summary').click();
  const file = await page.locator('#rule-file').inputValue();
  assert.equal(file.trim(), (await ruleFile(page)).trim());
  assert.match(file, /^zuschlag = 10$/m);
  const write = (text) => put(page.locator('#rule-file'), text);
  await write(file.replace('zuschlag = 10', 'zuschlag = 30'));
  await page.locator('.all-options pre', {hasText: 'zuschlag = 30'}).waitFor(patience);
  assert.deepEqual(await findings(page), []);
  await write('zuschlag =');
  assert.match(await page.locator('.fault').innerText(), /:1:11: erwartet: TOML.*, gefunden: das Ende der Zeile/);
  await page.context().close();
});
