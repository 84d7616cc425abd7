// "Which card?" One is best beyond doubt: the puzzles were made by our own search (tools/web/puzzles.mjs),
// the same on the same day everywhere.
import {cardName} from '../cards.mjs';
import {holderOf, readDeal} from '../deal.mjs';
import {newGame} from '../play/game.mjs';
import {Try} from '../play/try.mjs';
import {html} from '../ui.mjs';
import {kPuzzles} from './puzzles.mjs';

export const today = () => Math.floor(Date.now() / 86_400_000);

// The puzzle of a number: a game with whoever is to play at the lower edge, and the card to be found.
function puzzleOf(t, number) {
  const [, line, best] = /^(.*) (\w\w)$/.exec(kPuzzles[number % kPuzzles.length]);
  const deal = readDeal(line, t);
  const forehand = (4 - holderOf(deal, best)) % 4;
  return {game: {...newGame({hands: deal.hands, seed: number, forehand, lays: false}), ...deal}, best};
}

export function Puzzle({t, engine, number, onNext, onBack}) {
  const {game, best} = puzzleOf(t, number);
  return html`<${Try} key=${number} t=${t} engine=${engine} evening=${{}} game=${game} best=${best} opens=${true}
    asked=${t('puzzle_asked')} right=${(card) => t('puzzle_right', cardName(card, t.lang))}
    actions=${html`<button type="button" class="small-button" id="next-puzzle" onClick=${onNext}>${
      t('puzzle_next')}</button>
      <button type="button" class="small-button" onClick=${onBack}>${t('back')}</button>`}/>`;
}
