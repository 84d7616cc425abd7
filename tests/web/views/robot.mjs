// Whole evenings tapped by the robot: every card, hint, settlement and look back is the program's,
// nothing needs scrolling. SCHAFKOPF_ROBOT_GAMES: so many games, in evenings of ten.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cutThings} from '../looks.mjs';
import {
  checkFits, checkHint, checkLegal, checkLookBack, checkSettled, playGame, shiftsOf, sitDown, watchShifts,
} from '../robot.mjs';

const kGames = Number(process.env.SCHAFKOPF_ROBOT_GAMES ?? 0);
const kEvening = 10;
const kMany = 200; // games among which everything happens
const kMostShifts = 0.02;

const kTables = [
  {lays: true},
  {lays: true, rules: 'short', allPass: 'ramsch'},
  {lays: true, rules: 'tournament', allPass: 'muss', level: 'club'},
  {lays: false, kontra: false, rules: 'short', level: 'club', pace: 300},
  {lays: true, allPass: 'ramsch', tariff: '5/10/20', level: 'strong'},
];
const kSizes = [[390, 844], [360, 640], [1280, 800]];

// How often what happened.
const seen = {};
const note = (what) => { seen[what] = (seen[what] ?? 0) + 1; };

function noteGame({rules}, {contract, laid, kontra, hands}) {
  note('games');
  note(`deck of ${4 * hands[0].length}`);
  note(rules);
  note(contract ? contract.split(/[:+]/)[0] : 'passed');
  if (contract?.endsWith('+tout')) note('tout');
  if (laid.length > 0) note('laid');
  if (kontra.length > 0) note(`kontra ${kontra.length}`);
}

async function checkGame(page, seed, lang) {
  const decisions = [];
  const look = async (asked, number) => {
    await checkFits(page);
    if (number % 8 === 0) assert.deepEqual(await page.evaluate(cutThings), [], asked);
    if (asked === 'next' || asked === 'lay') return;
    const hinted = number % 9 === 4 || (asked === 'bid' && number % 3 === 1);
    if (hinted) await checkHint(page, asked, lang);
    else if (asked === 'card') await checkLegal(page);
    if (hinted) note(`hints for a ${asked}`);
    decisions.push(asked);
  };
  await playGame(page, seed, look);
  const settled = await checkSettled(page);
  const {evening, game} = settled;
  const cards = 4 * game.hands[0].length;
  assert.ok(!game.contract || game.played.length === cards || game.contract === 'sie', game.contract);
  noteGame(evening, game);
  const judged = game.contract && game.played.length > 0;
  assert.equal(await page.locator('#look-back').count(), judged ? 1 : 0);
  if (judged) await checkLookBack(page, settled);
  const shifts = await shiftsOf(page);
  assert.ok(shifts.reduce((sum, [value]) => sum + value, 0) < kMostShifts, JSON.stringify(shifts));
}

for (let evening = 0; evening < Math.max(2, Math.ceil(kGames / kEvening)); ++evening) {
  const table = kTables[evening % kTables.length];
  test(`the robot’s evening ${evening}: ${JSON.stringify(table)}`, {only: evening === 0}, async () => {
    const [width, height] = kSizes[evening % kSizes.length];
    const lang = evening % 2 === 0 ? 'de' : 'en';
    const page = await sitDown(table, {viewport: {width, height}, lang: lang === 'de' ? 'de-DE' : 'en-GB'});
    await watchShifts(page);
    const games = kGames > 0 ? kEvening : 1;
    for (let game = 0; game < games; ++game) {
      await checkGame(page, evening * kEvening + game, lang);
      await page.locator('#next').click();
    }
    await page.context().close();
    if (kGames > 0) console.log(JSON.stringify(seen));
  });
}

// What follows four passes, which may not have come by then.
const kAfterPasses = {ramsch: kTables[1], muss: kTables[2]};
const kMostMore = 100;

test('in many games everything happens', {skip: kGames < kMany && `with SCHAFKOPF_ROBOT_GAMES=${kMany} or more`}, async () => {
  for (const [what, table] of Object.entries(kAfterPasses)) {
    if (seen[what]) continue;
    const page = await sitDown(table);
    await watchShifts(page);
    for (let game = 0; !seen[what] && game < kMostMore; ++game) {
      await checkGame(page, kGames + game, 'de');
      await page.locator('#next').click();
    }
    await page.context().close();
  }
  for (const what of ['deck of 32', 'deck of 24', 'laid', 'kontra 1', 'passed', 'ruf', 'solo', 'wenz', 'ramsch', 'muss']) {
    assert.ok(seen[what] > 0, `${what}: ${JSON.stringify(seen)}`);
  }
});
