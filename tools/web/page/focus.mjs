// Whoever goes by keys never loses their place: where what had the focus is gone, what is asked next has
// it, or else the heading of what is shown.
const kAsked = ['.sheet-up .primary', '.ask-panel button', '.own-hand button:not([aria-disabled])', '#note-game:not([disabled])',
  '.picker button[aria-pressed=false]', '.hand button'].map((selector) => `main ${selector}`);

let byKeys = false;
addEventListener('keydown', () => { byKeys = true; }, true);
addEventListener('pointerdown', () => { byKeys = false; }, true);

const isShown = (element) => element.getClientRects().length > 0;
const firstOf = (selector) => [...document.querySelectorAll(selector)].find(isShown);

// On main itself it waits: a question has it as soon as there is one.
function settle() {
  const {activeElement: at} = document;
  const waits = at?.matches('main, main h1');
  if (!byKeys || (at && at !== document.body && !waits)) return;
  const asked = kAsked.map(firstOf).find(Boolean);
  const next = asked ?? (waits ? null : [...document.querySelectorAll('main h1')].at(-1));
  if (!next) return;
  if (!asked) next.tabIndex = -1;
  next.focus();
}

let due = 0;
export function keepFocus() {
  new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(settle);
  }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'aria-disabled']});
}
