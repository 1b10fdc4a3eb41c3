/**
 * The board of a view: pointer, touch, drag and keys become picks; picks become moves.
 *
 * @typedef {import("./interact.js").Hand} Hand
 * @typedef {import("./wire.js").Answer} Answer
 * @typedef {object} Host what the board needs of the view around it
 * @property {(move: string) => Promise<Answer>} sendMove
 * @property {(told: {move?: string, words: string, note?: string, kind?: string}) => void} say
 * @property {(move: string) => Promise<import("./wire.js").Foreseen | undefined>} ask what a move would do
 * @property {(key: string | undefined) => void} selected what is selected has changed
 * @property {(key: string) => void} focusBeside the focus goes back to a thing beside the board
 * @property {() => void} rest the status line goes back to the picture's
 * @property {AbortSignal} signal
 */
import * as aims from "./aim.js";
import { Drawing } from "./drawing.js";
import { isWalk, letGo, pick, pointAt, settle, targetNear, walk } from "./interact.js";
import { beginsBeside, choiceAt, findMove, isAim, isBeside, labelOf, needsTarget, opening, phrase, waits, wordsOf } from "./scene.js";

/** Pixels that a pressed pointer may wander before it drags. */
const DRAG = 6;

/** Milliseconds that an aim rests before Python is asked what it would do. */
const REST = 150;

export class Board {
  /** @param {string} id @param {Host} host */
  constructor(id, host) {
    this.host = host;
    this.drawing = new Drawing(id);
    this.element = this.drawing.root;
    /** @type {Hand} */
    this.hand = {};
    /** What lies beside the board. @type {import("./scene.js").Tray[]} */
    this.trays = [];
    /** What was picked there last. @type {string | undefined} */
    this.beside = undefined;
    /** Where a selected aim points. @type {import("./aim.js").Aiming | undefined} */
    this.aiming = undefined;
    /** Where keys begin to aim: where they did so last. @type {import("./aim.js").Aiming} */
    this.lastAim = { at: 0, angle: 0 };
    /** What Python says of the move aimed at. @type {import("./wire.js").Foreseen | undefined} */
    this.foreseen = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
    /** The last key along the rim and which way round it led: pressed again it goes on. @type {{key: string, sense: 1 | -1 | undefined} | undefined} */
    this.going = undefined;
    /** Where a mouse is on the board. @type {PointerEvent | undefined} */
    this.pointer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
    /** What is shown is not told: the status line still says what the last move has come to. */
    this.isQuiet = false;
    /** Whether the focus is on the board and came by keyboard. */
    this.focusSeen = false;
    /** Whether the pointer was used last: its focus needs no ring. */
    this.byPointer = false;
    /** Moves sent and not answered. @type {string[]} */
    this.pending = [];
    /** Who is to move. @type {number | undefined} */
    this.player = undefined;
    /** A target picked while a move was on its way, and by whom: played when that is confirmed. @type {{place: string, player?: number} | undefined} */
    this.next = undefined;
    /**
     * A press that may become a drag: of a piece, of an aim, along the targets of something from beside the board, or of that thing.
     * @type {{id: number, x: number, y: number, place: string, wasSelected: boolean, moving: boolean, holds: "piece" | "aim" | "target" | "thing" | ""} | undefined}
     */
    this.press = undefined;
    this.listen();
  }

