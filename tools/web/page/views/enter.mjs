// A recorded game entered by tapping: the hands first, then the cards as they fell. What may be played
// next is the engine's answer.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {deckOf, gameName, kGames, sorted} from '../cards.mjs';
import {dealLine, heldBy, holderOf, isAboutTricks, kSeats, laidBy, namesOf, sideSentence} from '../deal.mjs';
import {SubNav} from '../nav.mjs';
import {CardPicture, Fault, Names, Picker, Select, Sure} from '../parts.mjs';
import {keepSetting, readSettings} from '../settings.mjs';
import {html, useEffect, useState} from '../ui.mjs';

const kHand = 8;
const kEntered = [...kGames, ...kGames.filter((game) => !game.startsWith('ruf')).map((game) => `${game}+tout`)];
// `ahead`: cards that were taken back and may follow again; `names`: where they were given.
const kEmpty = {hands: [[], [], [], []], contract: '', declarer: null, played: [], ahead: [], names: Array(4).fill('')};

// Whether it is said what is played, and by whom.
const isNamed = ({contract, declarer}) => contract !== '' && declarer !== null;

// The players as they are called within a sentence.
const namesWithin = (t, game) => namesOf(t, game.names, {first: false});

function Hands({t, game, names}) {
  return html`<div class="enter-hands">${kSeats.filter((each) => game.hands[each].length > 0).map((each) => html`
    <div><b>${names[each]}</b>
      <div class="small-cards">${sorted(game.hands[each]).map((card) => html`
        <${CardPicture} key=${card} code=${card} lang=${t.lang}/>`)}</div></div>`)}</div>`;
}

function Dealing({t, game, names, change}) {
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
  const missing = kHand - game.hands[seat].length;
  // An address has names with commas between them.
  const call = (called, name) =>
    change({names: game.names.map((known, each) => (each === called ? name.replaceAll(',', ' ') : known))});
  return html`<h2 aria-live="polite">${t('enter_hand', names[seat])} – ${t.by(missing, 'hand_missing', missing)}</h2>
    <${Picker} t=${t} size=${kHand} chosen=${game.hands.flat()} onToggle=${put}/>
    ${32 - game.hands.flat().length === missing && html`<button type="button" class="primary" id="rest" onClick=${rest}>
      ${t('enter_rest', namesWithin(t, game)[seat])}</button>`}
    <details><summary>${t('enter_names')}</summary>
      <${Names} labels=${namesOf(t)} names=${game.names} change=${call}/></details>
    <${Hands} t=${t} game=${game} names=${names}/>`;
}

// The cards to follow once `card` is played: where it was mistaken for another, they have changed places.
function aheadAfter(ahead, card) {
  const [instead, ...rest] = ahead;
  return rest.map((each) => (each === card ? instead : each));
}

// As many of the cards that were taken back as may still follow.
async function playedOn(engine, game) {
  for (let count = game.ahead.length; count > 0; --count) {
    const next = {played: [...game.played, ...game.ahead.slice(0, count)], ahead: game.ahead.slice(count)};
    try {
      await engine.answer({question: 'table', deal: dealLine({...game, ...next})});
      return next;
    } catch {
      // Not these.
    }
  }
  return {ahead: []};
}

// What the declarer's side has got, where points are counted.
const endOf = (t, game, {side, points}) => (side.length === 0 || isAboutTricks(game.contract) ? t('enter_done')
  : sideSentence(t, game, side.reduce((sum, seat) => sum + points[seat], 0), {over: true}));

