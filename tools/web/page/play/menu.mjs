// What else can be done at the table: how the evening stands, its games, keeping them as a file.
import {kSeats} from '../deal.mjs';
import {exported} from '../archive.mjs';
import {Sure, saveFile} from '../parts.mjs';
import {html} from '../ui.mjs';
import {NameOf, isJudged, recordOf, seatOfYou} from './game.mjs';
import {calledName, signed} from './said.mjs';
import {Standing, centsClass} from './settlement.mjs';

const playersOf = (t, game) => kSeats.map((seat) => NameOf(t, game, seat));

function linesOf(t, games) {
  return games.filter(({contract}) => contract)
    .map((game) => recordOf(game, {players: playersOf(t, game)})).join('\n') + '\n';
}

function GameRow({t, game, onReplay, onBack}) {
  const cents = game.payments?.[seatOfYou(game)] ?? 0;
  const who = game.contract && game.declarer !== null ? NameOf(t, game, game.declarer) : '';
  return html`<li class="game-row"><span><b>${game.contract ? calledName(game.contract, t) : t('thrown_in_short')}</b>
      ${who && html`<small>${who}${game.practice ? ` · ${t('practice')}` : ''}</small>`}</span>
    <b class=${centsClass(cents)}>${signed(t, cents)}</b>
    ${isJudged(game) && html`<button type="button" class="small-button" data-back=${game.id}
      onClick=${() => onBack(game)}>${t('look_back')}</button>`}
    <button type="button" class="small-button" onClick=${() => onReplay(game)}>${t('again_short')}</button></li>`;
}

export function Menu({t, state, onClose, onEnd, onReplay, onBack}) {
  const {evening, sheet} = state;
  const games = [...evening.games].reverse();
  const day = new Date().toISOString().slice(0, 10);
  return html`<section class="menu-page" aria-labelledby="menu-head">
    <div class="line"><h1 id="menu-head">${t('evening')}</h1><span class="spring"></span>
      <button type="button" onClick=${onClose}>${t('back_to_table')}</button></div>
    <p class="small">${t(`level_${evening.level}`)} · ${t.by(evening.games.length, 'games_played', evening.games.length)}</p>
    ${sheet && html`<${Standing} t=${t} sheet=${sheet}/>`}
    <ol class="list games">${games.slice(0, 30).map((game) => html`
      <${GameRow} key=${game.id} t=${t} game=${game} onReplay=${onReplay}
        onBack=${onBack}/>`)}</ol>
    <h2>${t('keep_head')}</h2>
    <p class="small">${t('keep_text')}</p>
    <div class="choices">
      <button type="button" class="quiet" id="export" onClick=${async () => saveFile(
        `schafkopf-${day}.json`, await exported(), 'application/json')}>${t('export')}</button>
      <button type="button" class="quiet" onClick=${() => saveFile(
        `schafkopf-${day}.txt`, linesOf(t, evening.games), 'text/plain')}>${t('export_lines')}</button>
      <${Sure} id="end-evening" says=${t('end_evening')} sure=${t('end_sure')} onYes=${onEnd}/>
    </div></section>`;
}
