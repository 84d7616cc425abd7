// Yes, no or close: a sign, a word and the engine's own sentence.
import {together} from '../languages.mjs';
import {html} from '../ui.mjs';

const kKinds = {play: 'yes', lay: 'yes', kontra: 'yes', leave: 'no', taste: 'taste'};
const kSigns = {yes: 'M6 16.5l7 7 13-15', no: 'M8 8l16 16M24 8L8 24', taste: 'M6 13h20M6 20h20'};

// Its first word, or all up to the first full stop.
const splitSentence = (sentence) => /^(.*?[.:])(.*)$/s.exec(sentence)?.slice(1) ?? [sentence, ''];

// `headline`: the same in a few large words; `children` stand below.
export function Verdict({verdict, sentence, growing, headline, children}) {
  const kind = kKinds[verdict] ?? 'taste';
  const [first, rest] = splitSentence(together(sentence));
  return html`<div class=${`verdict ${kind} ${growing ? 'growing' : ''}`}
      data-verdict=${verdict}>
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d=${kSigns[kind]} fill="none"
      stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>
    <div>${headline}<p class="sentence"><strong>${first}</strong>${rest}</p>${children}</div>
  </div>`;
}
