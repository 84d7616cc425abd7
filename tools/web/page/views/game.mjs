// A recorded game: how its value went, which cards were dear, what each seat could have known.
import {useAsked} from '../asked.mjs';
import {SubNav} from '../nav.mjs';
import {cardName, gameName} from '../cards.mjs';
import {dealLine, isAboutTricks, paidText, pointsText, readDeal, seatName, sideOf, sideSentence, valueText}
  from '../deal.mjs';
import {CardPicture, Fault} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {capital, number} from '../languages.mjs';
import {Curve} from './curve.mjs';

// A long Ramsch as far as some seconds of a phone reach; no other game takes as many.
const kAnalysis = {question: 'analyze', node_budget: 20_000_000};

// Rows of a text that hold something.
const rowsOf = (text) =>
  text.split('\n').map((row) => row.trim()).filter((row) => row && !row.startsWith('#'));

// What analysis and the written game make together: {deal, answer}, or {fault}.
function readTogether(game, answer, t) {
  try {
    return {deal: {...readDeal(game, t), contract: answer.contract}, answer};
  } catch (fault) {
    return {fault: fault.message};
  }
}

// A game that nobody played: each seat plays the best card of the deal, and now and then another.
async function madeUpGame(engine) {
  const seed = Math.floor(Math.random() * 1e9);
  const {deals: [dealt]} = await engine.answer(
    {question: 'deal', seed, contract: 'solo:H', declarer: 1, given: 'trumps(1)>=6'});
  const deal = {...dealt, played: []};
  for (let ply = 0; ply < 32; ++ply) {
    const {cards, value} = await engine.answer(
      {question: 'solve', deal: dealLine(deal), each_card: true});
    const legal = Object.entries(cards);
    const good = legal.filter(([, brings]) => brings === value);
    const erring = (seed + ply * 7) % 4 === 0;
    const among = erring ? legal : good;
    deal.played.push(among[(seed + ply) % among.length][0]);
  }
  return dealLine(deal);
}

const centsLost = (t, lost, error) => {
  const places = Math.abs(lost) < 9.95 ? 1 : 0;
  return t('game_known', number(t.lang, lost, {places}), number(t.lang, error, {places}));
};

// The bids that lost, by what each seat could know.
function Bids({t, seats}) {
  return seats.filter(({bid}) => bid?.mistake).map(({seat, bid}) => html`
    <li key=${`bid-${seat}`} class="row bid" data-bid=${bid.made}><span>
      <b>${t('game_bid', seatName(t, seat), gameName(bid.made, t.lang))}</b>
      <span class="line"><span class="tag known">${centsLost(t, bid.lost, bid.lost_error)}</span>
        <span>${t('game_better', gameName(bid.best, t.lang))}</span></span></span></li>`);
}

// With all cards open: points, or cents where each plays for himself.
const openCost = (t, {payments, cost}) =>
  payments ? t.by(cost, 'game_open_cents', cost) : pointsText(t, cost);

function Play({t, play, ply, turned, judged, open}) {
  const {seat, card, cost} = play;
  const worth = play.values ?? play.payments ?? {};
  const costs = Object.entries(worth).filter(([, value]) =>
    Math.abs(value - worth[card]) === cost).map(([other]) => other);
  const better = judged?.mistake ? judged.best : costs.find((other) => other !== card);
  return html`<li><button type="button" class="row" data-mistake=${judged?.mistake ? card : null}
      onClick=${() => open(ply)}>
    <${CardPicture} code=${card} lang=${t.lang}/>
    <span><b>${t('trick', Math.floor(ply / 4) + 1)}, ${seatName(t, seat)}: ${cardName(card, t.lang)}</b>
      <span class="line">
        ${judged?.mistake && html`<span class="tag known">${
          centsLost(t, judged.cost, judged.cost_error)}</span>`}
        ${cost > 0 && html`<span class="tag cost">${openCost(t, play)}</span>`}
        ${turned && html`<span class="tag turned">${t('game_turned')}</span>`}
        ${better && html`<span>${t('game_better', cardName(better, t.lang))}</span>`}
      </span></span></button></li>`;
}

// The cards of a game; those that analysis did not reach as the review has them.
function playsOf({plays, skipped = 0}, review) {
  const before = Array.from({length: skipped}, (_, ply) => {
    const {seat, card} = review?.plays[ply] ?? {};
    return {seat, card, cost: 0};
  });
  return [...before, ...plays];
}

// What was costly, by the review as soon as it is there, and with all cards open.
function Mistakes({t, answer, turned, review, open}) {
  const costly = playsOf(answer, review)
    .map((play, ply) => ({play, ply, judged: review?.plays[ply]}))
    .filter(({play, judged}) => play.cost > 0 || judged?.mistake);
  const bids = review ? Bids({t, seats: review.seats}) : [];
  if (review && costly.length + bids.length === 0) return html`<p>${t('game_flawless')}</p>`;
  return html`<ol class="dear">${bids}${costly.map(({play, ply, judged}) => html`
    <${Play} key=${ply} t=${t} play=${play} ply=${ply} turned=${turned[ply]} judged=${judged}
      open=${open}/>`)}</ol>`;
}

