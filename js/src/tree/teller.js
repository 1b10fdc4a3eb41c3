/**
 * The words to each step, asked of Python some hundreds at a time, ahead of need.
 *
 * @typedef {{get: (name: string) => any, set: (name: string, value: any) => void, save_changes: () => void, send: (content: any) => void,
 *   on: (name: string, callback: any) => void, off: (name: string, callback: any) => void}} Model
 */
const CHUNK = 400;
/** Milliseconds after which an unanswered question is asked again. */
const PATIENCE = 3000;

export class Teller {
  /** @param {Model} model @param {number} steps @param {string} first @param {(step: number) => void} heard told that words of a step have come */
  constructor(model, steps, first, heard) {
    this.model = model;
    this.steps = steps;
    this.heard = heard;
    /** @type {Map<number, string>} */
    this.words = new Map([[0, first]]);
    /** When each chunk was asked for. @type {Map<number, number>} */
    this.asked = new Map();
  }

  /** The words, empty as long as they have not come. @param {number} step */
  tell(step) {
    const chunk = Math.floor(step / CHUNK);
    this.ask(chunk);
    // The next ones will be needed soon.
    if (step % CHUNK > CHUNK / 2) this.ask(chunk + 1);
    return this.words.get(step) ?? "";
  }

  /** @param {number} chunk */
  ask(chunk) {
    const from = chunk * CHUNK;
    const now = Date.now();
    const isKnown = this.words.has(from + 1) || (this.words.has(from) && from + 1 >= this.steps);
    if (from >= this.steps || isKnown || now - (this.asked.get(chunk) ?? -Infinity) < PATIENCE) return;
    this.asked.set(chunk, now);
    try {
      this.model.send({ kind: "words", from });
    } catch {
      // No kernel: the tree can be stepped through all the same.
    }
  }

  /** @param {{from: number, words: string[]}} message */
  receive({ from, words }) {
    words.forEach((told, index) => this.words.set(from + index, told));
    this.heard(from);
  }
}
