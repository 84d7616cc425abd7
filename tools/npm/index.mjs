// The package's door; index.d.ts says what it promises.
import {asking, compiled} from './module.mjs';

export class SchafkopfError extends Error {
  constructor({error, field = '', column = 1}) {
    super(error);
    this.name = 'SchafkopfError';
    this.field = field;
    this.column = column;
  }
}

class Schafkopf {
  #ask;

  constructor(module) {
    this.module = module;
    this.#ask = asking(module);
  }

  answerText(line, watch) {
    return this.#ask(line, watch);
  }

  answer(question, {early, ...watch} = {}) {
    const text = this.#ask(JSON.stringify(question),
      {...watch, early: early && ((known) => early(JSON.parse(known)))});
    const answer = JSON.parse(text);
    if ('error' in answer) throw new SchafkopfError(answer);
    return answer;
  }
}

// The module is one for all who ask by it.
let beside;

export async function load(module) {
  if (module === undefined) beside ??= compiled(new URL('schafkopf.wasm', import.meta.url));
  const given = await (module ?? beside);
  if (given instanceof WebAssembly.Module) return new Schafkopf(given);
  if (given instanceof URL) return new Schafkopf(await compiled(given));
  return new Schafkopf(await WebAssembly.compile(given));
}
