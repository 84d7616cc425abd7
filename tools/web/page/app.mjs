// The page: its head, its views, language, colours and address. Every view keeps its whole question
// in the address, so that a link brings it back.
import {BestEngine} from './server.mjs';
import {SignShapes} from './signs.mjs';
import {
  html, render, useEffect, useErrorBoundary, useLayoutEffect, useRef, useState,
} from './ui.mjs';
import {Fault} from './parts.mjs';
import {LearnView} from './learn/view.mjs';
import {BlockView} from './more/block.mjs';
import {MoreView} from './more/view.mjs';
import {Nav, kHomes, kPlaceOf} from './nav.mjs';
import {PlayView} from './play/view.mjs';
import {AskView} from './views/ask.mjs';
import {BatchesView} from './views/batches.mjs';
import {EnterView} from './views/enter.mjs';
import {ExploreView} from './views/explore.mjs';
import {GameView} from './views/game.mjs';
import {RulesView} from './rules/view.mjs';
import {kLanguageNames, kLanguages} from './languages.mjs';
import {onKept, recallSettings} from './settings.mjs';
import {wordsIn} from './words.mjs';
import {keepFocus} from './focus.mjs';

const kViews = {
  play: PlayView, ask: AskView, deal: ExploreView, game: GameView, learn: LearnView, more: MoreView,
  block: BlockView, enter: EnterView, rules: RulesView, runs: BatchesView,
};
const kTitles = {
  play: 'play', ask: 'ask', deal: 'explore', game: 'game', learn: 'place_learn', more: 'place_more',
  block: 'block', enter: 'enter', rules: 'rules', runs: 'runs',
};

const engine = new BestEngine();

function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage it is asked again next time.
  }
}
function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// "#ask=EO+GO&seat=1" as {view: 'ask', query: {ask: 'EO GO', seat: '1'}}.
function readAddress() {
  const query = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const view = Object.keys(kViews).find((name) => name in query) ?? 'play';
  return {view, query};
}

// The address of a view and its question: what is undefined or empty is left out.
function addressOf(view, query) {
  const kept = Object.entries({[view]: '', ...query}).filter(
    ([key, value]) => key === view || (value !== undefined && value !== null && value !== ''));
  return '#' + new URLSearchParams(kept.map(([key, value]) => [key, String(value)]));
}

// Language and colours, as they were chosen on this device or as the browser has them.
function useLooks() {
  const [lang, setLang] = useState(
    () => [remembered('lang'), navigator.language?.toLowerCase().slice(0, 2), 'en']
      .find((lang) => lang in kLanguages));
  const [theme, setTheme] = useState(() => document.documentElement.dataset.theme ?? '');
  const speak = (language) => {
    setLang(language);
    remember('lang', language);
  };
  const paint = (colours) => {
    setTheme(colours);
    remember('theme', colours);
    document.documentElement.dataset.theme = colours;
  };
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return {lang, dark, speak, paint};
}

// The address, and whether it has changed since the page was opened.
function useAddress() {
  const [address, setAddress] = useState(readAddress);
  const moved = useRef(false);
  useEffect(() => {
    const move = () => {
      moved.current = true;
      setAddress(readAddress());
    };
    addEventListener('hashchange', move);
    return () => removeEventListener('hashchange', move);
  }, []);
  // Another view begins at its top.
  useLayoutEffect(() => { if (moved.current) scrollTo(0, 0); }, [address.view]);
  useLayoutEffect(() => { document.body.dataset.view = address.view; }, [address.view]);
  return address;
}

// A view tells what its address is now; `open` makes it a place to come back to, `instead` goes there
// from a place that nobody comes back to.
function go(view, query, {open = false, instead = false} = {}) {
  const next = addressOf(view, query);
  if (next === location.hash) return;
  if (open) location.hash = next;
  else if (instead) location.replace(next);
  else history.replaceState(null, '', next);
}

const kSun = html`<circle cx="12" cy="12" r="4.5" fill="currentColor"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.900l2.2 2.200M16.9 16.900l2.2 2.200M4.9 19.100l2.2-2.200M16.9 7.100l2.2-2.2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`;
const kMoon = html`<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z" fill="currentColor"/>`;

function Head({t, view, looks: {lang, dark, speak, paint}}) {
  const other = kLanguageNames.at(kLanguageNames.indexOf(lang) - 1);
  const colours = dark ? t('switch_theme_light') : t('switch_theme_dark');
  return html`<header class="top">
    <a class="brand" href=${kHomes.play}><img src=${globalThis.schafkopfInside?.icon ?? 'icon.svg'} alt="" width="34" height="34"/>
      <span>${t('title')}</span></a>
    <${Nav} t=${t} place=${kPlaceOf[view]}/>
    <div class="switches">
      <button type="button" class="quiet" lang=${other} title=${t('switch_language')} onClick=${() => speak(other)}>
        <span aria-hidden="true">${other.toUpperCase()}</span>
        <span class="unseen">${t('switch_language')}</span></button>
      <button type="button" class="quiet" aria-label=${colours} title=${colours}
        onClick=${() => paint(dark ? 'light' : 'dark')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${dark ? kSun : kMoon}</svg></button>
    </div>
  </header>`;
}

function App() {
  const looks = useLooks();
  const {view, query} = useAddress();
  const [broken, setBroken] = useState(false);
  const [hasRuns, setHasRuns] = useState(false);
  const [kept, setKept] = useState(true);
  const [fault] = useErrorBoundary((error) => console.error(error));
  const t = wordsIn(looks.lang);
  engine.lang = looks.lang;
  useEffect(() => {
    engine.ready.catch(() => setBroken(true));
    engine.hasBatches().then(setHasRuns);
    onKept(setKept);
  }, []);
  useEffect(() => {
    document.documentElement.lang = looks.lang;
    document.title = `${t(kTitles[view])} – ${t('title')}`;
  }, [looks.lang, view]);
  const View = kViews[view];
  return html`
    <${SignShapes}/>
    <a class="skip" href="#content" onClick=${(event) => {
      event.preventDefault();
      document.getElementById('content').focus();
    }}>${t('skip')}</a>
    <${Head} t=${t} view=${view} looks=${looks}/>
    <main id="content" tabindex="-1">
      ${(broken || fault) && html`<p class="fault" role="alert">${t('failed')}</p>`}
      ${!kept && html`<${Fault} fault=${t('trouble_not_kept')}/>`}
      ${!fault && html`
        <${View} key=${view} t=${t} engine=${engine} query=${query} go=${go} hasRuns=${hasRuns} look=${looks}/>`}
    </main>
    <footer>${t('footer')}</footer>`;
}

const draw = (key) => render(html`<${App} key=${key}/>`, document.body);
draw('');
keepFocus();
recallSettings().then((recalled) => recalled && draw('recalled'));

// Without a network the page is there all the same, except where a program serves it: it answers only
// while that runs, and another may follow it at the same address.
async function keepPage() {
  if (!('serviceWorker' in navigator) || globalThis.schafkopfInside) return;
  if (!await engine.isServed()) {
    await navigator.serviceWorker.register('sw.js');
    return;
  }
  const scope = new URL('./', location.href).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope === scope) await registration.unregister();
}

keepPage().catch(() => {
  // Where nothing may be kept the page works with a network.
});
