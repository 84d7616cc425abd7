// The program that serves the page (`schafkopf serve`), asked over HTTP: it answers by all threads of
// its machine. The same questions and bytes as from engine.mjs, which answers where there is none.
import {failure, readAnswer} from './answers.mjs';
import {Engine} from './engine.mjs';

const kAtOnce = 4;
const kPause = 200; // milliseconds

const pause = () => new Promise((resolve) => { setTimeout(resolve, kPause); });

// The events of a reply as they come: [name, data].
async function* eventsOf(reply) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of piecesOf(reply.body)) {
    text += decoder.decode(bytes, {stream: true});
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      if (name) yield [name, data];
      text = text.slice(end + 2);
    }
  }
}

async function* piecesOf(body) {
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

class Server {
  #running = 0;
  #waiting = [];

  // The answer as text; see Engine.
  async text(object, {signal, progress, early} = {}) {
    const {question, ...fields} = object;
    await this.#turn(signal);
    try {
      for (;;) {
        const reply = await fetch(`api/${question}`, {
          method: 'POST',
          headers: {Accept: 'text/event-stream', 'Content-Type': 'application/json'},
          body: JSON.stringify(fields),
          signal,
        });
        if (reply.status === 429 || reply.status === 503) {
          await pause();
          signal?.throwIfAborted();
          continue;
        }
        if (!reply.ok) return await reply.text();
        for await (const [name, data] of eventsOf(reply)) {
          if (name === 'answer' || name === 'error') return data;
          if (name === 'early') early?.(data);
          if (name === 'progress') {
            const {done, total} = readAnswer('progress', data);
            progress?.(done, total);
          }
        }
        throw failure('the program has ended');
      }
    } finally {
      --this.#running;
      this.#waiting.shift()?.();
    }
  }

  async #turn(signal) {
    while (this.#running >= kAtOnce) await new Promise((resolve) => { this.#waiting.push(resolve); });
    ++this.#running;
    if (!signal?.aborted) return;
    --this.#running;
    this.#waiting.shift()?.();
    signal.throwIfAborted();
  }
}

// What the program that serves this page says of itself in place of the file of that name; that there
// is none where nobody answers.
async function servingProgram() {
  if (globalThis.schafkopfInside) return {program: false};
  try {
    const reply = await fetch('engine.json');
    if (reply.ok) return readAnswer('engine.json', await reply.text());
  } catch {
    // Without a network.
  }
  return {program: false};
}

// Whoever answers best here: the program that serves the page, else the workers of the page.
export class BestEngine {
  #program = servingProgram();
  #chosen = this.#program.then(({program}) => (program ? new Server() : new Engine()));
  ready = this.#chosen.then((engine) => engine.ready);
  lang; // that answers are in where a question names none

  // Whether a program serves the page.
  async isServed() { return (await this.#program).program; }
  // Whether it shows how far its long runs are, and how far.
  async hasBatches() { return await this.isServed() && (await this.#program).batches > 0; }
  async batches(signal) {
    if (!await this.hasBatches()) return {batches: []};
    const reply = await fetch('api/batch-status', {method: 'POST', body: '{}', signal});
    return readAnswer('batch-status', await reply.text());
  }

  // {answer, text}: what `question` is answered, as the page reads it and as it came; see Engine.
  // `early` hears the former.
  async told(question, {early, ...watch} = {}) {
    const asked = question.question;
    const text = await (await this.#chosen).text({lang: this.lang, ...question},
      {...watch, early: early && ((known) => early(readAnswer(asked, known)))});
    return {answer: readAnswer(asked, text), text};
  }
  async answer(question, watch) { return (await this.told(question, watch)).answer; }
}
