// Asks a worker; in a browser `new Worker` is there already.
import {Worker} from 'node:worker_threads';

const worker = new Worker(new URL('worker.mjs', import.meta.url));
worker.postMessage({verb: 'ask', hand: 'EU HU EA EZ EK GA HZ S7'});
worker.on('message', ({early, answer, error}) => {
  if (early) return console.log('so far:', early.best);
  console.log(error ? error.message : answer.sentence);
  worker.terminate();
});
