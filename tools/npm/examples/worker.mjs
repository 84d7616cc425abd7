// A worker that answers, so that a page or a server goes on meanwhile. In: a question. Out: {early} any
// number of times, then {answer} or {error}.
import {load} from 'schafkopf';

const port = globalThis.self ?? (await import('node:worker_threads')).parentPort;
const loading = load();
port.addEventListener('message', async ({data}) => {
  const schafkopf = await loading;
  try {
    const early = (known) => port.postMessage({early: known});
    port.postMessage({answer: schafkopf.answer(data, {early})});
  } catch ({message, field, column}) {
    port.postMessage({error: {message, field, column}});
  }
});
port.start?.();
