// One worker: the engine as WebAssembly, one question at a time.
// In: {module}, or {bytes} of one, first, then {id, question}. Out: {ready}; {id, done, total} and {id, early}, the answer
// by what is known so far, any number of times; {id, answer} or {id, failed}.
import {asking} from './module.mjs';

let ask;

addEventListener('message', ({data: {module, bytes, id, question}}) => {
  if (module || bytes) {
    ask = asking(module ?? new WebAssembly.Module(bytes));
    postMessage({ready: true});
    return;
  }
  try {
    const answer = ask(question, {
      progress: (done, total) => postMessage({id, done, total}),
      early: (text) => postMessage({id, early: text}),
    });
    postMessage({id, answer});
  } catch (error) {
    postMessage({id, failed: String(error)});
  }
});
