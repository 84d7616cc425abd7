// After a game: the cards that mattered, judged by what the player could know, each to be tried again.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {cardName, inOrder} from '../cards.mjs';
import {heldBy, holderOf, kSeats, laidBy} from '../deal.mjs';
import {CardPicture, Fault} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {NameOf, adviseQuestion, reviewQuestion, seatOfYou, tableQuestion} from './game.mjs';
import {calledName, signed} from './said.mjs';

const kMost = 3;
const kWorlds = 1000; // as `review` deals

// The costliest cards: one's own mistakes first, then those of the others.
function cardsThatMattered(game, review) {
  const you = seatOfYou(game);
  const costly = review.plays.map((play, ply) => ({...play, ply})).filter(({mistake}) => mistake);
  const byCost = (one, other) => other.cost - one.cost;
  const own = costly.filter(({seat}) => seat === you).sort(byCost);
  const others = costly.filter(({seat}) => seat !== you).sort(byCost);
  return {own: own.slice(0, kMost), others: others.slice(0, kMost)};
}

// One position: choose a card, then see what each is worth. `judged`: what the review says of the card
// that was played.
export function Try({t, engine, evening, game, ply, judged, onBack}) {
  const before = {...game, played: game.played.slice(0, ply), over: false};
  const seat = holderOf(game, game.played[ply]);
  const [chosen, setChosen] = useState(null);
  const {answer: table, fault} = useAsked(engine, tableQuestion(evening, before));
  const {answer: advice} = useAsked(engine,
    adviseQuestion(evening, before, seat, {lang: t.lang, worlds: kWorlds}));
  if (fault) return html`<${Fault} fault=${fault}/>`;
  if (!table) return html`<p role="status">${t('loading')}</p>`;
  const worth = Object.fromEntries((advice?.cards ?? []).map(({card, behind, as_good: good}) =>
    [card, card === judged.card ? {behind: judged.cost, good: false} : {behind, good}]));
  const held = inOrder(heldBy(before, seat), table.order);
  const notes = {};
  for (const card of chosen && advice ? held : []) {
    const known = worth[card];
    if (!known) continue;
    notes[card] = known.good ? {text: '✓', kind: 'good', says: t('try_good_card')}
      : {text: signed(t, -known.behind), kind: 'bad', says: t('try_cost', t.number(known.behind))};
  }
  const known = chosen && worth[chosen];
  const says = !chosen ? t('try_asked') : !advice ? t('loading')
    : !known || known.good ? t('try_right', cardName(chosen, t.lang))
      : t('try_wrong', cardName(chosen, t.lang), t.number(known.behind), cardName(judged.best, t.lang));
  const trick = laidBy(game, table.trick);
  const seats = kSeats.map((each) => ({
    name: NameOf(t, game, each), cards: heldBy(before, each).length, turn: each === seat,
    tags: each === game.declarer ? [{text: calledName(game.contract, t), kind: 'declarer'}] : [],
    points: table.tricks.length > 0 ? t.by(table.points[each], 'eyes', table.points[each]) : undefined,
  }));
  return html`<${Board} t=${t} seats=${seats} bottom=${seat} hand=${held} notes=${notes}
    legal=${table.legal} chosen=${chosen && advice ? judged.best : chosen} trick=${trick} message=${says}
    onCard=${(card, may) => may && setChosen(card)}
    panel=${html`<div class="panel line-panel try-panel"><span class="whose" data-tried=${
      chosen && advice ? (known?.good ?? true ? 'good' : 'bad') : null}>${says}</span>
      <button type="button" class="small-button" onClick=${onBack}>${t('back')}</button></div>`}/>`;
}

function Row({t, game, play, onTry}) {
  const own = play.seat === seatOfYou(game);
  return html`<li class="mattered" data-card=${play.card} data-cost=${play.cost}>
    <${CardPicture} code=${play.card} lang=${t.lang}/>
    <span><b>${own ? '' : `${NameOf(t, game, play.seat)}: `}${cardName(play.card, t.lang)}</b>
      <small>${t('trick', play.trick)}, ${t('cost_cents', t.number(play.cost))}</small></span>
    <button type="button" class="quiet" onClick=${() => onTry(play.ply)}>${t('try_it')}</button></li>`;
}

export function LookBack({t, engine, evening, game, onBack, onReplay, onOpen}) {
  const [tried, setTried] = useState(null);
  const {answer: review, fault} = useAsked(engine, reviewQuestion(evening, game));
  if (tried !== null) {
    return html`<${Try} key=${tried} t=${t} engine=${engine} evening=${evening} game=${game} ply=${tried}
      judged=${review.plays[tried]} onBack=${() => setTried(null)}/>`;
  }
  const {own, others} = review ? cardsThatMattered(game, review) : {own: [], others: []};
  const bids = review?.seats.filter(({bid}) => bid?.mistake) ?? [];
  const row = (play) => html`<${Row} key=${play.ply} t=${t} game=${game} play=${play} onTry=${setTried}/>`;
  return html`<section class="look-back" aria-labelledby="back-head" data-reviewed=${review ? '' : null}
      data-own=${own.length} data-others=${others.length}>
    <h1 id="back-head">${t('look_back')}</h1>
    <div class="result">${fault && html`<${Fault} fault=${fault}/>`}
    ${!review && !fault && html`<p role="status">${t('game_judging')}</p>`}
    ${review && html`
      ${bids.map(({seat, bid}) => html`<p class="bid-mistake" data-seat=${seat}>${
        t('bid_mistake', NameOf(t, game, seat), bid.made === 'pass' ? t('says_pass') : calledName(bid.made, t),
          bid.best === 'pass' ? t('says_pass') : calledName(bid.best, t), t.number(bid.lost))}</p>`)}
      <h2>${own.length > 0 ? t('own_mistakes') : t('no_mistakes')}</h2>
      <ol class="list">${own.map(row)}</ol>
      ${others.length > 0 && html`<details><summary>${t('other_mistakes')}</summary>
        <ol class="list">${others.map(row)}</ol></details>`}
      <p class="small">${t('judged_hint')}</p>`}</div>
    <div class="choices">
      <button type="button" onClick=${onBack}>${t('back_to_table')}</button>
      <button type="button" class="quiet" onClick=${onReplay}>${t('same_cards')}</button>
      <button type="button" class="quiet" onClick=${onOpen}>${t('open_in_analysis')}</button>
    </div></section>`;
}

