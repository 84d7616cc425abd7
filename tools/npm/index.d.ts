/** What goes wrong with a question: the message, the field it is about and the place in that. */
export class SchafkopfError extends Error {
  readonly name: 'SchafkopfError';
  /** `''` where it is about no field. */
  readonly field: string;
  /** Of the mistake in the field, in characters from 1. */
  readonly column: number;
}

/** Hears of a question while it is answered. What it throws ends the question, and is thrown. */
export interface Watch<Early> {
  /** How far the work is. */
  progress?(done: number, total: number): void;
  /** The answer by what is known so far; of `ask` alone. */
  early?(answer: Early): void;
}

/** The engine. It answers at once, and whoever asks waits: long questions belong in a worker. */
export interface Schafkopf {
  /** Hand it to `load` in a worker, and nothing is fetched or compiled again. */
  readonly module: WebAssembly.Module;

  /**
   * The answer to a question.
   * @throws {SchafkopfError} the question is none, or its cards are no such deal
   */
  answer<V extends Verb>(question: Questions[V] & {verb: V}, watch?: Watch<Answers[V]>): Answers[V];

  /**
   * The answer as JSON, to a question as JSON: the very bytes that `schafkopf answer` prints, without
   * the end of the line. A mistake is an answer, too: `{"error":..,"field":..,"column":..}`.
   */
  answerText(question: string, watch?: Watch<string>): string;
}

/** Reads the engine: from beside this file, or what else is given. Call it once and keep it. */
export function load(
  module?: URL | ArrayBuffer | ArrayBufferView<ArrayBuffer> | WebAssembly.Module,
): Promise<Schafkopf>;

/** The name of a question. */
export type Verb = keyof Questions;

/** Such as `EA`, `HZ`, `S7`: E, G, H or S with A, Z, K, O, U, 9, 8 or 7. */
export type Card = string;
/** Such as `ruf:E`, `solo:H+tout`, `wenz`. */
export type Contract = string;
/** 0 to 3, forehand first. */
export type Seat = number;

