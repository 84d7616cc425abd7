// Questions to the engine and their answers: JSON to JSON, the same bytes as the program prints with
// --json. A few workers answer side by side, each one question at a time, in the order asked.
import {failure} from './answers.mjs';
import {compiled} from './module.mjs';

const kMostWorkers = 4;
const kMoment = 60; // milliseconds
const kQuiet = 300;

// Where the page is one file, what it has in itself (single_file.js).
const inside = globalThis.schafkopfInside;

// Once the page can be seen and used.
const drawn = () => new Promise((idle) => {
  const wait = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, kQuiet));
  wait(idle, {timeout: kQuiet});
});

export class Engine {
  #module;
  #idle = [];
  #busy = new Map(); // worker -> question
  #waiting = [];
  #next = 1;
  #workers = 0;
  #most;
  #fault = null;

  constructor() {
    this.#most = Math.max(1, Math.min(kMostWorkers, navigator.hardwareConcurrency || 1));
    this.ready = drawn().then(() => this.#load());
    this.ready.catch(() => {});
  }

  get workers() { return this.#most; }

  async #load() {
    try {
      // A page without an origin cannot hand a compiled module on.
      this.#module = inside ? {bytes: await inside.module()}
        : {module: await compiled(new URL('schafkopf.wasm', import.meta.url))};
    } catch (fault) {
      this.#fault = fault;
      for (const question of this.#waiting.splice(0)) question.reject(fault);
      throw fault;
    }
    for (let i = 0; i < this.#most; ++i) this.#hire();
    setTimeout(() => this.#warmUp(), kQuiet);
  }

  // A browser compiles well what has run often: better while cards are still being chosen. The
  // worker that was idle last is the next to be asked.
  #warmUp() {
    if (this.#next > 1) return;
    this.text({question: 'ask', hand: 'EU HU EA EZ EK GA HZ S7', worlds: 20}).catch(() => {});
  }

  #hire() {
    // As a module no worker starts from a file.
    const worker = inside ? new Worker(inside.worker)
      : new Worker(new URL('worker.mjs', import.meta.url), {type: 'module'});
    ++this.#workers;
    worker.onmessage = ({data}) => this.#hear(worker, data);
    worker.onerror = (event) => {
      const question = this.#dismiss(worker);
      question?.reject(failure(event.message || 'the worker failed'));
    };
    worker.postMessage(this.#module);
  }

  #dismiss(worker) {
    const question = this.#busy.get(worker);
    this.#busy.delete(worker);
    worker.terminate();
    --this.#workers;
    return question;
  }

  #hear(worker, data) {
    const question = this.#busy.get(worker);
    if (data.total !== undefined) {
      question?.progress?.(data.done, data.total);
      return;
    }
    if (data.early !== undefined) {
      if (question?.id === data.id) question.early?.(data.early);
      return;
    }
    if (question) {
      this.#busy.delete(worker);
      if (data.failed) question.reject(failure(data.failed));
      else question.resolve(data.answer);
    }
    this.#idle.push(worker);
    this.#give();
  }

  #give() {
    while (this.#waiting.length > 0 && this.#idle.length > 0) {
      const worker = this.#idle.pop();
      const question = this.#waiting.shift();
      question.began = performance.now();
      this.#busy.set(worker, question);
      worker.postMessage({id: question.id, question: question.text});
    }
  }

  #withdraw(question) {
    const place = this.#waiting.indexOf(question);
    if (place >= 0) this.#waiting.splice(place, 1);
    // A worker hears nothing while it reckons: it is given a moment to end, then replaced.
    const replace = () => {
      for (const [worker, asked] of this.#busy) {
        if (asked !== question) continue;
        this.#dismiss(worker);
        this.#hire();
      }
    };
    if (performance.now() - question.began > kMoment) replace();
    else if (place < 0) setTimeout(replace, kMoment);
    question.reject(new DOMException('withdrawn', 'AbortError'));
  }

  // The answer as text. `signal` withdraws the question (an AbortError), `progress(done, total)`
  // hears how far it is, `early(text)` the answer by what is known so far.
  text(object, {signal, progress, early} = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new DOMException('withdrawn', 'AbortError'));
      if (this.#fault) return reject(this.#fault);
      const question = {id: this.#next++, text: JSON.stringify(object), resolve, reject, progress, early};
      signal?.addEventListener('abort', () => this.#withdraw(question), {once: true});
      this.#waiting.push(question);
      this.#give();
    });
  }
}
