// Long runs: how far each batch is that the serving program was told of.
import {Fault} from '../parts.mjs';
import {html, useEffect, useState} from '../ui.mjs';
import {number} from '../languages.mjs';

const kEvery = 2000; // milliseconds
const kSilent = 60; // seconds
const kStates = ['running', 'finished', 'interrupted', 'failed'];

// The runs as they are now and then: {batches}, or {fault}.
function useBatches(engine) {
  const [state, setState] = useState({});
  useEffect(() => {
    const asking = new AbortController();
    let timer;
    const look = async () => {
      try {
        setState({...await engine.batches(asking.signal), now: Date.now() / 1000});
      } catch (fault) {
        if (fault.name !== 'AbortError') setState({fault: true});
      }
      if (!asking.signal.aborted) timer = setTimeout(look, kEvery);
    };
    look();
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, []);
  return state;
}

// "3 h 20 min", "4 min 10 s", "7 s".
function duration(t, seconds) {
  const whole = Math.round(seconds);
  if (whole >= 3600) return t('time_h', Math.floor(whole / 3600), Math.floor(whole / 60) % 60);
  return whole >= 60 ? t('time_min', Math.floor(whole / 60), whole % 60) : t('time_s', whole);
}

const percentOf = (t, share) => `${number(t.lang, 100 * share, {places: 1})}\u00a0%`;

function Batch({t, batch, now}) {
  if (batch.error) {
    return html`<li class="batch"><h2>${batch.file}</h2><${Fault} fault=${batch.error}/></li>`;
  }
  const {state, share} = batch;
  const silent = state === 'running' ? now - batch.written : 0;
  const facts = [
    share !== null && percentOf(t, share),
    t('run_done', number(t.lang, batch.done)),
    batch.errors > 0 && t('run_errors', number(t.lang, batch.errors)),
    t('run_rate', number(t.lang, batch.rate, {places: 1})),
    state === 'running' && batch.seconds_left !== null && t('run_left', duration(t, batch.seconds_left)),
    t('run_took', duration(t, batch.seconds)),
  ];
  return html`<li class="batch" data-state=${state} data-silent=${silent >= kSilent ? '' : null}>
    <h2 title=${batch.output}>${batch.output.split('/').at(-1)} <b class=${`tag state-${state}`}>${
      kStates.includes(state) ? t(`run_state_${state}`) : state}</b></h2>
    <progress max="1" value=${share ?? null} aria-label=${batch.output}></progress>
    <p class="small">${facts.filter(Boolean).join(' · ')}</p>
    ${silent >= kSilent && html`<p class="silent">${t('run_silent', duration(t, silent))}</p>`}
  </li>`;
}

export function BatchesView({t, engine}) {
  const {batches, fault, now} = useBatches(engine);
  return html`<section class="batches">
    <h1 class="unseen">${t('runs')}</h1>
    ${fault && html`<${Fault} fault=${t('run_gone')}/>`}
    ${!batches && !fault && html`<p role="status">${t('loading')}</p>`}
    ${batches?.length === 0 && html`<p>${t('run_none')} <code>schafkopf serve --status FILE</code></p>`}
    <ul>${(batches ?? []).map((batch) => html`
      <${Batch} key=${batch.file} t=${t} batch=${batch} now=${now}/>`)}</ul>
  </section>`;
}
