// The answer to what is asked of a hand, as it grows. Apart from the cards, which are not drawn anew
// each time more is known.
import {Fault, LinkButton} from '../parts.mjs';
import {kOwn, settingsNow} from '../rules/terms.mjs';
import {html, useEffect, useLayoutEffect, useRef, useState} from '../ui.mjs';
import {Doubling} from './doubling.mjs';
import {Ranking} from './ranking.mjs';

export const wantedCards = ({mode, size}) => (mode === 'lay' ? size / 2 : size);

// The question as the engine reads it, the same as the program's `ask HAND ...`.
function engineQuestion(asked) {
  const {mode, cards, seat, rules, tariff, seed, worlds} = asked;
  const unseen = Array(asked.size - cards.length).fill('_');
  return {
    question: mode,
    hand: [...cards, ...unseen].join(' '),
    seat,
    ...(mode === 'kontra' && {against: asked.against, declarer: asked.declarer}),
    ...(rules === kOwn ? {rule_file: settingsNow().own.file} : {rules}),
    ...(tariff && {tariff}),
    ...(worlds && {worlds}),
    seed,
  };
}

// The answer as it grows: `answer` to a question of `mode` by what is known so far while `growing`,
// in the end with its `text`; `first` and `took` in milliseconds; or `fault`.
function useAnswer(engine, asked) {
  const [state, setState] = useState({});
  const complete = asked.cards.length === wantedCards(asked);
  const key = complete ? JSON.stringify({lang: engine.lang, ...engineQuestion(asked)}) : '';
  // Asked before the cards are drawn, not after.
  useLayoutEffect(() => {
    if (!key) {
      setState({});
      return undefined;
    }
    const asking = new AbortController();
    const {signal} = asking;
    const began = performance.now();
    const took = () => performance.now() - began;
    setState({thinking: true});
    const fail = (fault) => {
      if (fault.name !== 'AbortError') setState({fault: fault.message});
    };
    const progress = (done, total) =>
      setState((known) => ({...known, share: total > 0 ? done / total : 0}));
    const early = (answer) => {
      const first = took();
      setState((known) => ({answer, mode: asked.mode, growing: true, first: known.first ?? first}));
    };
    engine.told(engineQuestion(asked), {signal, progress, early}).then(({answer, text}) =>
      setState((known) => ({
        answer, text, mode: asked.mode, took: took(), first: known.first ?? took(),
      }))).catch(fail);
    return () => asking.abort();
  }, [key]);
  return state;
}

function Progress({share}) {
  return html`<progress max="1" value=${share ?? null} aria-hidden="true"></progress>`;
}

export function AnswerSection({t, engine, asked, change}) {
  const {answer, text, mode, fault, thinking, growing, share, first, took} = useAnswer(engine, asked);
  const place = useRef();
  // Another question has been asked before its first answer is there.
  const answers = mode === asked.mode;
  const wanted = wantedCards(asked);
  const missing = wanted - asked.cards.length;
  const linked = useRef(missing === 0);
  useEffect(() => {
    // On a phone the answer stands below the cards; whoever follows a link sees these first.
    if (missing > 0) linked.current = false;
    if (linked.current) return;
    const box = place.current?.getBoundingClientRect();
    if (missing === 0 && box && box.top > innerHeight * 0.75 &&
        document.activeElement?.id !== 'typed') {
      place.current.scrollIntoView({block: 'nearest'});
    }
  }, [missing === 0, Boolean(answer)]);
  const more = {
    worlds: () => change({worlds: (asked.worlds ?? 80) * 10, seed: asked.seed}),
    shuffle: () => change({seed: asked.seed + 1, worlds: asked.worlds}),
  };
  return html`<section class="answer" ref=${place} aria-label=${t('ask')}
           data-first=${first ? Math.round(first) : null}
           data-took=${took ? Math.round(took) : null}>
    <p class="unseen" role="status">${text && missing === 0 ? answer.sentence : ''}</p>
    ${fault && html`<${Fault} fault=${fault}/>`}
    ${missing > 0 && html`<div class="verdict waiting">
      <p class="sentence">${t.by(wanted, 'waiting', wanted)}</p><p>${t('waiting_hint')}</p></div>`}
    ${missing === 0 && thinking && html`<div class="verdict waiting" aria-busy="true">
      <p class="sentence">${t('thinking')}</p><${Progress} share=${share}/></div>`}
    ${missing === 0 && answers && (asked.mode === 'ask'
      ? html`<${Ranking} t=${t} answer=${answer} growing=${growing} share=${share} more=${more}/>`
      : html`<${Doubling} t=${t} answer=${answer} mode=${asked.mode}/>`)}
    ${text && html`<div class="line after">
      <${LinkButton} t=${t}/>
      <details class="json"><summary>${t('json')}</summary><pre id="json" tabindex="0">${text}</pre></details>
    </div>`}
  </section>`;
}
