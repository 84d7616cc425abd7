// A recorded game entered by tapping: the hands first, then the cards as they fell. What may be played
// next is the engine's answer.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {deckOf, gameName, kGames, sorted} from '../cards.mjs';
import {dealLine, heldBy, holderOf, kSeats, laidBy, seatName} from '../deal.mjs';
import {SubNav} from '../nav.mjs';
import {CardPicture, Fault, Picker, Select, Sure} from '../parts.mjs';
import {keepSetting, readSettings} from '../settings.mjs';
import {html, useState} from '../ui.mjs';

const kHand = 8;
const kEntered = [...kGames, ...kGames.filter((game) => !game.startsWith('ruf')).map((game) => `${game}+tout`)];
const kEmpty = {hands: [[], [], [], []], contract: '', declarer: 0, played: []};

function Dealing({t, game, change}) {
  const seat = game.hands.findIndex((hand) => hand.length < kHand);
  const owner = (card) => holderOf(game, card);
  const put = (card) => {
    const hands = game.hands.map((hand) => hand.filter((each) => each !== card));
    if (owner(card) < 0) hands[seat].push(card);
    change({hands});
  };
  const rest = () => {
    const left = deckOf(kHand).flat().filter((card) => owner(card) < 0);
    change({hands: game.hands.map((hand, each) => (each === seat ? [...hand, ...left] : hand))});
  };
  const left = 32 - game.hands.flat().length;
  return html`<h2 aria-live="polite">${t('enter_hand', seatName(t, seat, {first: true}))} – ${
      t.by(kHand - game.hands[seat].length, 'hand_missing', kHand - game.hands[seat].length)}</h2>
    <${Picker} t=${t} size=${kHand} chosen=${game.hands.flat()} onToggle=${put}/>
    ${left === kHand - game.hands[seat].length && html`<button type="button" class="primary" id="rest" onClick=${rest}>${
      t('enter_rest', seatName(t, seat))}</button>`}
    <div class="enter-hands">${kSeats.filter((each) => game.hands[each].length > 0).map((each) => html`
      <div><b>${seatName(t, each, {first: true})}</b>
        <div class="small-cards">${sorted(game.hands[each]).map((card) => html`
          <${CardPicture} key=${card} code=${card} lang=${t.lang}/>`)}</div></div>`)}</div>`;
}

function Playing({t, engine, game, change, onLook}) {
  const {answer: table, fault, old} = useAsked(engine,
    game.contract && {question: 'table', deal: dealLine(game)});
  const shown = table ?? old;
  const held = (seat) => sorted(heldBy(game, seat));
  const bottom = table?.turn ?? shown?.turn ?? 0;
  const over = table?.phase === 'over';
  const seats = kSeats.map((seat) => ({
    name: seatName(t, seat, {first: true}), open: true, cards: held(seat), turn: table?.turn === seat,
    tags: seat === game.declarer ? [{text: gameName(game.contract, t.lang), kind: 'declarer'}] : [],
    points: shown && t.by(shown.points[seat], 'eyes', shown.points[seat]),
  }));
  const cards = table?.trick.length > 0 ? table.trick : shown?.tricks.at(-1)?.cards ?? [];
  const says = over ? t('enter_done') : t('enter_play', Math.floor(game.played.length / 4) + 1, seatName(t, bottom));
  const back = (kind) => html`<button type="button" class=${kind} disabled=${game.played.length === 0} id="enter-back"
    onClick=${() => change({played: game.played.slice(0, -1)})}>${t('back')}</button>`;
  const panel = html`<div class="panel line-panel">
    <span class="whose">${says}</span>
    ${back('small-button')}
    ${over && html`<button type="button" class="small-button" id="enter-look" onClick=${onLook}>${t('enter_look')}</button>`}
    </div>`;
  return html`
    <div class="fields">
      <${Select} label=${t('contract')} value=${game.contract}
        options=${[...(game.contract ? [] : [['', t('enter_choose')]]),
          ...kEntered.map((each) => [each, gameName(each, t.lang)])]}
        onChange=${(contract) => change({contract})}/>
      <${Select} label=${t('declarer')} value=${String(game.declarer)}
        options=${kSeats.map((seat) => [String(seat), seatName(t, seat)])}
        onChange=${(seat) => change({declarer: Number(seat)})}/></div>
    ${game.contract && (fault ? html`<${Fault} fault=${t('enter_fault', fault)}/><div>${back('quiet')}</div>` : html`
      <${Board} t=${t} seats=${seats} bottom=${bottom} hand=${held(bottom)} legal=${table?.legal ?? []}
        trick=${laidBy(game, cards)} message=${says} panel=${panel}
        marked=${shown && shown.trick.length === 0 ? shown.tricks.at(-1)?.winner : undefined}
        onCard=${(card, may) => may && change({played: [...game.played, card]})}/>`)}`;
}

export function EnterView({t, engine, go}) {
  const [game, setGame] = useState(() => readSettings().entering ?? kEmpty);
  const change = (changes) => {
    const next = {...game, ...changes};
    setGame(next);
    keepSetting('entering', next);
  };
  const dealt = game.hands.every((hand) => hand.length === kHand);
  return html`<div class="enter">
    <${SubNav} t=${t} here="enter"/>
    <div class="line"><h1>${t('enter')}</h1><span class="spring"></span>
      <${Sure} id="enter-clear" says=${t('clear')} sure=${t('clear_sure')} onYes=${() => change(kEmpty)}/></div>
    ${!dealt && html`<p class="small">${t('enter_text')}</p>`}
    ${dealt ? html`<${Playing} t=${t} engine=${engine} game=${game} change=${change}
        onLook=${() => go('game', {game: dealLine(game)}, {open: true})}/>`
      : html`<${Dealing} t=${t} game=${game} change=${change}/>`}
  </div>`;
}
