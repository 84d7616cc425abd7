// Pieces that several views use.
import {cardName, deckOf} from './cards.mjs';
import {together} from './languages.mjs';
import {Face} from './signs.mjs';
import {html, useEffect, useRef, useState} from './ui.mjs';

// One of a few choices, as radio buttons that look like one row of keys.
export function Choice({legend, name, options, value, onChange, hideLegend}) {
  return html`<fieldset class="choice">
    <legend class=${hideLegend ? 'unseen' : ''}>${legend}</legend>
    <div class="keys">
      ${options.map(([option, says, label]) => html`
        <label class=${option === value ? 'on' : ''}>
          <input type="radio" name=${name} value=${option} checked=${option === value}
                 aria-label=${label} onChange=${() => onChange(option)}/>
          <span>${says}</span></label>`)}
    </div></fieldset>`;
}

export function Select({label, options, value, onChange}) {
  return html`<label class="field"><span>${label}</span>
    <select value=${value} onChange=${(event) => onChange(event.target.value)}>
      ${options.map(([option, says]) =>
        html`<option value=${option} selected=${option === value}>${says}</option>`)}
    </select></label>`;
}

export function Switch({says, hint, on, onChange, name}) {
  return html`<label class="switch"><span>${says}${hint && html`<small>${hint}</small>`}</span>
    <input type="checkbox" role="switch" name=${name} checked=${on}
      onChange=${(event) => onChange(event.target.checked)}/></label>`;
}

// Who sits where: `change(seat, name)`.
export function Names({labels, names, change}) {
  return html`<div class="names">${labels.map((label, seat) => html`
    <label class="field"><span>${label}</span>
      <input type="text" value=${names[seat]} maxlength="20" autocomplete="off"
        onChange=${({target}) => change(seat, target.value.trim())}/></label>`)}</div>`;
}

// A button that asks once more, for a while; a second tap that comes with the first is none.
const kSecondTap = 600; // milliseconds
const kAsks = 8000;
export function Sure({id, says, sure, onYes}) {
  const [asked, setAsked] = useState(false);
  const since = useRef(0);
  const press = ({timeStamp}) => {
    if (asked && timeStamp - since.current < kSecondTap) return;
    since.current = timeStamp;
    setAsked(!asked);
    if (asked) onYes();
  };
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(false), kAsks);
    return () => clearTimeout(timer);
  }, [asked]);
  return html`<button type="button" class="quiet" id=${id} onBlur=${() => setAsked(false)} onClick=${press}>${
    asked ? sure : says}</button>`;
}

// A card to be pressed. `note`: {text, kind} that stands on it; `label` is all of it in words.
export function CardButton({code, label, pressed, note, onClick, lang, ...more}) {
  return html`<button type="button" class="card" data-card=${code}
      aria-pressed=${pressed} onClick=${onClick} title=${cardName(code, lang)} ...${more}>
    <span class="unseen">${label ?? cardName(code, lang)}</span>
    <${Face} code=${code}/>
    ${note && html`<span class=${`note ${note.kind ?? ''}`} aria-hidden="true">${note.text}</span>`}
  </button>`;
}

// A card that is only looked at.
export function CardPicture({code, lang, ...more}) {
  return html`<span class="card still" role="img" aria-label=${cardName(code, lang)}
      data-card=${code} ...${more}><${Face} code=${code}/></span>`;
}

// All cards of the deck, a row for each suit; arrow keys move among them.
export function Picker({t, size, chosen, onToggle}) {
  return html`<div class="picker" role="group" aria-label=${t('all_cards')} onKeyDown=${moveByArrows}>
    ${deckOf(size).map((row) => html`<div class="row">${row.map((code) => html`
      <${CardButton} key=${code} code=${code} lang=${t.lang} pressed=${chosen.includes(code)}
        onClick=${() => onToggle(code)}/>`)}</div>`)}
  </div>`;
}

// What fails while something is typed, told politely.
export function Fault({fault}) {
  return html`<p class="fault" role="status">${fault}</p>`;
}

// What of the other hands decides it, where anything does.
export const whyText = (t, why) => (why?.length > 0 ? together(t('decides', why[0].says)) : '');
export function Why({t, why}) {
  const text = whyText(t, why);
  return text && html`<p class="decides">${text}</p>`;
}

// Copies the address of the page.
export function LinkButton({t}) {
  const [copied, setCopied] = useState(false);
  const timer = useRef();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), 2500);
    } catch {
      // The address bar has it.
    }
  };
  return html`<button type="button" class="quiet" onClick=${copy}>
    <span aria-live="polite">${copied ? t('link_copied') : t('link')}</span></button>`;
}

// Arrow keys move among the buttons of a group laid out in rows.
export function moveByArrows(event) {
  const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
  const step = steps[event.key];
  if (!step) return;
  const here = event.target.closest('button')?.getBoundingClientRect();
  if (!here) return;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(here);
  let best = null;
  for (const button of event.currentTarget.querySelectorAll('button:not([disabled])')) {
    const [bx, by] = middle(button.getBoundingClientRect());
    const along = (bx - x) * step[0] + (by - y) * step[1];
    const aside = Math.abs((bx - x) * step[1]) + Math.abs((by - y) * step[0]);
    if (along < 4) continue;
    const far = along + 3 * aside;
    if (!best || far < best.far) best = {button, far};
  }
  if (!best) return;
  event.preventDefault();
  best.button.focus();
}

// Offers a text as a file.
export function saveFile(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
