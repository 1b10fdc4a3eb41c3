/**
 * What pointer and keys mean: a small state machine without a page. Pick something, then one of its targets.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {object} Hand
 * @property {string} [selected] the place that was picked and waits for a target
 * @property {string} [over] the place pointed at, or walked to
 * @property {string} [focus] the place that has the focus when the board is entered by keyboard
 * @property {number} [column] the x that walking up and down keeps to
 * @property {string} [used] the target that was played last with something from beside the board
 *
 * @typedef {{move: string, selected?: string, target: string}} Played
 * @typedef {{hand: Hand, played?: Played, refused?: string}} Outcome
 */
import { choiceAt, isBeside, needsTarget, places, point, waits } from "./scene.js";

/** How near, in board units, the pointer must come to a target to mean it when it is over no other. */
const NEAR = 24;

/**
 * A place is picked by click, Enter or the start of a drag. What was picked from beside the board stays picked: it is often
 * wanted again.
 * @param {Scene} scene @param {Hand} hand @param {string | undefined} place @returns {Outcome}
 */
export function pick(scene, hand, place) {
  if (place === undefined) return { hand: letGo(hand) };
  const choice = choiceAt(scene, hand.selected, place);
  if (choice) {
    const from = hand.selected === undefined ? {} : { selected: hand.selected };
    const after = isBeside(scene, hand.selected) ? { ...hand, used: place } : letGo(hand);
    return { hand: after, played: { move: choice.move, ...from, target: place } };
  }
  if (place === hand.selected) return { hand: letGo(hand) };
  if (waits(scene.actions[place])) return { hand: taken(scene, hand, place) };
  const direct = choiceAt(scene, undefined, place);
  if (direct) return { hand: letGo(hand), played: { move: direct.move, target: place } };
  return { hand: isBeside(scene, hand.selected) ? hand : letGo(hand), refused: place };
}

/**
 * Something that waits for more is taken: a place gets the focus itself, a thing beside the board gives it to a target.
 * @param {Scene} scene @param {Hand} hand @param {string} key @returns {Hand}
 */
function taken(scene, hand, key) {
  if (!isBeside(scene, key)) return { ...hand, selected: key, focus: key };
  const action = scene.actions[key];
  if (!needsTarget(action)) return { ...hand, selected: key };
  const { used = "", focus } = hand;
  return { ...hand, selected: key, focus: used in action.then ? used : (Object.keys(action.then)[0] ?? focus) };
}

/** @param {Hand} hand @returns {Hand} */
export function letGo(hand) {
  const { selected: _, ...rest } = hand;
  return rest;
}

/** @param {Hand} hand @param {string | undefined} place @returns {Hand} */
export const pointAt = (hand, place) => ({ ...hand, over: place });

/**
 * After a new scene: what is selected stays if it still can be; the focus stays near where it was.
 * @param {Scene} scene @param {Hand} hand @param {Scene} [before] @returns {Hand}
 */
export function settle(scene, hand, before) {
  const kept = { ...hand };
  if (kept.selected !== undefined && !waits(scene.actions[kept.selected])) delete kept.selected;
  if (kept.over !== undefined && !scene.items[kept.over]) delete kept.over;
  if (kept.focus === undefined || !scene.items[kept.focus]?.label) {
    const gone = kept.focus === undefined ? undefined : before?.items[kept.focus];
    kept.focus = gone ? nearest(scene, point(gone)) : firstPlace(scene);
  }
  return kept;
}

/** Where the focus begins: at what can be picked first. @param {Scene} scene */
const firstPlace = (scene) => places(scene).find((key) => scene.actions[key]) ?? places(scene)[0];

/** @param {Scene} scene @param {{x: number, y: number}} to @param {string[]} among @returns {{key?: string, far: number}} */
function nearestOf(scene, to, among) {
  /** @type {{key?: string, far: number}} */
  let best = { far: Infinity };
  for (const key of among) {
    const { x, y } = point(scene.items[key]);
    const far = Math.hypot(x - to.x, y - to.y);
    if (far < best.far) best = { key, far };
  }
  return best;
}

