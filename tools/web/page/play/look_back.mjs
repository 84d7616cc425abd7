// After a game: the cards that mattered, judged by what the player could know, each to be tried again.
import {useAsked} from '../asked.mjs';
import {cardName} from '../cards.mjs';
import {CardPicture, Fault, Why} from '../parts.mjs';
import {html, useState} from '../ui.mjs';
import {NameOf, reviewQuestion, seatOfYou} from './game.mjs';
import {calledName} from './said.mjs';
import {Try} from './try.mjs';

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

function Row({t, game, play, onTry}) {
  const own = play.seat === seatOfYou(game);
  return html`<li class="mattered" data-card=${play.card} data-cost=${play.cost}>
    <${CardPicture} code=${play.card} lang=${t.lang}/>
    <span><b>${own ? '' : `${NameOf(t, game, play.seat)}: `}${cardName(play.card, t.lang)}</b>
      <small>${t('trick', play.trick)}, ${t('cost_cents', t.number(play.cost))}</small>
      <${Why} t=${t} why=${play.why}/></span>
    <button type="button" class="quiet" onClick=${() => onTry(play.ply)}>${t('try_it')}</button></li>`;
}

export function LookBack({t, engine, evening, game, onBack, onReplay, onOpen}) {
  const [tried, setTried] = useState(null);
  const {answer: review, fault} = useAsked(engine, reviewQuestion(evening, game));
  if (tried !== null) {
    const judged = review.plays[tried];
    return html`<${Try} key=${tried} t=${t} engine=${engine} evening=${evening} worlds=${kWorlds}
      game=${{...game, played: game.played.slice(0, tried), over: false}} best=${judged.best} judged=${judged}
      asked=${t('try_asked')} right=${(card) => t('try_right', cardName(card, t.lang))}
      actions=${html`<button type="button" class="small-button" onClick=${() => setTried(null)}>${t('back')}</button>`}/>`;
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
      ${game.declarer !== null && html`<button type="button" class="quiet" onClick=${onOpen}>${
        t('open_in_analysis')}</button>`}
    </div></section>`;
}

