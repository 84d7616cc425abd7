// A recorded game: how its value went, which cards were dear, what each seat could have known.
import {useAsked} from '../asked.mjs';
import {SubNav} from '../nav.mjs';
import {cardName, gameName} from '../cards.mjs';
import {dealLine, isAboutTricks, namesOf, paidText, pointsText, readDeal, sideOf, valueText}
  from '../deal.mjs';
import {CardPicture, Fault, Why} from '../parts.mjs';
import {keepSetting, readSettings} from '../settings.mjs';
import {html, useEffect, useState} from '../ui.mjs';
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

const centsLost = (t, lost) => t('game_known', number(t.lang, lost, {places: Math.abs(lost) < 0.95 ? 1 : 0}));

function Bid({t, name, bid}) {
  return html`<li class="row bid" data-bid=${bid.made}><span>
      <b>${t('game_bid', name, gameName(bid.made, t.lang))}</b>
      <span class="line"><span class="tag known">${centsLost(t, bid.lost)}</span>
        <span>${t('game_better', gameName(bid.best, t.lang))}</span></span></span></li>`;
}

// With all cards open: points, or cents where each plays for himself.
const openCost = (t, {payments, cost}) =>
  payments ? t.by(cost, 'game_open_cents', cost) : pointsText(t, cost);

function Play({t, play, ply, name, turned, judged, open}) {
  const {card, cost} = play;
  const worth = play.values ?? play.payments ?? {};
  const costs = Object.entries(worth).filter(([, value]) =>
    Math.abs(value - worth[card]) === cost).map(([other]) => other);
  const better = judged?.mistake ? judged.best : costs.find((other) => other !== card);
  return html`<li><button type="button" class="row" data-mistake=${judged?.mistake ? card : null}
      onClick=${() => open(ply)}>
    <${CardPicture} code=${card} lang=${t.lang}/>
    <span><b>${t('trick', Math.floor(ply / 4) + 1)}, ${name}: ${cardName(card, t.lang)}</b>
      <span class="line">
        ${judged?.mistake && html`<span class="tag known">${centsLost(t, judged.cost)}</span>`}
        ${cost > 0 && html`<span class="tag cost">${openCost(t, play)}</span>`}
        ${judged?.mistake && cost === 0 && html`<span class="tag">${t('game_open_right')}</span>`}
        ${turned && html`<span class="tag turned">${t('game_turned')}</span>`}
        ${better && html`<span>${t('game_better', cardName(better, t.lang))}</span>`}
      </span>${judged?.mistake && html`<${Why} t=${t} why=${judged.why}/>`}</span></button></li>`;
}

// The cards of a game; those that analysis did not reach as the review has them.
function playsOf({plays, skipped = 0}, review) {
  const before = Array.from({length: skipped}, (_, ply) => {
    const {seat, card} = review?.plays[ply] ?? {};
    return {seat, card, cost: 0};
  });
  return [...before, ...plays];
}

// What was costly: first what could be known, the dearest first, then what only open cards show.
function Mistakes({t, answer, names, turned, review, open}) {
  const costly = playsOf(answer, review).map((play, ply) => ({play, ply, judged: review?.plays[ply]}));
  const rowOf = ({play, ply, judged}) => html`<${Play} key=${ply} t=${t} play=${play} ply=${ply} name=${names[play.seat]}
    turned=${turned[ply]} judged=${judged} open=${open}/>`;
  const known = [
    ...(review?.seats ?? []).filter(({bid}) => bid?.mistake).map(({seat, bid}) =>
      [bid.lost, html`<${Bid} key=${`bid-${seat}`} t=${t} name=${names[seat]} bid=${bid}/>`]),
    ...costly.filter(({judged}) => judged?.mistake).map((each) => [each.judged.cost, rowOf(each)]),
  ].sort(([one], [other]) => other - one);
  const unknown = costly.filter(({play, judged}) => play.cost > 0 && !judged?.mistake);
  return html`<h3>${t('game_costly')}</h3>
    ${review && known.length === 0 && html`<p>${t('game_flawless')}</p>`}
    <ol class="dear">${known.map(([, row]) => row)}</ol>
    ${review && unknown.length > 0 && html`<details class="unknown"><summary>${
      t.by(unknown.length, 'game_unknown', unknown.length)}</summary>
      <ol class="dear">${unknown.map(rowOf)}</ol></details>`}`;
}

// Whether each card turned a game won by its side's best play into one lost.
function findTurns(deal, plays, won) {
  const side = sideOf(deal);
  return plays.map(({seat, card, values}) => {
    const best = Math[side.includes(seat) ? 'max' : 'min'](...Object.values(values));
    return won(best) !== won(values[card]);
  });
}