function Playing({t, engine, game, names, change, onLook}) {
  const {answer: table, fault, old} = useAsked(engine,
    isNamed(game) && {question: 'table', deal: dealLine(game)});
  const shown = table ?? old;
  const lies = isNamed(game) && Boolean(shown);
  useEffect(() => { if (lies) document.querySelector('.enter .stage')?.scrollIntoView({block: 'end'}); }, [lies]);
  const held = (seat) => sorted(heldBy(game, seat));
  const bottom = table?.turn ?? shown?.turn ?? 0;
  const over = table?.phase === 'over';
  const within = namesWithin(t, game);
  const seats = kSeats.map((seat) => ({
    name: names[seat], open: true, cards: held(seat), turn: table?.turn === seat,
    tags: seat === game.declarer ? [{text: gameName(game.contract, t.lang), kind: 'declarer'}] : [],
    points: shown && t.by(shown.points[seat], 'eyes', shown.points[seat]),
  }));
  const cards = table?.trick.length > 0 ? table.trick : shown?.tricks.at(-1)?.cards ?? [];
  const says = over ? endOf(t, game, table)
    : t('enter_play', Math.floor(game.played.length / 4) + 1, within[bottom]);
  const {ahead} = game;
  const backTo = (count) => change({
    played: game.played.slice(0, count), ahead: [...game.played.slice(count), ...ahead]});
  const back = (kind) => html`<button type="button" class=${kind} disabled=${game.played.length === 0} id="enter-back"
    onClick=${() => backTo(game.played.length - 1)}>${t('back')}</button>`;
  const panel = html`<div class="panel line-panel">
    <span class="whose">${says}</span>
    ${game.played.length > 4 && html`<button type="button" class="small-button" id="enter-back-trick"
      onClick=${() => backTo(4 * Math.ceil(game.played.length / 4 - 1))}>${t('enter_back_trick')}</button>`}
    ${back('small-button')}
    ${ahead.length > 0 && html`<button type="button" class="small-button" id="enter-ahead" onClick=${async () =>
      change(await playedOn(engine, game))}>${t.by(ahead.length, 'enter_ahead', ahead.length)}</button>`}
    ${over && html`<button type="button" class="primary" id="enter-look" onClick=${onLook}>${t('enter_look')}</button>`}
    </div>`;
  return html`
    <div class="fields">
      <${Select} label=${t('contract')} value=${game.contract}
        options=${[...(game.contract ? [] : [['', t('enter_choose')]]),
          ...kEntered.map((each) => [each, gameName(each, t.lang)])]}
        onChange=${(contract) => change({contract})}/>
      <${Select} label=${t('declarer')} value=${String(game.declarer ?? '')}
        options=${[...(game.declarer === null ? [['', t('enter_choose')]] : []),
          ...within.map((name, seat) => [String(seat), name])]}
        onChange=${(seat) => change({declarer: Number(seat)})}/></div>
    ${!isNamed(game) && html`<${Hands} t=${t} game=${game} names=${names}/>`}
    ${isNamed(game) && (fault ? html`<${Fault} fault=${t('enter_fault', fault)}/><div>${back('quiet')}</div>` : html`
      <${Board} t=${t} seats=${seats} bottom=${bottom} hand=${held(bottom)} legal=${table?.legal ?? []}
        trick=${laidBy(game, cards)} message=${says} panel=${panel}
        marked=${shown && shown.trick.length === 0 ? shown.tricks.at(-1)?.winner : undefined}
        onCard=${(card, may) => may && change({played: [...game.played, card], ahead: aheadAfter(ahead, card)})}/>`)}
    <div><button type="button" class="quiet" id="enter-hands-again" onClick=${() =>
      change({hands: [...game.hands.slice(0, -1), []]})}>${t('enter_hands_again')}</button></div>`;
}

export function EnterView({t, engine, go}) {
  const [game, setGame] = useState(() => ({...kEmpty, ...readSettings().entering}));
  const change = (changes) => {
    const next = {...game, ...changes};
    setGame(next);
    keepSetting('entering', next);
  };
  const dealt = game.hands.every((hand) => hand.length === kHand);
  const names = namesOf(t, game.names);
  return html`<div class="enter">
    <${SubNav} t=${t} here="enter"/>
    <div class="line"><h1>${t('enter')}</h1><span class="spring"></span>
      <${Sure} id="enter-clear" says=${t('clear')} sure=${t('clear_sure')} onYes=${() => change(kEmpty)}/></div>
    ${!dealt && html`<p class="small">${t('enter_text')}</p>`}
    ${dealt ? html`<${Playing} t=${t} engine=${engine} game=${game} names=${names} change=${change} onLook=${() =>
        go('game', {game: dealLine(game), names: game.names.some(Boolean) ? game.names.join() : ''}, {open: true})}/>`
      : html`<${Dealing} t=${t} game=${game} names=${names} change=${change}/>`}
  </div>`;
}