  get scene() {
    return this.drawing.scene;
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {{animated: boolean, isNews: boolean, step?: import("./reconcile.js").Step, trays?: import("./scene.js").Tray[], player?: number}} how isNews:
   *   another position, not only words or advice about the same; a drag and a move on its way outlive the latter
   */
  show(scene, { animated, isNews, step, trays = [], player }) {
    if (isNews) {
      this.endPress();
      this.aimAt(undefined);
    }
    this.trays = trays;
    this.player = player;
    const hadFocus = this.element.contains(this.element.ownerDocument.activeElement);
    const before = this.scene;
    this.drawing.show(scene, animated, step);
    if (isNews) this.drawing.settlePending();
    this.hand = settle(scene, this.hand, before);
    this.host.selected(this.hand.selected);
    this.remark();
    if (isNews) this.pointAgain();
    // Only if the element that had it is gone: each focus makes the page's editors look at their selection.
    if (hadFocus && !this.element.contains(this.element.ownerDocument.activeElement)) this.focusPlace();
  }

  /**
   * What the mouse rests on shows what it would do next, once what has moved is still. In silence, until the mouse moves: the status
   * line says what the last move has come to.
   */
  pointAgain() {
    clearTimeout(this.again);
    this.isQuiet = false;
    if (!this.pointer || !isBeside(this.scene, this.hand.selected)) return;
    this.again = setTimeout(() => {
      if (!this.pointer || this.press || this.focusSeen) return;
      this.isQuiet = true;
      this.hovered(this.pointer);
    }, this.drawing.timeLeft());
  }

  /** Say what is pointed at, unless that comes by itself. @param {{move?: string, words: string, note?: string}} told */
  say(told) {
    if (!this.isQuiet) this.host.say(told);
  }

  /** Show a choice as if it was pointed at; nothing: back to what is. @param {string} [selected] @param {string} [target] */
  preview(selected, target) {
    if (selected === undefined && target === undefined) {
      this.remark();
      this.host.rest();
      return;
    }
    const hand = { selected: needsTarget(this.scene.actions[selected ?? ""]) ? selected : undefined, over: target };
    this.drawing.mark(hand, false);
    this.tell(hand);
  }

  /** Play a move by its text, painted at once. @param {string} move @returns {Promise<Answer>} */
  async play(move) {
    const found = findMove(this.scene, move);
    if (found) this.drawing.paintMove(found.selected, found.target);
    return this.sent(move);
  }

  /** Send a move that is painted already; what was painted goes back when it is refused. @param {string} move @returns {Promise<Answer>} */
  async sent(move) {
    this.pending.push(move);
    const answer = await this.host.sendMove(move);
    this.pending.splice(this.pending.indexOf(move), 1);
    if (!answer.ok) this.drawing.settlePending();
    this.remark();
    if (!answer.ok) {
      this.host.say({ words: answer.words ?? "That move was refused.", kind: "refused" });
    }
    const { next } = this;
    this.next = undefined;
    // In the same turn only: another's would be played for them.
    if (next && answer.ok && next.player === this.player && choiceAt(this.scene, this.hand.selected, next.place)) this.pickAt(next.place);
    return answer;
  }

  /** Pick a thing beside the board, or let it go. @param {string} key @param {boolean} byKeyboard the focus then goes to the board */
  pickBeside(key, byKeyboard) {
    const wasSelected = this.hand.selected === key;
    if (!wasSelected && !this.scene.actions[key]) return;
    this.beside = key;
    this.byPointer = !byKeyboard;
    this.focusSeen = byKeyboard;
    this.pickAt(key);
    if (wasSelected && this.hand.selected === undefined) this.host.say({ words: `${this.label(key)} let go: pick something beside the board.` });
    if (this.hand.selected !== key) return;
    if (byKeyboard && isAim(this.scene.actions[key])) {
      this.aimAt(this.aiming ?? this.lastAim);
      /** @type {any} */ (this.element).focus({ preventScroll: true });
    } else if (byKeyboard) {
      this.turn({ ...this.hand, over: this.hand.focus });
      this.focusPlace();
    }
  }

  /** Carry a thing from beside the board onto it with the mouse: let go on a target, or at a rim, it is played. @param {string} key @param {PointerEvent} event */
  carry(key, event) {
    if (!waits(this.scene.actions[key])) return;
    if (this.hand.selected !== key) this.pickBeside(key, false);
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, place: "", wasSelected: true, moving: false, holds: "thing" };
  }

