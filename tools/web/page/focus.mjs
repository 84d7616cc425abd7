// Whoever goes by keys never loses their place: where what had the focus is gone, what is asked next has
// it, or else one's hand, or the heading of what is shown.
const kAsked = ['.sheet-up .primary', '.ask-panel button', '.own-hand button:not([aria-disabled])', '#note-game:not([disabled])',
  '.picker button[aria-pressed=false]', '.hand button'].map((selector) => `main ${selector}`);

let byKeys = false;
addEventListener('keydown', () => { byKeys = true; }, true);
addEventListener('pointerdown', () => { byKeys = false; }, true);

const isShown = (element) => element.getClientRects().length > 0;
const firstOf = (selector) => [...document.querySelectorAll(selector)].find(isShown);

// Where it waits, in one's hand or on the heading, until something is asked.
let parked = null;

function settle() {
  const {activeElement: at} = document;
  const waits = at !== null && (at === parked || at.matches('main'));
  if (!byKeys || (at && at !== document.body && !waits)) return;
  const asked = kAsked.map((selector) => (waits && at.matches(selector) ? at : firstOf(selector))).find(Boolean);
  if (!asked && waits) return;
  parked = asked ? null : firstOf('main .own-hand button') ?? [...document.querySelectorAll('main h1')].at(-1);
  if (parked?.matches('h1')) parked.tabIndex = -1;
  (asked ?? parked)?.focus();
}

let due = 0;
export function keepFocus() {
  new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(settle);
  }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'aria-disabled']});
}