// Whether each card turned a game won by its side's best play into one lost.
function findTurns(deal, plays, won) {
  const side = sideOf(deal);
  return plays.map(({seat, card, values}) => {
    const best = Math[side.includes(seat) ? 'max' : 'min'](...Object.values(values));
    return won(best) !== won(values[card]);
  });
}

function Report({t, engine, game, state, go}) {
  const {deal, answer} = state;
  const {answer: review, fault} = useAsked(engine, {question: 'review', game, lang: t.lang});
  const open = (ply) => go('deal', {deal: dealLine(deal), at: ply}, {open: true});
  const mistakes = (turned) => html`
    <h3>${t('game_costly')}</h3>
    <${Mistakes} t=${t} answer=${answer} turned=${turned} review=${review} open=${open}/>
    ${fault && html`<${Fault} fault=${fault}/>`}
    ${!review && !fault && html`<p role="status">${t('game_judging')}</p>`}
    ${review && html`<p class="small">${
      t(answer.payments ? 'game_known_hint_each' : 'game_known_hint')}</p>`}`;
  const reviewed = review ? '' : null;
  if (answer.value === null || deal.declarer === null) {
    return html`<section class="report" aria-labelledby="report-head" data-reviewed=${reviewed}>
      <h2 id="report-head">${answer.plays.length > 0 ? capital(gameName(deal.contract, t.lang))
        : t('game_nobody')}</h2>
      ${answer.payments && html`<p>${t('game_paid', paidText(t, answer.payments))}</p>`}
      ${answer.skipped > 0 && html`<p class="small">${
        t.by(answer.skipped, 'game_skipped', answer.skipped)}</p>`}
      ${mistakes([])}</section>`;
  }
  const won = (value) => value >= (isAboutTricks(deal.contract) ? 1 : 61);
  const turned = findTurns(deal, answer.plays, won);
  return html`
    <section class="report" aria-labelledby="report-head" data-value=${answer.value}
             data-result=${answer.result} data-reviewed=${reviewed}>
      <h2 id="report-head">${capital(gameName(deal.contract, t.lang))}, ${seatName(t, deal.declarer)}:
        ${' '}<b class=${won(answer.result) ? 'won' : 'lost'}>${t(won(answer.result)
          ? 'game_result_won' : 'game_result_lost')}</b></h2>
      <p>${sideSentence(t, deal, answer.result, {over: true})}${' '}
        ${t('game_best_play', valueText(answer.value, deal.contract, t))}</p>
      <h3>${t('game_curve')}</h3>
      <p class="small">${t('game_curve_hint')}</p>
      <${Curve} t=${t} start=${answer.value} plays=${answer.plays} turned=${turned}
        contract=${deal.contract} open=${open}/>
      ${mistakes(turned)}
    </section>`;
}

export function GameView({t, engine, query, go}) {
  const [text, setText] = useState(query.game ?? '');
  const [games, setGames] = useState(() => rowsOf(query.game ?? ''));
  const [place, setPlace] = useState(0);
  const [over, setOver] = useState(false);
  const game = games[place] ?? '';
  const {answer, fault} = useAsked(engine, game && {...kAnalysis, deal: game, lang: t.lang});
  const state = answer ? readTogether(game, answer, t) : {fault};
  const look = (typed) => {
    const rows = rowsOf(typed);
    setText(typed);
    setGames(rows);
    setPlace(0);
    go('game', {game: rows.length === 1 ? rows[0] : undefined});
  };
  const readFile = async (file) => file && look(await file.text());
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    readFile(event.dataTransfer.files[0]);
  };
  return html`<div class="game">
    <h1 class="unseen">${t('game')}</h1>
    <${SubNav} t=${t} here="game"/>
    <section class=${`paste ${over ? 'over' : ''}`} onDrop=${drop}
        onDragOver=${(event) => { event.preventDefault(); setOver(true); }}
        onDragLeave=${() => setOver(false)}>
      <label class="field wide"><span>${t('game_intro')}</span>
        <textarea rows="4" id="game-text" value=${text} spellcheck=${false}
          placeholder="solo:H 1 | EO … | … | … | … | EO SO H7 …"
          onInput=${(event) => setText(event.target.value)}></textarea></label>
      <div class="line">
        <button type="button" id="look" onClick=${() => look(text)}>${t('game_look')}</button>
        <label class="button quiet">${t('game_file')}
          <input type="file" class="unseen" accept=".txt,.json,text/plain"
            onChange=${(event) => readFile(event.target.files[0])}/></label>
        <button type="button" class="quiet" id="made-up"
          onClick=${async () => look(await madeUpGame(engine))}>${t('game_made')}</button>
      </div>
    </section>
    ${games.length > 1 && html`<div class="line">
      <button type="button" class="quiet" disabled=${place === 0}
        onClick=${() => setPlace(place - 1)}>${t('back')}</button>
      <span aria-live="polite">${t('game_of', place + 1, games.length)}</span>
      <button type="button" class="quiet" disabled=${place + 1 >= games.length}
        onClick=${() => setPlace(place + 1)}>${t('forward')}</button></div>`}
    ${state.fault && html`<${Fault} fault=${state.fault}/>`}
    ${game && !answer && !fault && html`<p role="status">${t('loading')}</p>`}
    ${state.answer && html`<${Report} key=${game} t=${t} engine=${engine} game=${game} state=${state}
      go=${go}/>`}
  </div>`;
}
