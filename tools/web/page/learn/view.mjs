// Lernen: the game in small steps, puzzles, and what the words mean.
import {Sign} from '../signs.mjs';
import {keepSetting, readSettings} from '../settings.mjs';
import {html, useState} from '../ui.mjs';
import {Lesson} from './lesson.mjs';
import {kLessons} from './lessons.mjs';
import {Puzzle, today} from './puzzle.mjs';
import {kTerms} from './terms.mjs';

function Glossary({t}) {
  return html`<dl class="terms">${kTerms.map(([term, ...meanings]) => html`
    <div id=${`term-${term}`}><dt>${term}</dt><dd>${meanings[t.column]}</dd></div>`)}</dl>`;
}

export function LearnView({t, engine, query, go}) {
  const [done, setDone] = useState(() => readSettings().lessons ?? []);
  const place = kLessons.findIndex(({key}) => key === query.learn);
  const open = (learn) => go('learn', {learn}, {open: true});
  if (query.learn?.startsWith('puzzle')) {
    const number = Number(query.learn.slice(6)) || today();
    return html`<h1 class="unseen">${t('puzzle')}</h1><${Puzzle} t=${t} engine=${engine} number=${number}
      onNext=${() => open(`puzzle${number + 1}`)} onBack=${() => open('')}/>`;
  }
  if (place >= 0) {
    const finish = (key) => {
      const next = [...new Set([...done, key])];
      setDone(next);
      keepSetting('lessons', next);
    };
    return html`<h1 class="unseen">${t(`lesson_${query.learn}`)}</h1>
      <${Lesson} key=${query.learn} t=${t} engine=${engine} lesson=${kLessons[place]} number=${place + 1}
        count=${kLessons.length} onDone=${finish} onBack=${() => open('')}
        onNext=${() => open(kLessons[place + 1]?.key ?? '')}/>`;
  }
  return html`<div class="learn"><h1>${t('place_learn')}</h1>
    <section class="sheet" aria-labelledby="puzzle-head"><h2 id="puzzle-head">${t('puzzle')}</h2>
      <p>${t('puzzle_text')}</p>
      <div><button type="button" class="primary" id="puzzle" onClick=${() => open(`puzzle${today()}`)}>${
        t('puzzle_open')}</button></div></section>
    <section class="sheet" aria-labelledby="steps-head"><h2 id="steps-head">${t('steps_head')}</h2>
      <ol class="lessons">${kLessons.map(({key}, i) => html`<li key=${key}>
        <a href=${`#learn=${key}`} data-lesson=${key}><span class="number">${i + 1}</span>${t(`lesson_${key}`)}
          ${done.includes(key) && html`<span class="won"> ✓<span class="unseen"> ${t('lesson_done')}</span></span>`}
        </a></li>`)}</ol></section>
    <section class="sheet" aria-labelledby="terms-head"><h2 id="terms-head">${t('terms_head')}</h2>
      <p class="suits">${['E', 'G', 'H', 'S'].map((suit) => html`<span><${Sign} suit=${suit}/>${t(`suit_${suit}`)}</span>`)}</p>
      <${Glossary} t=${t}/></section></div>`;
}
