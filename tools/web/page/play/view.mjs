// Spielen: an evening against three who think on this device.
import {imported} from '../archive.mjs';
import {kSeats} from '../deal.mjs';
import {Fault} from '../parts.mjs';
import {keepSetting, readSettings} from '../settings.mjs';
import {html, useCallback, useEffect, useRef, useState} from '../ui.mjs';
import {Coach} from './coach.mjs';
import {NameOf, isJudged, lineOf, newEvening, seatOfYou, takenBack} from './game.mjs';
import {LookBack} from './look_back.mjs';
import {Menu} from './menu.mjs';
import {whyRefused} from './refused.mjs';
import {Settlement} from './settlement.mjs';
import {Sitting} from './sitting.mjs';
import {Start} from './start.mjs';
import {theStore} from './store.mjs';
import {Table} from './table.mjs';

// The evening that was played last, as a Sitting that goes on; null before one is begun, undefined until it is
// known. Whoever has never played here does not wait for that.
function useSitting(engine) {
  const [sitting, setSitting] = useState(() => (readSettings().plays ? undefined : null));
  const [state, setState] = useState(null);
  const [trouble, setTrouble] = useState('');
  const begun = useRef(false);
  const open = useCallback((evening) => {
    begun.current = true;
    keepSetting('plays', true);
    const next = new Sitting({
      engine, evening, keep: (kept) => theStore().keep(kept), onChange: setState,
    });
    theStore().take(evening.id);
    setSitting(next);
    setState(next.state);
    setTrouble('');
    next.run();
    return next;
  }, []);
  useEffect(() => {
    let current = null;
    let gone = false;
    const store = theStore();
    store.onFault = (fault) => setTrouble(fault ? 'not_kept' : '');
    store.last().then((evening) => {
      if (gone || begun.current) return;
      if (evening && !evening.ended) current = open(evening);
      else setSitting(null);
    });
    return () => {
      gone = true;
      current?.leave();
      store.onFault = () => {};
      store.onTaken = () => {};
    };
  }, []);
  useEffect(() => {
    if (!sitting) return undefined;
    theStore().onTaken = (id) => {
      if (id !== sitting.state.evening.id) return;
      sitting.leave();
      setTrouble('taken');
    };
    return () => sitting.leave();
  }, [sitting]);
  const close = () => {
    sitting?.leave();
    setState(null);
    setSitting(null);
  };
  return {sitting, state, open, close, trouble};
}

// What comes later stands further left: the others stay where they are.
function Tools({t, state, sitting, peek, onPeek, onCoach, onMenu}) {
  const {game, waits} = state;
  const helps = waits === 'card' || waits === 'bid';
  return html`
    ${state.table?.tricks.length > 0 && html`<button type="button" class="small-button" id="peek"
      aria-pressed=${peek} onClick=${onPeek}>${t('last_trick')}</button>`}
    ${takenBack(game, seatOfYou(game)) && html`<button type="button" class="small-button" id="take-back"
      onClick=${() => sitting.takeBack()}>${t('take_back_move')}</button>`}
    <button type="button" class="small-button" id="coach" disabled=${!helps} onClick=${onCoach}>${t('coach')}</button>
    <button type="button" class="small-button" id="menu" aria-label=${t('menu')} onClick=${onMenu}>⋯</button>`;
}

