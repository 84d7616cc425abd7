// One step: a board, a question, and at once whether it was right.
import {useAsked} from '../asked.mjs';
import {Board} from '../board/board.mjs';
import {cardName, inOrder} from '../cards.mjs';
import {heldBy, kSeats, laidBy, readDeal} from '../deal.mjs';
import {Fault} from '../parts.mjs';
import {NameOf} from '../play/game.mjs';
import {calledName} from '../play/said.mjs';
import {Sign} from '../signs.mjs';
import {html, useState} from '../ui.mjs';

const kSuits = ['E', 'G', 'S'];
const kSeveral = ['cards', 'suits']; // kinds of which several may be tapped

// By their places: you at the lower edge, the others clockwise.
const nameOf = (t, seat, own) => NameOf(t, {forehand: (4 - own) % 4}, seat);

const isSame = (one, other) => one.length === other.length && one.every((each) => other.includes(each));

// What is wrong with all that was tapped.
function whatIsWrong(t, {key, kind}, given, right) {
  if (!kSeveral.includes(kind)) return t(`lesson_hint_${key}`);
  const extra = given.find((each) => !right.includes(each));
  const missing = right.length - given.length;
  if (!extra) return t.by(missing, 'lesson_missing', missing);
  return kind === 'cards' ? t('lesson_extra', cardName(extra, t.lang)) : t('lesson_extra_call', t(`called_${extra}`));
}

// The choices below the board, where no card is tapped.
function Choices({t, lesson, chosen, toggle, choose}) {
  if (lesson.kind === 'number') {
    return lesson.choices.map((number) => html`<button type="button" class="quiet" data-choice=${number}
      aria-pressed=${chosen.includes(number)} onClick=${() => choose(number)}>${number}</button>`);
  }
  if (lesson.kind === 'seat') {
    return kSeats.map((seat) => html`<button type="button" class="quiet" data-choice=${seat}
      aria-pressed=${chosen.includes(seat)} onClick=${() => choose(seat)}>${
        nameOf(t, seat, lesson.seat)}</button>`);
  }
  return kSuits.map((suit) => html`<button type="button" class="quiet" data-choice=${suit}
    aria-pressed=${chosen.includes(suit)} onClick=${() => toggle(suit)}><${Sign} suit=${suit}/>${
      t(`called_${suit}`)}</button>`);
}

export function Lesson({t, engine, lesson, number, count, onDone, onNext, onBack}) {
  const [chosen, setChosen] = useState([]);
  const [checked, setChecked] = useState(null); // {good, says}
  const {answer: table, fault} = useAsked(engine, {question: 'table', deal: lesson.deal});
  if (fault) return html`<${Fault} fault=${fault}/>`;
  if (!table) return html`<p class="opening" role="status">${t('loading')}</p>`;
  const deal = readDeal(lesson.deal, t);
  const own = inOrder(heldBy(deal, lesson.seat), table.order);
  const right = lesson.right(table, own);
  const several = kSeveral.includes(lesson.kind);
  const judge = (given) => {
    const good = several ? isSame(given, right) : right.includes(given[0]);
    setChecked({good, says: good ? `${t('lesson_right')} ${t(`lesson_why_${lesson.key}`)}`
      : `${t('lesson_wrong')} ${whatIsWrong(t, lesson, given, right)}`});
    if (good) onDone(lesson.key);
  };
  const toggle = (each) => {
    setChecked(null);
    setChosen(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  };
  const choose = (each) => {
    setChosen([each]);
    judge([each]);
  };
  const tapsCards = lesson.kind === 'cards' || lesson.kind === 'card';
  const notes = {};
  for (const card of tapsCards ? chosen : []) notes[card] = {text: '●', says: t('picked'), kind: ''};
  const finished = table.tricks.at(-1);
  const cards = table.trick.length > 0 ? table.trick : finished?.cards ?? [];
  const seats = kSeats.map((seat) => ({
    name: nameOf(t, seat, lesson.seat), cards: heldBy(deal, seat).length,
    tags: seat === deal.declarer ? [{text: calledName(deal.contract, t), kind: 'declarer'}] : [],
  }));
  const panel = html`<div class="panel ask-panel lesson-panel">
    <p class="asked">${t('step_of', number, count)}: ${t(`lesson_${lesson.key}`)}</p>
    <p>${t(`lesson_text_${lesson.key}`)}</p>
    <p role="status" class=${checked && (checked.good ? 'won' : 'lost')}
      data-right=${checked && String(checked.good)}>${checked?.says}</p>
    <div class="choices">
      ${!tapsCards && html`<${Choices} t=${t} lesson=${lesson} chosen=${chosen} toggle=${toggle} choose=${choose}/>`}
      ${several && !checked?.good && html`<button type="button" class="primary" id="check"
        disabled=${chosen.length === 0} onClick=${() => judge(chosen)}>${t('check')}</button>`}
      ${checked?.good && html`<button type="button" class="primary" id="next-lesson" onClick=${onNext}>${
        number < count ? t('next_step') : t('all_steps')}</button>`}
      <button type="button" class="plain" onClick=${onBack}>${t('all_steps')}</button></div></div>`;
  return html`<${Board} t=${t} seats=${seats} bottom=${lesson.seat} hand=${own} notes=${notes}
    legal=${tapsCards ? own : null} message=""
    trick=${laidBy(deal, cards)}
    onCard=${(card) => (lesson.kind === 'cards' ? toggle(card) : lesson.kind === 'card' && choose(card))}
    panel=${panel}/>`;
}