  // --- marks and words -------------------------------------------------------------------------------------------------

  remark() {
    // A move on its way is not to be seen through what the position before it offers.
    const { selected, over, ...rest } = this.hand;
    const hand = this.pending.length ? rest : this.hand;
    const aimed = this.aimed();
    this.drawing.mark(hand, this.focusSeen, aimed && { aiming: aimed.aiming, preview: this.foreseen?.preview });
    for (const [key, { element, item }] of this.drawing.nodes) {
      const tabindex = key === this.hand.focus ? "0" : "-1";
      if (item.label && element.getAttribute("tabindex") !== tabindex) element.setAttribute("tabindex", tabindex);
    }
  }

  /** Say what a pick would do. @param {Hand} hand @returns {boolean} whether there was something to say */
  tell({ selected, over }) {
    const choice = over === undefined ? undefined : choiceAt(this.scene, selected, over);
    if (!choice || over === undefined) return false;
    const note = choice.note ?? this.scene.previews?.[over]?.note;
    this.say({ move: choice.move, words: `${wordsOf(this.scene, selected, choice, over)}.`, note });
    return true;
  }

  /** @param {Hand} hand */
  turn(hand) {
    const before = this.hand;
    this.hand = hand;
    if (before.selected !== hand.selected) {
      this.aimAt(undefined);
      this.host.selected(hand.selected);
    }
    this.remark();
    if (this.aiming || this.tell(hand)) return;
    const action = hand.selected === undefined ? undefined : this.scene.actions[hand.selected];
    if (needsTarget(action) && before.selected !== hand.selected) {
      const many = Object.keys(action.then).length;
      this.host.say({ words: `${this.label(hand.selected)}: ${many === 1 ? "1 place" : `${many} places`} to go.` });
    } else if (isAim(action) && before.selected !== hand.selected) {
      this.host.say({ words: `${this.label(hand.selected)}: point at the rim; drag to turn, let go to play.` });
    } else if (before.over !== hand.over || before.selected !== hand.selected) {
      this.host.rest();
    }
  }

  /** What something is called, as the beginning of a sentence. @param {string | undefined} key */
  label(key) {
    const label = labelOf(this.scene, this.trays, key ?? "");
    // Names of cells stay as they are written.
    return isBeside(this.scene, key) ? opening(label) : label;
  }

  // --- aiming --------------------------------------------------------------------------------------------------------------

  /** The selected aim and where it points, if there is one. */
  aimed() {
    const action = this.aim();
    return action && this.aiming && !this.pending.length ? { action, aiming: this.aiming } : undefined;
  }

  /** The selected action, if it is to be aimed. */
  aim() {
    const action = this.hand.selected === undefined ? undefined : this.scene.actions[this.hand.selected];
    return isAim(action) ? action : undefined;
  }

  /** Aim at something else, and ask what it would do once that rests. @param {import("./aim.js").Aiming | undefined} aiming */
  aimAt(aiming) {
    const before = this.aiming;
    this.aiming = aiming;
    if (before?.at === aiming?.at && before?.angle === aiming?.angle && before?.back === aiming?.back) return;
    clearTimeout(this.resting);
    this.foreseen = undefined;
    const aimed = this.aimed();
    this.remark();
    if (!aimed) {
      if (before && !this.pending.length) this.host.rest();
      return;
    }
    this.tellAim();
    if (aiming?.back) return;
    const move = aims.moveText(aimed.action.aim, aimed.aiming);
    this.resting = setTimeout(() => this.foresee(move), REST);
  }

  /** Show what Python says of a move, if it is still aimed at. @param {string} move */
  async foresee(move) {
    const foreseen = await this.host.ask(move);
    const aimed = this.aimed();
    if (!foreseen || !aimed || aimed.aiming.back || aims.moveText(aimed.action.aim, aimed.aiming) !== foreseen.move) return;
    this.foreseen = foreseen;
    this.remark();
    this.tellAim();
  }

