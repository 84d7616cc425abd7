// "Should I play this?": choose cards, read the verdict. Also laying and Kontra.
import {cardName, deckOf, gameName, isBegun, kGames, readCards, sorted} from '../cards.mjs';
import {kSeats} from '../deal.mjs';
import {CardButton, Choice, Fault, Picker, Select} from '../parts.mjs';
import {html, useEffect, useRef, useState} from '../ui.mjs';
import {AnswerSection, wantedCards} from './answer.mjs';
import {allRules, kOwn, rulesName, settingsNow} from '../rules/terms.mjs';

// The cards of a text that are in the deck.
function cardsOf(text, size) {
  const deck = deckOf(size).flat();
  return readCards(text).cards.filter((card) => deck.includes(card));
}

// What is asked, from the address; where no cards are in it yet, by the rules of the table.
function readQuestion(query) {
  const settings = settingsNow();
  const fresh = !query.ask;
  const usual = fresh ? settings.rules : 'sauspiel';
  const short = fresh && (usual === 'short' || (usual === kOwn && settings.own.deck === 24));
  const mode = ['ask', 'lay', 'kontra'].includes(query.mode) ? query.mode : 'ask';
  const seat = Number(query.seat ?? 0);
  const seed = Number(query.seed ?? 1);
  const size = query.deck === 'short' || (!query.deck && short) ? 6 : 8;
  return {
    mode, size,
    cards: cardsOf(query.ask ?? '', size).slice(0, size),
    seat: kSeats.includes(seat) ? seat : 0,
    seed: Number.isSafeInteger(seed) && seed >= 0 ? seed : 1,
    rules: allRules(settings).includes(query.rules) ? query.rules : usual,
    tariff: query.tariff ?? (fresh && usual !== kOwn ? settings.tariff : ''),
    worlds: query.worlds ? Number(query.worlds) : undefined,
    against: query.against ?? 'wenz',
    declarer: query.declarer ? Number(query.declarer) : 1,
  };
}

function addressQuery(asked) {
  return {
    ask: asked.cards.join(' '),
    mode: asked.mode === 'ask' ? undefined : asked.mode,
    seat: asked.seat || undefined,
    deck: asked.size === 6 ? 'short' : undefined,
    rules: asked.rules === 'sauspiel' ? undefined : asked.rules,
    tariff: asked.tariff,
    worlds: asked.worlds,
    against: asked.mode === 'kontra' ? asked.against : undefined,
    declarer: asked.mode === 'kontra' ? asked.declarer : undefined,
    seed: asked.cards.length > 0 ? asked.seed : undefined,
  };
}

function HandSlots({t, asked, onRemove}) {
  const wanted = wantedCards(asked);
  const cards = sorted(asked.cards);
  return html`<ul class="hand" aria-label=${t('your_hand')}>
    ${Array.from({length: wanted}, (_, i) => html`<li key=${cards[i] ?? i}>
      ${cards[i]
        ? html`<${CardButton} code=${cards[i]} lang=${t.lang} onClick=${() => onRemove(cards[i])}
                 label=${t('take_back', cardName(cards[i], t.lang))}/>`
        : html`<span class="slot"><span class="unseen">${t('slot_empty')}</span></span>`}
    </li>`)}
  </ul>`;
}

const shownCard = (code) => code.replace('Z', '10');

// What of a text is not taken as cards of the hand, in words; '' where all of it is. A card that is
// just being typed is none yet.
function leftOut(t, text, asked, {typing = false} = {}) {
  const {cards, doubled, wrong} = readCards(text);
  const rest = wrong < 0 ? [] : [...text].slice(wrong);
  if (wrong >= 0 && !(typing && isBegun(rest.join('')))) {
    return t('unread', rest.slice(0, 3).join('').trim());
  }
  const deck = deckOf(asked.size).flat();
  const strange = cards.find((card) => !deck.includes(card));
  if (strange) return t('not_in_deck', shownCard(strange));
  const wanted = wantedCards(asked);
  if (cards.length > wanted) return t.by(wanted, 'too_many', wanted, shownCard(cards[wanted]));
  return doubled.length > 0 ? t('doubled', shownCard(doubled[0])) : '';
}

// The cards as text: what is typed or pasted is taken at once. `given` is the text of the address.
function TypedCards({t, asked, given, onCards}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState(() => leftOut(t, given, asked));
  const typing = useRef(false);
  useEffect(() => {
    if (!typing.current) setText(asked.cards.join(' '));
    typing.current = false;
  }, [asked.cards.join()]);
  const read = (event) => {
    const typed = event.target.value;
    setText(typed);
    setFault(leftOut(t, typed, asked, {typing: true}));
    const cards = cardsOf(typed, asked.size).slice(0, wantedCards(asked));
    typing.current = cards.join() !== asked.cards.join();
    onCards(cards);
  };
  return html`<label class="field grow"><span>${t('type_cards')}</span>
      <input type="text" value=${text} placeholder=${t('type_example')} autocomplete="off"
             autocapitalize="characters" spellcheck=${false} onInput=${read} id="typed"
             aria-describedby=${fault ? 'typed-fault' : null}/></label>
    ${fault && html`<div id="typed-fault" class="wide"><${Fault} fault=${fault}/></div>`}`;
}

