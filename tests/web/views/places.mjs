// Lernen and Mehr: lessons, puzzles, the score block; a game entered by tapping.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answer, findings, kGame, long, open, patience} from '../harness.mjs';
import {onCard} from '../robot.mjs';

const {kPuzzles} = await import('../../../tools/web/page/learn/puzzles.mjs');
const {kLessons} = await import('../../../tools/web/page/learn/lessons.mjs');
const kPhoneSize = {viewport: {width: 360, height: 640}, bypassCSP: true};

const lessonsOf = (list) => (long ? list : list.filter((_, i) => i % 3 === 0));

test('each lesson knows what is right', async () => {
  for (const {key, kind} of lessonsOf(kLessons)) {
    const page = await open(`#learn=${key}`, kPhoneSize);
    await page.locator('.lesson-panel').waitFor(patience);
    assert.deepEqual(await findings(page), [], key);
    const table = answer({question: 'table', deal: kLessons.find((each) => each.key === key).deal});
    const shown = await page.locator('.own-hand button').evaluateAll((all) => all.map(({dataset}) => dataset.card));
    const right = kLessons.find((each) => each.key === key).right(table, shown).map(String);
    assert.ok(right.length > 0, key);
    const taps = kind === 'cards' || kind === 'suits' ? right : right.slice(0, 1);
    for (const each of taps) {
      const target = kind === 'cards' || kind === 'card' ? `.own-hand [data-card=${each}]` : `[data-choice="${each}"]`;
      await page.locator(target).click(onCard);
    }
    if (await page.locator('#check').count() > 0) await page.locator('#check').click();
    await page.locator('[data-right=true]').waitFor(patience);
    await page.locator('#next-lesson').click();
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

test('the score block has the program’s prices', async () => {
  const page = await open('#block=', {lang: 'de-DE', bypassCSP: true});
  const note = () => page.locator('#note-game').click();
  const pick = (label, value) => page.locator('label.field', {hasText: new RegExp(`^${label}`)}).locator('select').selectOption(value);
  await page.locator('.block').waitFor(patience);
  await note();
  await pick('Spiel', 'solo:H');
  await page.locator('[name=declarer][value="1"]').check({force: true});
  await pick('Wie ging es aus?', 'lost_schneider');
  await pick('Laufende', '3');
  await pick('Gelegt', '1');
  await note();
  await pick('Spiel', 'passed');
  await note();
  const options = ['legen=all_multiply', 'kontra_allowed=on', 'all_pass=throw_in'];
  const deals = ['ruf:E 0; partner 2; points 61', 'solo:H 0; points 30; lauf 3; layers 1', 'passed'];
  const {rows} = answer({question: 'sheet', rules: 'sauspiel', options, deals});
  const balance = rows.at(-1).balance.join(' ');
  await page.locator(`.block[data-sum="${balance}"]`).waitFor(patience);
  assert.deepEqual(await findings(page), []);
  await page.reload();
  await page.locator(`.block[data-sum="${balance}"]`).waitFor(patience);
  await page.locator('#undo').click();
  await page.locator('.block-table tbody tr').nth(1).waitFor();
  assert.equal(await page.locator('.block-table tbody tr').count(), 2);
  await page.context().close();
});

test('a game is entered by tapping', async () => {
  const page = await open('#enter=', kPhoneSize);
  const [head, ...fields] = kGame.split(' | ');
  const played = fields.pop().split(' ');
  const [contract, declarer] = head.split(' ');
  for (const hand of fields.slice(0, 3)) {
    for (const card of hand.split(' ')) await page.locator(`.picker [data-card=${card}]`).click();
  }
  assert.deepEqual(await findings(page), []);
  await page.locator('#rest').click();
  await page.locator('.fields select').first().selectOption(contract);
  await page.locator('.fields select').nth(1).selectOption(declarer);
  for (const card of played) {
    await page.locator(`.own-hand [data-card=${card}]:not([aria-disabled])`).click(onCard);
  }
  // Whoever has named the wrong game loses nothing.
  const look = page.locator('#enter-look');
  await look.waitFor(patience);
  await page.locator('.fields select').first().selectOption('wenz');
  await page.locator('.fault').waitFor(patience);
  await page.locator('.fields select').first().selectOption(contract);
  await page.locator('.fields select').nth(1).selectOption(declarer);
  await look.click();
  await page.locator('.report').waitFor(patience);
  const {value} = answer({question: 'analyze', deal: kGame});
  assert.equal(await page.locator('.report').getAttribute('data-value'), String(value));
  await page.context().close();
});

test('the rules in force are a file to begin one’s own with', async () => {
  const page = await open('#rules=', {...kPhoneSize, locale: 'de-DE'});
  await page.locator('.all-options summary').click();
  const shown = () => page.locator('.all-options pre').innerText();
  assert.match(await shown(), /^\[regeln\]$/m);
  await page.locator('.own-rules summary').click();
  await page.locator('#take-rules').click();
  const file = await page.locator('#rule-file').inputValue();
  assert.equal(file.trim(), (await shown()).trim());
  assert.match(file, /^zuschlag = 10$/m);
  await page.locator('#rule-file').fill(file.replace('zuschlag = 10', 'zuschlag = 30'));
  await page.locator('.all-options pre', {hasText: 'zuschlag = 30'}).waitFor(patience);
  assert.deepEqual(await findings(page), []);
  await page.locator('#rule-file').fill('zuschlag =');
  assert.match(await page.locator('.fault').innerText(), /:1:11: erwartet: TOML.*, gefunden: das Ende der Zeile/);
  await page.context().close();
});