  tellAim() {
    const aimed = this.aimed();
    if (!aimed) return;
    const { action, aiming } = aimed;
    const move = aims.moveText(action.aim, aiming);
    if (aiming.back) this.host.say({ words: "Let go here to give up this move." });
    else this.say({ move, words: `${phrase(action.words, this.foreseen?.words ?? "")}.`, note: this.foreseen?.preview?.note });
  }

  /** @param {string} move */
  playAim(move) {
    const aimed = this.aimed();
    if (!aimed) return;
    this.lastAim = aimed.aiming;
    this.drawing.paintAim(aimed.action, aimed.aiming);
    void this.sent(move);
  }

  /** @param {string | undefined} place */
  pickAt(place) {
    this.drawing.finish();
    // A double click is one move: its second half finds the same move on its way.
    const { hand, played, refused } = pick(this.scene, this.hand, place);
    // What is picked from beside the board stays so: a second move needs the picture that the first one leads to, and waits for it.
    if (played && this.pending.length && isBeside(this.scene, this.hand.selected)) {
      if (!this.pending.includes(played.move)) this.next = { place: played.target, player: this.player };
      return;
    }
    this.turn(hand);
    if (played && !this.pending.includes(played.move)) {
      const focus = this.scene.items[played.target] ? played.target : this.hand.focus;
      this.hand = { ...this.hand, over: undefined, focus };
      void this.play(played.move);
    } else if (refused !== undefined && !this.askBeside()) {
      this.explain(refused);
    }
  }

  /** Ask for something beside the board, where nothing is picked and all moves begin there. @returns {boolean} whether that was so */
  askBeside() {
    if (this.hand.selected !== undefined || !beginsBeside(this.scene)) return false;
    this.host.say({ words: "First pick something beside the board.", kind: "refused" });
    return true;
  }

  /** Why nothing can be picked at a place, as far as the scene tells. @param {string} place */
  explain(place) {
    const what = this.label(place);
    const actions = Object.entries(this.scene.actions);
    const isTarget = actions.some(([key, action]) => isBeside(this.scene, key) && needsTarget(action) && action.then[place]);
    const why = actions.length === 0 ? "nothing can be moved now" : isTarget ? "first pick something beside the board" : "nothing to pick there";
    this.host.say({ words: `${what}: ${why}.`, kind: "refused" });
  }

  // --- pointer ---------------------------------------------------------------------------------------------------------------

  listen() {
    const { signal } = this.host;
    /** @param {string} name @param {(event: any) => void} listener */
    const on = (name, listener) => this.element.addEventListener(name, listener, { signal });
    on("pointerdown", (event) => this.pressed(event));
    on("pointermove", (event) => this.pointed(event));
    on("pointerup", (event) => this.released(event));
    on("pointercancel", () => this.endPress());
    // While a piece is held, the finger moves it and not the page.
    this.element.addEventListener("touchmove", (event) => this.press?.holds && event.preventDefault(), {
      signal,
      passive: false,
    });
    on("click", (event) => this.activated(event));
    on("pointerleave", () => {
      this.pointer = undefined;
      this.isQuiet = false;
      if (this.press && this.press.holds !== "thing") return;
      if (this.aim()) this.aimAt(undefined);
      else this.turn(pointAt(this.hand, undefined));
    });
    on("keydown", (event) => this.keyed(event));
    on("focusin", (event) => this.focused(event));
    on("focusout", (event) => {
      if (this.element.contains(event.relatedTarget)) return;
      this.focusSeen = this.byPointer = false;
      this.remark();
    });
  }