// `at`: what lies over the table, 'menu' or 'back', from the address, so that Back closes it.
function Playing({t, engine, sitting, state, trouble, onEnd, go, onAgain, at, show}) {
  const {game, waits, score, sheet, evening, fault} = state;
  const [advised, setAdvised] = useState(null);
  const [refused, setRefused] = useState('');
  const [peek, setPeek] = useState(false);
  const decision = `${game?.id} ${game?.bids.length} ${game?.played.length} ${waits}`;
  const asked = useRef('');
  asked.current = decision;
  useEffect(() => {
    setAdvised(null);
    setRefused('');
    setPeek(false);
  }, [decision]);
  const amiss = (trouble || fault) && html`
    <div class="trouble"><${Fault} fault=${fault ?? t(`trouble_${trouble}`)}/>
      ${trouble === 'taken' && html`<button type="button" onClick=${onAgain}>${t('play_here')}</button>`}
      ${fault && html`<button type="button" id="try-again" onClick=${() => sitting.run()}>${
        t('try_again')}</button>`}</div>`;
  const head = html`<h1 class="unseen">${t('play')}</h1>`;
  if (!game) return html`${head}${amiss}${!fault && html`<p class="opening" role="status">${t('loading')}</p>`}`;
  const coach = async () => {
    const {legal} = state.table;
    if (waits === 'card' && legal.length === 1) return setAdvised({only: true, best: legal[0]});
    setAdvised({});
    try {
      const advice = await sitting.coach();
      if (asked.current === decision) setAdvised(advice);
    } catch (error) {
      if (asked.current === decision) setAdvised(error.name === 'AbortError' ? null : {fault: error.message});
    }
    return undefined;
  };
  if (at === 'menu') {
    return html`<${Menu} t=${t} state=${state} onClose=${() => show('')} onEnd=${onEnd}
      onReplay=${(old) => { show(''); sitting.replay(old); }}
      onBack=${(old) => show(`game-${old.id}`)}/>`;
  }
  const seen = at === 'back' ? game : evening.games.find(({id}) => at === `game-${id}`);
  if (seen && isJudged(seen)) {
    return html`<${LookBack} t=${t} engine=${engine} evening=${evening} game=${seen}
      onBack=${() => show('')}
      onReplay=${() => { show(''); sitting.replay(seen); }}
      onOpen=${() => go('game', {
        game: lineOf(seen), names: kSeats.map((seat) => NameOf(t, seen, seat)).join(),
      }, {open: true})}/>`;
  }
  const tools = html`<${Tools} t=${t} state=${state} sitting=${sitting} onCoach=${coach}
    peek=${peek} onPeek=${() => setPeek(!peek)}
    onMenu=${() => show('menu')}/>`;
  const next = html`
    <button type="button" class="primary" id="next" onClick=${() => sitting.next()}>${t('next_game')}</button>
    ${isJudged(game) && html`<button type="button" class="quiet" id="look-back"
      onClick=${() => show('back')}>${t('look_back')}</button>`}
    <button type="button" class="quiet" id="replay" onClick=${() => sitting.replay(game)}>${t('same_cards')}</button>`;
  return html`${head}
    ${amiss}
    <${Table} t=${t} state=${state} sitting=${sitting} tools=${tools} peek=${peek}
      coached=${advised?.advice?.best ?? advised?.best} refused=${refused}
      coach=${advised && html`<${Coach} t=${t} advised=${advised} onClose=${() => setAdvised(null)}/>`}
      refuse=${(card) => setRefused(whyRefused(t, game, state.table, card))}/>
    ${waits === 'next' && score && html`<${Settlement} t=${t} game=${game} score=${score} sheet=${sheet}
      actions=${next}/>`}`;
}

// How far a game is.
const progressOf = (game) => game && `${game.bids.length} ${game.kontra.length} ${game.played.length}`;

export function PlayView({t, engine, query, go}) {
  // Whether something lies over the table that was opened from it: Back closes it.
  const opened = useRef(false);
  useEffect(() => { if (!query.play) opened.current = false; }, [query.play]);
  const show = (at) => {
    if (at === '' && opened.current) return history.back();
    // At most one step away from the table.
    if (!query.play) opened.current = true;
    return go('play', {play: at}, query.play ? {instead: true} : {open: true});
  };
  useEffect(() => {
    if (!query.play) return undefined;
    const leave = ({key}) => key === 'Escape' && show('');
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [query.play]);
  const {sitting, state, open, close, trouble} = useSitting(engine);
  const [wrong, setWrong] = useState('');
  if (sitting === undefined) {
    return html`<h1 class="unseen">${t('play')}</h1><p class="opening" role="status">${t('loading')}</p>`;
  }
  const take = async (file) => {
    if (!file) return;
    try {
      await imported(await file.text());
      const evening = await theStore().last();
      if (evening) open(evening);
    } catch {
      setWrong(t('import_failed'));
    }
  };
  const end = () => {
    theStore().keep({...sitting.state.evening, ended: true});
    close();
    show('');
  };
  const again = async () => {
    const evening = await theStore().last();
    open(evening ?? sitting.state.evening);
  };
  if (!sitting || !state) {
    return html`${wrong && html`<${Fault} fault=${wrong}/>`}
      <${Start} t=${t} onStart=${(terms) => open(newEvening(terms))} onImport=${take}/>`;
  }
  return html`<div class="play" data-waits=${state.waits ?? ''} data-level=${state.evening.level}
      data-game=${state.game?.id} data-said=${progressOf(state.game)} data-games=${state.evening.games.length}>
    <${Playing} t=${t} engine=${engine} sitting=${sitting} state=${state} trouble=${trouble} onEnd=${end}
      onAgain=${again} go=${go} at=${query.play ?? ''} show=${show}/></div>`;
}