// Against what and whom: asked for before the cards.
function Against({t, asked, change}) {
  return html`<div class="fields against">
    <${Select} label=${t('against')} value=${asked.against}
      options=${kGames.map((game) => [game, gameName(game, t.lang)])}
      onChange=${(against) => change({against})}/>
    <${Select} label=${t('declarer')} value=${String(asked.declarer)}
      options=${kSeats.map((seat) => [String(seat), t(`seat_short_${seat}`)])}
      onChange=${(declarer) => change({declarer: Number(declarer)})}/></div>
    <p class="small">${t('against_hint')}</p>`;
}

function Settings({t, asked, change}) {
  const settings = settingsNow();
  return html`
    <details class="table-settings">
      <summary>${t('settings')}: ${t(`deck_${asked.size}`)}, ${rulesName(t, asked.rules, settings)}${asked.tariff && `, ${asked.tariff}`}</summary>
      <div class="fields">
        <${Choice} legend=${t('deck')} name="deck" value=${asked.size}
          options=${[8, 6].map((size) => [size, t(`deck_${size}`)])}
          onChange=${(size) => change({size, cards: []})}/>
        <${Select} label=${t('rule_set')} value=${asked.rules}
          options=${allRules(settings).map((rules) => [rules, rulesName(t, rules, settings)])}
          onChange=${(rules) => change({rules, ...(rules === kOwn && {tariff: ''})})}/>
        ${asked.rules !== kOwn && html`<label class="field"><span>${t('tariff')}</span>
          <input type="text" value=${asked.tariff} placeholder="10/20/50" title=${t('tariff_hint')}
                 inputmode="text" size="9"
                 onChange=${(event) => change({tariff: event.target.value.trim()})}/>
          <small>${t('tariff_hint')}</small></label>`}
      </div>
    </details>`;
}

export function AskView({t, engine, query, go}) {
  const [asked, setAsked] = useState(() => readQuestion(query));
  const hands = useRef({});
  const address = JSON.stringify(query);
  useEffect(() => {
    // Somebody followed a link to another question.
    const linked = readQuestion(query);
    if (JSON.stringify(addressQuery(linked)) !== JSON.stringify(addressQuery(asked))) setAsked(linked);
  }, [address]);
  const change = (changes) => {
    const next = {...asked, ...changes};
    if (changes.worlds === undefined && !('seed' in changes)) next.worlds = undefined;
    if (next.declarer === next.seat) next[changes.declarer === undefined ? 'declarer' : 'seat'] = (next.seat + 1) % 4;
    next.cards = next.cards.slice(0, wantedCards(next));
    setAsked(next);
    go('ask', addressQuery(next));
  };
  const wanted = wantedCards(asked);
  const missing = wanted - asked.cards.length;
  // Whoever plays and whoever says Kontra have other hands.
  const ask = (mode) => {
    const [here, there] = [asked.mode, mode].map((each) => each === 'kontra');
    if (here === there) return change({mode});
    hands.current[here] = asked.cards;
    return change({mode, cards: hands.current[there] ?? asked.cards});
  };
  const toggle = (code) => change({
    cards: asked.cards.includes(code) ? asked.cards.filter((card) => card !== code)
      : [...asked.cards, code],
  });
  const dealHand = async () => {
    const {deals} = await engine.answer({
      question: 'deal', seed: Math.floor(Math.random() * 1e9), deck: asked.size === 6 ? 'short' : 'long',
    });
    change({cards: deals[0].hands[0].slice(0, wanted), seed: 1});
  };
  const head = missing === 0 ? t('your_hand')
    : asked.mode === 'lay' ? t.by(wanted, 'first_cards', wanted) : t('your_hand');
  const lays = asked.rules !== kOwn || settingsNow().own.lays;
  const modes = ['ask', 'lay', 'kontra'].filter((mode) => mode !== 'lay' || lays || asked.mode === mode);
  return html`<div class="ask" data-complete=${missing === 0 ? '' : null}>
    <h1 class="unseen">${t('ask')}</h1>
    <section class="cards" aria-labelledby="hand-head">
      <div class="line">
        <${Choice} legend=${t('question')} hideLegend name="mode" value=${asked.mode}
          options=${modes.map((mode) => [mode, t(`mode_${mode}`)])}
          onChange=${ask}/>
        <span class="spring"></span>
        <button type="button" class="quiet" onClick=${dealHand}>${t('random_hand')}</button>
        <button type="button" class="quiet" disabled=${asked.cards.length === 0}
                onClick=${() => change({cards: [], seed: 1})}>${t('clear')}</button>
      </div>
      ${asked.mode === 'kontra' && html`<${Against} t=${t} asked=${asked} change=${change}/>`}
      <h2 id="hand-head">${head}${missing > 0 && missing < wanted && html`
        <small aria-live="polite"> – ${t.by(missing, 'hand_missing', missing)}</small>`}</h2>
      <${HandSlots} t=${t} asked=${asked} onRemove=${toggle}/>
      ${missing > 0 && html`<${Picker} t=${t} size=${asked.size} chosen=${asked.cards}
        onToggle=${toggle}/>`}
      <${Choice} legend=${t('seat')} name="seat" value=${asked.seat}
        options=${kSeats.map((seat) =>
          [seat, t(`seat_short_${seat}`), t(`seat_${seat}`)])}
        onChange=${(seat) => change({seat})}/>
    </section>
    <section class="fields ask-fields" aria-label=${t('settings')}>
        <${TypedCards} t=${t} asked=${asked} given=${query.ask ?? ''} onCards=${(cards) => {
          if (cards.join() !== asked.cards.join()) change({cards});
        }}/>
        <${Settings} t=${t} asked=${asked} change=${change}/>
    </section>
    <${AnswerSection} t=${t} engine=${engine} asked=${asked} change=${change}/>
  </div>`;
}