  /** The place that is pointed at. A target goes first: a head from the row below may reach over it. @param {PointerEvent} event */
  placeUnder(event) {
    /** @type {string[]} */
    const found = [];
    for (const element of this.element.ownerDocument.elementsFromPoint(event.clientX, event.clientY)) {
      const place = this.element.contains(element) && element.closest("[data-place]")?.getAttribute("data-place");
      if (place) found.push(place);
    }
    const { selected } = this.hand;
    const target = found.find((place) => selected !== undefined && choiceAt(this.scene, selected, place));
    return target ?? targetNear(this.scene, selected, this.inBoard(event)) ?? found[0];
  }

  /** A click without a pointer, as screen readers send it. @param {MouseEvent} event */
  activated(event) {
    if (event.detail !== 0) return;
    const place = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
    if (place) this.pickAt(place);
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    this.isQuiet = false;
    if (event.button !== 0 || this.pressedAim(event)) return;
    const place = this.placeUnder(event);
    if (place === undefined) {
      this.askBeside();
      return;
    }
    this.byPointer = true;
    // Else the browser would give the focus to the nearest focusable thing, with a ring that belongs to the keyboard.
    event.preventDefault();
    this.hand = { ...this.hand, focus: place, column: undefined };
    this.focusPlace();
    const { selected } = this.hand;
    const wasSelected = selected === place;
    const isTarget = selected !== undefined && choiceAt(this.scene, selected, place) !== undefined;
    const holds = isTarget && isBeside(this.scene, selected) ? "target" : "";
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, place, wasSelected, moving: false, holds };
    if (holds) this.hover(place);
    if (!wasSelected && !isTarget && waits(this.scene.actions[place])) this.pickAt(place);
    if (this.press && this.hand.selected === place) this.press.holds = "piece";
  }

  /** A press near the rim while something is to be aimed. @param {PointerEvent} event @returns {boolean} */
  pressedAim(event) {
    const action = this.aim();
    const aiming = action && !this.pending.length ? aims.press(action.aim, this.inBoard(event)) : undefined;
    if (!aiming) return false;
    event.preventDefault();
    this.byPointer = true;
    this.focusSeen = false;
    this.drawing.finish();
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, place: "", wasSelected: false, moving: true, holds: "aim" };
    this.element.setPointerCapture(event.pointerId);
    this.aimAt(aiming);
    return true;
  }

  /** @param {PointerEvent} event */
  pointed(event) {
    // Released outside: nobody told.
    if (this.press && event.buttons === 0) this.endPress();
    const { press } = this;
    const isMouse = event.pointerType !== "touch";
    const wasQuiet = this.isQuiet && (this.pointer?.clientX !== event.clientX || this.pointer.clientY !== event.clientY);
    if (isMouse) this.pointer = event;
    if (!press || press.id !== event.pointerId || press.holds === "thing") {
      if (isMouse) this.hovered(event);
      if (wasQuiet) this.retell();
      return;
    }
    const aim = this.aim();
    if (press.holds === "aim") {
      if (aim && this.aiming) this.aimAt(aims.drag(aim.aim, this.aiming, this.inBoard(event)));
      return;
    }
    if (press.holds === "target") {
      this.hover(this.targetUnder(event));
      return;
    }
    if (this.hand.selected !== press.place) return;
    if (!press.moving && Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG) return;
    if (!press.moving) {
      press.moving = true;
      this.element.setPointerCapture(event.pointerId);
    }
    this.drawing.drag(press.place, this.inBoard(event));
    this.hover(this.placeUnder(event));
  }

  /** @param {PointerEvent} event */
  hovered(event) {
    const action = this.aim();
    if (action) this.aimAt(aims.hover(action.aim, this.inBoard(event)));
    if (!this.aiming) this.hover(this.placeUnder(event));
  }

  /** Say what is shown, now that it is asked for. */
  retell() {
    this.isQuiet = false;
    if (this.aiming) this.tellAim();
    else this.tell(this.hand);
  }

  /** The place that is pointed at, if it is a target of what is selected. @param {PointerEvent} event */
  targetUnder(event) {
    const place = this.placeUnder(event);
    return place !== undefined && choiceAt(this.scene, this.hand.selected, place) ? place : undefined;
  }

  /** @param {string | undefined} place */
  hover(place) {
    if (place !== this.hand.over) this.turn(pointAt(this.hand, place));
  }

  /** @param {PointerEvent} event */
  released(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    this.press = undefined;
    if (press.holds === "aim" || (press.holds === "thing" && this.aim())) {
      const aimed = this.aimed();
      const move = aimed && aims.release(aimed.action.aim, aimed.aiming);
      if (move !== undefined) this.playAim(move);
      this.aimAt(undefined);
      return;
    }
    const place = this.placeUnder(event);
    if (press.holds === "target" || press.holds === "thing") {
      const target = this.targetUnder(event);
      if (target !== undefined) this.pickAt(target);
      else this.hover(undefined);
      return;
    }
    if (press.moving) {
      this.drawing.endDrag(press.place);
      if (place !== undefined && choiceAt(this.scene, press.place, place)) this.pickAt(place);
      else this.drawing.settlePending();
      return;
    }
    if (place !== press.place) return;
    const pickedByPress = this.hand.selected === place && !press.wasSelected;
    if (!pickedByPress) this.pickAt(place);
  }

  endPress() {
    const { press } = this;
    this.press = undefined;
    if (press?.holds === "aim") this.aimAt(undefined);
    if (press?.holds === "target" || press?.holds === "thing") this.hover(undefined);
    if (!press?.moving || press.holds === "aim") return;
    this.drawing.endDrag(press.place);
    this.drawing.settlePending();
  }

  /** Where the pointer is, in units of the scene. @param {PointerEvent} event */
  inBoard(event) {
    const matrix = /** @type {SVGSVGElement} */ (this.element).getScreenCTM();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  }

  // --- keys ------------------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.focusSeen = true;
    this.byPointer = this.isQuiet = false;
    if (this.keyedAim(event)) {
      // Done.
    } else if (isWalk(event.key)) {
      const hand = walk(this.scene, this.hand, event.key);
      this.turn({ ...hand, over: hand.focus });
      this.focusPlace();
    } else if (event.key === "Enter" || event.key === " ") {
      this.pickAt(this.hand.focus);
    } else if (event.key === "Escape") {
      // Also from what the last move has left nothing to do with.
      const from = this.hand.selected ?? this.beside;
      if (from === undefined) return;
      this.turn(letGo(this.hand));
      if (isBeside(this.scene, from)) this.host.focusBeside(from);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** A key while something is to be aimed. @param {KeyboardEvent} event @returns {boolean} whether it meant something */
  keyedAim(event) {
    const action = this.aim();
    if (!action) return false;
    if (event.key === "Escape") {
      // A press is given up first, then the pick.
      const isPressed = this.press?.holds === "aim";
      if (isPressed) this.endPress();
      return isPressed;
    }
    if (event.key === "Enter" || event.key === " ") {
      const aimed = this.aimed();
      if (aimed) this.playAim(aims.moveText(action.aim, aimed.aiming));
      else this.aimAt(this.lastAim);
      return true;
    }
    const from = this.aiming ?? this.lastAim;
    const sense = this.going?.key === event.key ? this.going.sense : aims.senseOf(action.aim, from.at, event.key);
    const aiming = aims.turnBy(action.aim, from, event.key, event.shiftKey, sense);
    this.going = { key: event.key, sense };
    if (aiming) this.aimAt(aiming);
    return aiming !== undefined;
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const place = /** @type {Element} */ (event.target).getAttribute("data-key");
    if (place) this.hand = { ...this.hand, focus: place };
    this.focusSeen = !this.byPointer;
    this.remark();
  }

  focusPlace() {
    const node = this.drawing.nodes.get(this.hand.focus ?? "");
    /** @type {any} */ (node?.element)?.focus({ preventScroll: true });
  }
}