function Report({t, engine, game, called, state, go}) {
  const {deal, answer} = state;
  const names = namesOf(t, called?.split(','));
  const {answer: review, fault} = useAsked(engine, {question: 'review', game});
  const open = (ply) => go('deal', {deal: dealLine(deal), at: ply, names: called}, {open: true});
  const payments = answer.payments ?? review?.seats.map(({cents}) => cents);
  const paid = payments && html`<p class="settled">${t('game_paid', paidText(t, payments, names))}</p>`;
  const mistakes = (turned) => html`
    <${Mistakes} t=${t} answer=${answer} names=${names} turned=${turned} review=${review} open=${open}/>
    ${fault && html`<${Fault} fault=${fault}/>`}
    ${!review && !fault && html`<p role="status">${t('game_judging')}</p>`}
    ${review && html`<p class="small">${
      t(answer.payments ? 'game_known_hint_each' : 'game_known_hint')}</p>`}`;
  const reviewed = review ? '' : null;
  if (answer.value === null || deal.declarer === null) {
    return html`<section class="report" aria-labelledby="report-head" data-reviewed=${reviewed}>
      <h2 id="report-head">${answer.plays.length > 0 ? capital(gameName(deal.contract, t.lang))
        : t('game_nobody')}</h2>
      ${paid}
      ${answer.skipped > 0 && html`<p class="small">${
        t.by(answer.skipped, 'game_skipped', answer.skipped)}</p>`}
      ${mistakes([])}</section>`;
  }
  const won = (value) => value >= (isAboutTricks(deal.contract) ? 1 : 61);
  const turned = findTurns(deal, answer.plays, won);
  return html`
    <section class="report" aria-labelledby="report-head" data-value=${answer.value}
             data-result=${answer.result} data-reviewed=${reviewed}>
      <h2 id="report-head">${capital(gameName(deal.contract, t.lang))}, ${names[deal.declarer]}:
        ${' '}<b class=${won(answer.result) ? 'won' : 'lost'}>${t(won(answer.result)
          ? 'game_result_won' : 'game_result_lost')}</b></h2>
      <p>${t('game_side', valueText(answer.result, deal.contract, t))}${' '}
        ${t('game_best_play', valueText(answer.value, deal.contract, t))}</p>
      ${paid}
      ${mistakes(turned)}
      <h3>${t('game_curve')}</h3>
      <p class="small">${t('game_curve_hint')}</p>
      <${Curve} t=${t} start=${answer.value} plays=${answer.plays} names=${names} turned=${turned}
        contract=${deal.contract} open=${open}/>
    </section>`;
}

// The game of the address with its names, or else the one that was looked at last.
function gameAt({game, names}) {
  const {looked = '', lookedNames} = readSettings();
  return game ? {text: game, called: names} : {text: looked, called: lookedNames};
}

export function GameView({t, engine, query, go}) {
  const [begun] = useState(() => gameAt(query));
  const [text, setText] = useState(begun.text);
  const [called, setCalled] = useState(begun.called);
  const [games, setGames] = useState(() => rowsOf(text));
  const [place, setPlace] = useState(0);
  const [over, setOver] = useState(false);
  const game = games[place] ?? '';
  const {answer, fault} = useAsked(engine, game && {...kAnalysis, deal: game});
  const state = answer ? readTogether(game, answer, t) : {fault};
  useEffect(() => {
    const {looked = '', lookedNames} = readSettings();
    if (text === looked && called === lookedNames) return;
    keepSetting('looked', text);
    keepSetting('lookedNames', called);
  }, [games]);
  const look = (typed) => {
    const rows = rowsOf(typed);
    setText(typed);
    setCalled(undefined);
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
    <details class="pasting" key=${games.join('\n')} open=${games.length === 0 || over || state.fault}>
    <summary>${t('game_other')}</summary>
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
    </section></details>
    ${games.length > 1 && html`<div class="line">
      <button type="button" class="quiet" disabled=${place === 0}
        onClick=${() => setPlace(place - 1)}>${t('back')}</button>
      <span aria-live="polite">${t('game_of', place + 1, games.length)}</span>
      <button type="button" class="quiet" disabled=${place + 1 >= games.length}
        onClick=${() => setPlace(place + 1)}>${t('forward')}</button></div>`}
    ${state.fault && html`<${Fault} fault=${state.fault}/>`}
    ${game && !answer && !fault && html`<p role="status">${t('loading')}</p>`}
    ${state.answer && html`<${Report} key=${game} t=${t} engine=${engine} game=${game} called=${called} state=${state}
      go=${go}/>`}
  </div>`;
}
