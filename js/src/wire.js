/**
 * The only one that knows how pictures and intents travel (docs/design.md, "Messages").
 *
 * One wire serves all views of a model: it keeps the model's picture up to date, numbers intents, sends them again until they
 * are answered, and gives each its answer once.
 *
 * @typedef {{ok: boolean, words?: string, text?: string}} Answer
 * @typedef {{get: (name: string) => any, set: (name: string, value: any) => void, send: (content: any) => void,
 *   on: (name: string, callback: any) => void, off: (name: string, callback: any) => void}} Model
 * @typedef {{move: string, revision: number, preview: import("./scene.js").Preview | null, words: string}} Foreseen
 * @typedef {{move: string, revision: number, resolve: (foreseen: Foreseen | undefined) => void}} Asked
 * @typedef {{seq: number, intent: object, sentAt: number, resolve: (answer: Answer) => void}} Waiting
 */
import { merge } from "./merge.js";

/** Milliseconds between two looks at what is unanswered. */
const TICK = 1000;
const LONGEST_WAIT = 8000;
/** Milliseconds without an answer after which a person is told. */
const SILENCE = 4000;
/** Milliseconds after which a question about a move is taken for lost. */
const FORGOTTEN = 2000;

export class Wire {
  /** @param {Model} model @param {{now?: () => number, client?: string, signal?: AbortSignal}} [options] */
  constructor(model, options = {}) {
    this.model = model;
    this.now = options.now ?? (() => Date.now());
    /** Names this page among others that show the same game. */
    this.client = options.client ?? randomName();
    /** Intents not answered yet, oldest first. @type {Waiting[]} */
    this.waiting = [];
    this.seq = 0;
    /** The question on its way, and the newest that waits for its answer. @type {{sent?: Asked & {at: number}, next?: Asked}} */
    this.asking = {};
    /** Whether the whole picture has been asked for and not yet come. */
    this.isLost = false;
    /** When everything unanswered is sent again, and after how long the time after. */
    this.againAt = 0;
    this.wait = TICK;
    this.isSilent = false;
    /** @type {Set<(picture: any) => void>} */
    this.pictureListeners = new Set();
    /** @type {Set<(silent: boolean) => void>} */
    this.silenceListeners = new Set();
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    /** Runs until the kernel has been heard. @type {ReturnType<typeof setTimeout> | undefined} */
    this.greeting = undefined;
    const heard = (/** @type {any} */ message) => this.receive(message);
    const changed = () => this.tell();
    model.on("msg:custom", heard);
    model.on("change:_picture", changed);
    options.signal?.addEventListener("abort", () => {
      model.off("msg:custom", heard);
      model.off("change:_picture", changed);
      clearInterval(this.timer);
      clearTimeout(this.greeting);
    });
  }

  get picture() {
    return this.model.get("_picture");
  }

  /**
   * A view has opened. The answer shows that a kernel is there, and brings what changed while the page was loading; the message
   * also makes JupyterLab hear later clicks while a cell runs.
   */
  hello() {
    this.post({ kind: "hello", client: this.client, version: this.model.get("_version") });
    clearTimeout(this.greeting);
    this.greeting = setTimeout(() => {
      this.silence(true);
      this.hello();
    }, SILENCE);
  }

  /** @param {object} intent @returns {Promise<Answer>} */
  send(intent) {
    return new Promise((resolve) => {
      const waiting = { seq: ++this.seq, intent, sentAt: this.now(), resolve };
      this.waiting.push(waiting);
      this.transmit(waiting);
      this.watch();
    });
  }

  /**
   * Ask what a move would do. Only one question is on its way; of those that wait, only the newest is asked. Unlike an intent
   * it changes nothing, so it is not sent again: undefined when the answer is lost or no longer wanted.
   * @param {string} move @param {number} revision @returns {Promise<Foreseen | undefined>}
   */
  ask(move, revision) {
    return new Promise((resolve) => {
      this.asking.next?.resolve(undefined);
      this.asking.next = { move, revision, resolve };
      this.askNext();
    });
  }

  askNext() {
    const { sent, next } = this.asking;
    if (!next || (sent && this.now() - sent.at < FORGOTTEN)) return;
    sent?.resolve(undefined);
    this.asking = { sent: { ...next, at: this.now() } };
    this.post({ kind: "ask", client: this.client, move: next.move, revision: next.revision });
  }

  /** @param {Foreseen & {client: string}} message */
  foresee({ client, move, revision, preview, words }) {
    const { sent } = this.asking;
    if (client !== this.client || !sent || sent.move !== move || sent.revision !== revision) return;
    delete this.asking.sent;
    sent.resolve({ move, revision, preview, words });
    this.askNext();
  }

  /** @param {Waiting} waiting */
  transmit({ seq, intent }) {
    this.post({ kind: "intent", client: this.client, seq, intent });
  }

  /** A message that can't be sent, with no kernel there, is as one that got lost. @param {object} content */
  post(content) {
    try {
      this.model.send(content);
    } catch {
      // The queue sends it again.
    }
  }

  /** Look after what is unanswered, or after a picture that was asked for, as long as there is any. */
  watch() {
    if (this.timer !== undefined) return;
    this.wait = TICK;
    this.againAt = this.now() + this.wait;
    this.timer = setInterval(() => this.tick(), TICK);
  }

  tick() {
    const oldest = this.waiting[0];
    if (!oldest && !this.isLost) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    const now = this.now();
    if (oldest && now - oldest.sentAt >= SILENCE) this.silence(true);
    if (now < this.againAt) return;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.againAt = now + this.wait;
    if (this.isLost) this.post({ kind: "resync", client: this.client });
    // In order, so that what was a gap for the kernel is one no longer.
    for (const waiting of this.waiting) this.transmit(waiting);
  }

  /** @param {any} message */
  receive(message) {
    if (message?.kind === "picture") this.show(message.picture, message.version);
    else if (message?.kind === "patch") this.patch(message);
    else if (message?.kind === "preview") this.foresee(message);
    else return;
    clearTimeout(this.greeting);
    this.silence(false);
    for (const answer of message.answers ?? []) this.settle(answer);
  }

  /** @param {{base: number, version: number, patch: object}} message */
  patch({ base, version, patch }) {
    const at = this.model.get("_version");
    if (version <= at && !this.isLost) return;
    if (base !== at) {
      if (!this.isLost) this.post({ kind: "resync", client: this.client });
      this.isLost = true;
      this.watch();
      return;
    }
    this.show(merge(this.picture, patch), version);
  }

  /** @param {any} picture @param {number} version */
  show(picture, version) {
    this.isLost = false;
    this.model.set("_version", version);
    this.model.set("_picture", picture);
  }

  tell() {
    for (const listener of this.pictureListeners) listener(this.picture);
  }

  /** @param {{client: string, seq: number} & Answer} answer */
  settle(answer) {
    if (answer.client !== this.client) return;
    const index = this.waiting.findIndex((waiting) => waiting.seq === answer.seq);
    if (index < 0) return;
    const [waiting] = this.waiting.splice(index, 1);
    waiting.resolve(answer);
  }

  /** @param {boolean} isSilent */
  silence(isSilent) {
    if (isSilent === this.isSilent) return;
    this.isSilent = isSilent;
    for (const listener of this.silenceListeners) listener(isSilent);
  }
}

/** A name that nobody else on any page has. */
export function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
