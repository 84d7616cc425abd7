// Makes the puzzles of the page: positions in which one card is best beyond doubt. Each comes from a
// made-up deal that our own seats play by habit, none from anybody's game, and two judges agree on it:
// with all hands open the card alone wins for its side, and by worlds that agree with what the seat
// sees every other card costs more than 20 cents and more than five times the error.
// Usage: puzzles.mjs PROGRAM [COUNT [SEED]]   > tools/web/page/learn/puzzles.mjs
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

const kCost = 20; // cents
const kErrors = 5;
const kMostSeeds = 8; // of worlds
const kFewestCards = 3;
const kFromPly = 8;
const kToPly = 25;
// Games in turn, with what makes them worth playing; D is the declarer. In a Sauspiel a card seldom
// costs so much, so there are more of them.
const kCalls = ['ruf:E', 'ruf:G', 'ruf:S'].map((contract) => [contract, 'trumps(D)>=4']);
const kGames = [
  ...kCalls, ['solo:E', 'trumps(D)>=6'], ['wenz', 'trumps(D)>=2'], ...kCalls, ['solo:G', 'trumps(D)>=6'],
  ['geier', 'trumps(D)>=2'], ...kCalls, ['solo:H', 'trumps(D)>=6'], ['farbwenz:S', 'trumps(D)>=5'],
  ['solo:S', 'trumps(D)>=6'],
];

const kAtOnce = 8;

const [program, count = '500', firstSeed = '1'] = process.argv.slice(2);

// A program that answers one question after the other.
class Judge {
  #child = spawn(program, ['answer'], {stdio: ['pipe', 'pipe', 'inherit']});
  #answers = createInterface({input: this.#child.stdout})[Symbol.asyncIterator]();

  async ask(question) {
    this.#child.stdin.write(JSON.stringify(question) + '\n');
    const {value} = await this.#answers.next();
    const answer = JSON.parse(value);
    if (answer.error !== undefined) throw new Error(`${answer.error}: ${JSON.stringify(question)}`);
    return answer;
  }
  end() { this.#child.stdin.end(); }
}

const lineOf = ({contract, declarer, hands}, played) =>
  [`${contract} ${declarer}`, ...[...hands, played].map((cards) => cards.join(' '))].join(' | ');

// The card that alone wins for the side of `seat` with all hands open, or null.
async function openBest(judge, deal, played, {legal, side}, seat) {
  const {cards} = await judge.ask({question: 'solve', deal: lineOf(deal, played), each_card: true});
  const good = legal.filter((card) => (cards[card] >= 61) === side.includes(seat));
  return good.length === 1 ? good[0] : null;
}

// Whether by what `seat` sees every other card is behind `best` by enough, beyond doubt.
async function isSure(judge, deal, played, seat, best) {
  const hands = deal.hands.map((hand, each) => (each === seat ? hand : ['_']));
  const sums = {};
  for (let seed = 1; seed <= kMostSeeds; ++seed) {
    const advice = await judge.ask({question: 'advise', view: lineOf({...deal, hands}, played), seed});
    if (advice.best !== best) return false;
    for (const {card, behind, behind_error: error} of advice.cards.slice(1)) {
      sums[card] ??= {behind: 0, squares: 0};
      sums[card].behind += behind;
      sums[card].squares += error ** 2;
    }
    const least = Math.min(...Object.values(sums).map(({behind}) => behind / seed));
    if (least < kCost) return false;
    const sure = Object.values(sums).every(({behind, squares}) => behind > kErrors * Math.sqrt(squares));
    if (sure) return true;
  }
  return false;
}

async function puzzleOf(judge, seed) {
  const [contract, given] = kGames[seed % kGames.length];
  const declarer = Math.floor(seed / kGames.length) % 4;
  const {deals: [deal]} = await judge.ask(
    {question: 'deal', seed, contract, declarer, given: given.replace('D', declarer)});
  const played = [];
  for (;;) {
    const table = await judge.ask(
      {question: 'table', deal: lineOf(deal, played), think: true, habit: true, seed});
    if (table.phase !== 'play' || played.length > kToPly) return null;
    if (played.length >= kFromPly && table.legal.length >= kFewestCards) {
      const best = await openBest(judge, deal, played, table, table.turn);
      if (best && await isSure(judge, deal, played, table.turn, best)) return {line: lineOf(deal, played), best};
    }
    played.push(table.choice.card);
  }
}

// One for each deal, in the order of their seeds however fast each is judged.
const found = [];
const judges = Array.from({length: kAtOnce}, () => new Judge());
for (let seed = Number(firstSeed); found.length < Number(count); seed += kAtOnce) {
  const puzzles = await Promise.all(judges.map((judge, place) => puzzleOf(judge, seed + place)));
  found.push(...puzzles.filter(Boolean));
  process.stderr.write(`${found.length} of ${count}, up to seed ${seed + kAtOnce - 1}\n`);
}
found.length = Number(count);
for (const judge of judges) judge.end();
// Without spaces between cards, and the card by its place in the hand of whoever is to play.
function short({line, best}) {
  const fields = line.split(' | ').map((field, place) => (place === 0 ? field : field.replaceAll(' ', '')));
  return `  '${fields.join('|')} ${best}',`;
}
process.stdout.write(`// Made by tools/web/puzzles.mjs: the deal line of each puzzle and its best card.
export const kPuzzles = [
${found.map(short).join('\n')}
];
`);
