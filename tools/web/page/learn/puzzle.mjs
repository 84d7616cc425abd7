// "One card wins: which?" All hands lie open; made by the engine from a random deal, the same on the same
// day everywhere.
import {Board} from '../board/board.mjs';
import {cardName, gameName, sorted} from '../cards.mjs';
import {
  dealLine, heldBy, holderOf, kSeats, laidBy, seatName, sideOf, valueShort, valueText,
} from '../deal.mjs';
import {Fault} from '../parts.mjs';
import {html, useEffect, useState} from '../ui.mjs';

const kGames = ['wenz', 'solo:H', 'ruf:S', 'solo:G'];
const kMostTries = 400;
const kFromPly = 10;
const kToPly = 22;
const kFewestCards = 3;
const kClose = 12;

// A position in which one card of several wins for its side, and every other one loses by much.
async function puzzleOf(engine, deal, signal) {
  const line = (played) => dealLine({...deal, played});
  const whole = await engine.answer({question: 'solve', deal: line([]), line: true}, {signal});
  // Where the game is close one card decides.
  if (Math.abs(whole.value - 60.5) > kClose) return null;
  const play = whole.play ?? [];
  for (let ply = kFromPly; ply <= kToPly && ply < play.length; ++ply) {
    const played = play.slice(0, ply);
    const {cards} = await engine.answer({question: 'solve', deal: line(played), each_card: true}, {signal});
    const legal = Object.keys(cards);
    if (legal.length < kFewestCards) continue;
    const seat = holderOf(deal, legal[0]);
    const declares = sideOf(deal).includes(seat);
    const good = legal.filter((card) => (cards[card] >= 61) === declares);
    const clear = legal.every((card) => good.includes(card) || Math.abs(cards[card] - 60.5) > 4);
    if (good.length === 1 && clear) return {deal: {...deal, played}, cards, seat, best: good[0], declares};
  }
  return null;
}

async function findPuzzle(engine, seed, signal) {
  for (let tried = 0; tried < kMostTries; ++tried) {
    // Every game by every declarer.
    const contract = kGames[(seed + tried) % kGames.length];
    const declarer = Math.floor((seed + tried) / kGames.length) % 4;
    const {deals: [deal]} = await engine.answer({
      question: 'deal', seed: seed * kMostTries + tried, contract, declarer,
    }, {signal});
    const puzzle = await puzzleOf(engine, {...deal, played: []}, signal);
    if (puzzle) return puzzle;
  }
  return null;
}

export const today = () => Math.floor(Date.now() / 86_400_000);

export function Puzzle({t, engine, seed, onNext, onBack}) {
  const [puzzle, setPuzzle] = useState(null);
  const [fault, setFault] = useState('');
  const [chosen, setChosen] = useState(null);
  useEffect(() => {
    const asking = new AbortController();
    setPuzzle(null);
    setFault('');
    setChosen(null);
    findPuzzle(engine, seed, asking.signal).then(setPuzzle)
      .catch((error) => error.name !== 'AbortError' && setFault(error.message));
    return () => asking.abort();
  }, [seed]);
  if (fault) return html`<${Fault} fault=${fault}/>`;
  if (!puzzle) return html`<p class="opening" role="status">${t('puzzle_looking')}</p>`;
  const {deal, cards, seat, best, declares} = puzzle;
  const held = (each) => sorted(heldBy(deal, each));
  const open = deal.played.slice(deal.played.length - deal.played.length % 4);
  const right = chosen === best;
  const notes = {};
  // Before it is found, all values would give it away.
  for (const card of right ? Object.keys(cards) : chosen ? [chosen] : []) {
    notes[card] = {text: valueShort(cards[card], deal.contract, t), kind: card === best ? 'good' : 'bad',
      says: valueText(cards[card], deal.contract, t), value: cards[card]};
  }
  const seats = kSeats.map((each) => ({
    name: seatName(t, each, {first: true}), open: true, cards: held(each), turn: each === seat,
    tags: each === deal.declarer ? [{text: gameName(deal.contract, t.lang), kind: 'declarer'}] : [],
  }));
  const says = !chosen ? t(declares ? 'puzzle_asked' : 'puzzle_asked_against')
    : right ? t('puzzle_right', cardName(best, t.lang)) : t('puzzle_wrong', cardName(chosen, t.lang));
  return html`<${Board} t=${t} seats=${seats} bottom=${seat} hand=${held(seat)} notes=${notes}
    legal=${Object.keys(cards)} chosen=${right ? best : undefined} message=${says}
    trick=${laidBy(deal, open)}
    onCard=${(card, may) => may && setChosen(card)}
    panel=${html`<div class="panel line-panel puzzle-panel" data-best=${best}><span class="whose" data-right=${
      chosen ? right : null}>${says}</span>
      <button type="button" class="small-button" id="next-puzzle" onClick=${onNext}>${t('puzzle_next')}</button>
      <button type="button" class="small-button" onClick=${onBack}>${t('back')}</button></div>`}/>`;
}