/** @param {Scene} scene @param {{x: number, y: number}} to */
const nearest = (scene, to) => nearestOf(scene, to, places(scene)).key;

/**
 * The target of what is selected that the pointer means when it is over none: small ones are hard to hit.
 * @param {Scene} scene @param {string | undefined} selected @param {{x: number, y: number}} pointer @returns {string | undefined}
 */
export function targetNear(scene, selected, pointer) {
  const action = selected === undefined ? undefined : scene.actions[selected];
  if (!needsTarget(action)) return undefined;
  const { key, far } = nearestOf(scene, pointer, Object.keys(action.then).filter((target) => scene.items[target]));
  return far <= NEAR ? key : undefined;
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {string} key */
export const isWalk = (key) => key in WAYS || key === "Home" || key === "End";

/**
 * The place that an arrow key leads to. Left and right stay in the row; up and down go a row on, keeping to a column as far
 * as the ice allows, so that walking straight down a half-offset grid does not drift. With something from beside the board the
 * keys go round its targets instead.
 * @param {Scene} scene @param {Hand} hand @param {string} key @returns {Hand}
 */
export function walk(scene, hand, key) {
  const targets = round(scene, hand);
  if (targets.length) return goRound(hand, targets, key);
  const all = places(scene);
  const here = hand.focus === undefined ? undefined : scene.items[hand.focus];
  if (!here) return { ...hand, focus: all[0] };
  if (key === "Home" || key === "End") return rowEnd(scene, hand, all, key === "End");
  const [across, down] = WAYS[/** @type {keyof typeof WAYS} */ (key)];
  return across ? sideways(scene, hand, all, across) : upOrDown(scene, hand, all, down);
}

/** The targets that keys go round, in their own order. @param {Scene} scene @param {Hand} hand @returns {string[]} */
function round(scene, { selected = "" }) {
  const action = scene.actions[selected];
  return isBeside(scene, selected) && needsTarget(action) ? Object.keys(action.then) : [];
}

/** @param {Hand} hand @param {string[]} targets @param {string} key @returns {Hand} */
function goRound(hand, targets, key) {
  const at = targets.indexOf(hand.focus ?? "");
  const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  if (key === "Home" || at < 0) return { ...hand, focus: targets[0] };
  if (key === "End") return { ...hand, focus: targets.at(-1) };
  return { ...hand, focus: targets[(at + by + targets.length) % targets.length] };
}

/** The places of the row that has the focus. @param {Scene} scene @param {Hand} hand @param {string[]} all */
function rowOf(scene, hand, all) {
  const { y } = point(scene.items[/** @type {string} */ (hand.focus)]);
  return all.filter((key) => Math.abs(point(scene.items[key]).y - y) < 1);
}

/** @param {Scene} scene @param {Hand} hand @param {string[]} all @param {boolean} last @returns {Hand} */
function rowEnd(scene, hand, all, last) {
  const row = rowOf(scene, hand, all);
  return { ...hand, focus: last ? row.at(-1) : row[0], column: undefined };
}

/** @param {Scene} scene @param {Hand} hand @param {string[]} all @param {number} across @returns {Hand} */
function sideways(scene, hand, all, across) {
  const row = rowOf(scene, hand, all);
  const focus = row[row.indexOf(/** @type {string} */ (hand.focus)) + across];
  return focus === undefined ? hand : { ...hand, focus, column: undefined };
}

/** @param {Scene} scene @param {Hand} hand @param {string[]} all @param {number} down @returns {Hand} */
function upOrDown(scene, hand, all, down) {
  const here = point(scene.items[/** @type {string} */ (hand.focus)]);
  const column = hand.column ?? here.x;
  /** @type {{key: string, cost: number}[]} */
  const found = [];
  for (const key of all) {
    const there = point(scene.items[key]);
    const rows = (there.y - here.y) * down;
    // A row on and half a cell aside is a neighbour; farther rows only when nearer ones have nothing close.
    if (rows > 1) found.push({ key, cost: rows * 2 + Math.abs(there.x - column) });
  }
  found.sort((a, b) => a.cost - b.cost);
  return found.length ? { ...hand, focus: found[0].key, column } : hand;
}
