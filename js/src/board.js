/**
 * The board of a view: pointer, touch, drag and keys become picks; picks become moves.
 *
 * @typedef {import("./interact.js").Hand} Hand
 * @typedef {import("./wire.js").Answer} Answer
 * @typedef {object} Host what the board needs of the view around it
 * @property {(move: string) => Promise<Answer>} sendMove
 * @property {(told: {move?: string, words: string, note?: string, kind?: string}) => void} say
 * @property {() => void} rest the status line goes back to the picture's
 * @property {AbortSignal} signal
 */
import { Drawing } from "./drawing.js";
import { isWalk, letGo, pick, pointAt, settle, walk } from "./interact.js";
import { choiceAt, findMove, needsTarget, wordsOf } from "./scene.js";

/** Pixels that a pressed pointer may wander before it drags. */
const DRAG = 6;

export class Board {
  /** @param {string} id @param {Host} host */
  constructor(id, host) {
    this.host = host;
    this.drawing = new Drawing(id);
    this.element = this.drawing.root;
    /** @type {Hand} */
    this.hand = {};
    /** Whether the focus is on the board and came by keyboard. */
    this.focusSeen = false;
    /** Whether the pointer was used last: its focus needs no ring. */
    this.byPointer = false;
    /** Moves sent and not answered. @type {string[]} */
    this.pending = [];
    /** A press that may become a drag. @type {{id: number, x: number, y: number, place: string, wasSelected: boolean, moving: boolean} | undefined} */
    this.press = undefined;
    this.listen();
  }

  get scene() {
    return this.drawing.scene;
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {{animated: boolean, isNews: boolean}} how isNews: another position, not only words or advice about the same; a drag and
   *   a move on its way outlive the latter
   */
  show(scene, { animated, isNews }) {
    if (isNews) this.endPress();
    const hadFocus = this.element.contains(this.element.ownerDocument.activeElement);
    const before = this.scene;
    this.drawing.show(scene, animated);
    if (isNews) this.drawing.settlePending();
    this.hand = settle(scene, this.hand, before);
    this.remark();
    // Only if the element that had it is gone: each focus makes the page's editors look at their selection.
    if (hadFocus && !this.element.contains(this.element.ownerDocument.activeElement)) this.focusPlace();
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
    this.pending.push(move);
    const answer = await this.host.sendMove(move);
    this.pending.splice(this.pending.indexOf(move), 1);
    if (!answer.ok) {
      this.drawing.settlePending();
      this.remark();
      this.host.say({ words: answer.words ?? "That move was refused.", kind: "refused" });
    }
    return answer;
  }

  // --- marks and words -------------------------------------------------------------------------------------------------

  remark() {
    this.drawing.mark(this.hand, this.focusSeen);
    for (const [key, { element, item }] of this.drawing.nodes) {
      const tabindex = key === this.hand.focus ? "0" : "-1";
      if (item.label && element.getAttribute("tabindex") !== tabindex) element.setAttribute("tabindex", tabindex);
    }
  }

  /** Say what a pick would do. @param {Hand} hand @returns {boolean} whether there was something to say */
  tell({ selected, over }) {
    const choice = over === undefined ? undefined : choiceAt(this.scene, selected, over);
    if (!choice || over === undefined) return false;
    this.host.say({ move: choice.move, words: `${wordsOf(this.scene, selected, choice)}.`, note: choice.note });
    return true;
  }

  /** @param {Hand} hand */
  turn(hand) {
    const before = this.hand;
    this.hand = hand;
    this.remark();
    if (this.tell(hand)) return;
    const action = hand.selected === undefined ? undefined : this.scene.actions[hand.selected];
    if (needsTarget(action) && before.selected !== hand.selected) {
      const many = Object.keys(action.then).length;
      this.host.say({ words: `${this.scene.items[/** @type {string} */ (hand.selected)].label}: ${many === 1 ? "1 place" : `${many} places`} to go.` });
    } else if (before.over !== hand.over || before.selected !== hand.selected) {
      this.host.rest();
    }
  }

  /** @param {string | undefined} place */
  pickAt(place) {
    this.drawing.finish();
    // A double click is one move: its second half finds the same move on its way.
    const { hand, played, refused } = pick(this.scene, this.hand, place);
    this.turn(hand);
    if (played && !this.pending.includes(played.move)) {
      this.hand = { ...this.hand, over: undefined, focus: played.target };
      void this.play(played.move);
    } else if (refused !== undefined) {
      this.explain(refused);
    }
  }

  /** Why nothing can be picked at a place, as far as the scene tells. @param {string} place */
  explain(place) {
    const what = this.scene.items[place]?.label ?? place;
    const idle = Object.keys(this.scene.actions).length === 0;
    this.host.say({ words: idle ? `${what}: nothing can be moved now.` : `${what}: nothing to pick there.`, kind: "refused" });
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
    this.element.addEventListener("touchmove", (event) => this.press && this.hand.selected === this.press.place && event.preventDefault(), {
      signal,
      passive: false,
    });
    on("click", (event) => this.activated(event));
    on("pointerleave", () => this.press || this.turn(pointAt(this.hand, undefined)));
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
    return found.find((place) => selected !== undefined && choiceAt(this.scene, selected, place)) ?? found[0];
  }

  /** A click without a pointer, as screen readers send it. @param {MouseEvent} event */
  activated(event) {
    if (event.detail !== 0) return;
    const place = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
    if (place) this.pickAt(place);
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    if (event.button !== 0) return;
    const place = this.placeUnder(event);
    if (place === undefined) return;
    this.byPointer = true;
    // Else the browser would give the focus to the nearest focusable thing, with a ring that belongs to the keyboard.
    event.preventDefault();
    this.hand = { ...this.hand, focus: place, column: undefined };
    this.focusPlace();
    const { selected } = this.hand;
    const wasSelected = selected === place;
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, place, wasSelected, moving: false };
    const isTarget = selected !== undefined && choiceAt(this.scene, selected, place);
    if (!wasSelected && !isTarget && needsTarget(this.scene.actions[place])) this.pickAt(place);
  }

  /** @param {PointerEvent} event */
  pointed(event) {
    // Released outside: nobody told.
    if (this.press && event.buttons === 0) this.endPress();
    const { press } = this;
    if (!press || press.id !== event.pointerId) {
      if (event.pointerType !== "touch") this.hover(this.placeUnder(event));
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

  /** @param {string | undefined} place */
  hover(place) {
    if (place !== this.hand.over) this.turn(pointAt(this.hand, place));
  }

  /** @param {PointerEvent} event */
  released(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    this.press = undefined;
    const place = this.placeUnder(event);
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
    if (!press?.moving) return;
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
    this.byPointer = false;
    if (isWalk(event.key)) {
      const hand = walk(this.scene, this.hand, event.key);
      this.turn({ ...hand, over: hand.focus });
      this.focusPlace();
    } else if (event.key === "Enter" || event.key === " ") {
      this.pickAt(this.hand.focus);
    } else if (event.key === "Escape") {
      if (this.hand.selected === undefined) return;
      this.turn(letGo(this.hand));
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
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
