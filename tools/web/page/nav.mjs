// The five places of the page: at the lower edge of a phone, at the top of a desk.
import {html} from './ui.mjs';

const kPlaces = ['play', 'hand', 'analyse', 'learn', 'more'];
export const kHomes = {play: '#play=', hand: '#ask=', analyse: '#game=', learn: '#learn=', more: '#more='};
// Where a view belongs.
export const kPlaceOf = {
  play: 'play', ask: 'hand', deal: 'analyse', game: 'analyse', learn: 'learn', more: 'more', rules: 'more',
  runs: 'more', block: 'more', enter: 'analyse',
};

const kIcons = {
  play: html`<rect x="3.500" y="5" width="9" height="14" rx="1.5" transform="rotate(-14 8 12)"/>
    <rect x="11" y="5" width="9" height="14" rx="1.5" transform="rotate(10 15.500 12)"/>`,
  hand: html`<rect x="6" y="3.500" width="12" height="17" rx="2"/><path d="M12 8.500c2 2.300 3 3.300 3 4.800a1.600 1.600 0 0 1-3 .7 1.600 1.600 0 0 1-3-.7c0-1.500 1-2.500 3-4.800z"/>`,
  analyse: html`<path d="M4 19h16M6 15l4-5 3 3 5-7"/>`,
  learn: html`<path d="M4 5.500c3-1 5.500-.5 8 1 2.500-1.500 5-2 8-1v13c-3-1-5.500-.5-8 1-2.500-1.500-5-2-8-1zM12 6.500v13"/>`,
  more: html`<circle cx="6" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="18" cy="12" r="1"/>`,
};

export function Nav({t, place}) {
  return html`<nav class="places" aria-label=${t('views')}>
    ${kPlaces.map((each) => html`<a key=${each} href=${kHomes[each]} data-place=${each}
        aria-current=${each === place ? 'page' : null}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor"
        stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${kIcons[each]}</svg>
      <span>${t(`place_${each}`)}</span></a>`)}
  </nav>`;
}

const kAnalyses = {game: 'game', enter: 'enter_short', deal: 'explore'};

// Within Analyse; `here` is the view that is shown.
export function SubNav({t, here}) {
  return html`<nav class="subnav" aria-label=${t('within')}>
    ${Object.entries(kAnalyses).map(([view, says]) => html`
      <a key=${view} href=${`#${view}=`} aria-current=${view === here ? 'page' : null}>${t(says)}</a>`)}
  </nav>`;
}
