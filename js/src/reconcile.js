/**
 * What to do so that a drawing of one scene shows another. Pure: two scenes in, patches out.
 *
 * Where things take each other's keys (a row that moves on), the same key means one thing before and another after. So a patch
 * names elements by their keys before, and what they become by their keys after.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Item} Item
 * @typedef {{x: number, y: number}} Way
 * @typedef {{kind: "enter", key: string, item: Item, by?: Way}
 *   | {kind: "leave", key: string, item: Item, by?: Way}
 *   | {kind: "change", key: string, item: Item, before: Item}
 *   | {kind: "move", key: string, from: string, item: Item, before: Item}} Patch by: how far it was pushed in, or out
 * @typedef {"on" | "back" | undefined} Step whether the second scene is of the position a move on, or a move back
 */
import { point } from "./scene.js";

/** @param {Scene} before @param {Scene} after @param {Step} [step] @returns {Patch[]} */
export function reconcile(before, after, step) {
  const told = toldOf(before, after, step);
  const gone = new Set(told.values());
  /** What no later item has come from so far. @type {Map<string, Item>} */
  const left = new Map(Object.entries(before.items).filter(([key]) => !gone.has(key) && (told.has(key) || !after.items[key])));
  const fresh = Object.entries(after.items).filter(([key]) => !told.has(key) && (gone.has(key) || !before.items[key]));
  const moves = [...told].map(([key, from]) => moved(key, from, before, after));
  const pushes = moves.filter(({ item, before: old }) => item.at && old.at && item.at !== old.at);
  /** @type {Patch[]} */
  const patches = [...moves];
  for (const [key, item] of fresh) {
    const from = before.items[key] ? undefined : nearest(item, left, fresh);
    if (from === undefined) {
      patches.push({ kind: "enter", key, item, ...pushed(pushes.find((push) => item.at && push.before.at === item.at)) });
      continue;
    }
    patches.push(moved(key, from, before, after));
    left.delete(from);
  }
  for (const [key, item] of Object.entries(after.items)) {
    const old = before.items[key];
    if (old && !told.has(key) && !gone.has(key) && !isSame(old, item)) patches.push({ kind: "change", key, item, before: old });
  }
  for (const [key, item] of left) {
    patches.push({ kind: "leave", key, item, ...pushed(pushes.find((push) => item.at && push.item.at === item.at)) });
  }
  return patches;
}

/**
 * Which later item has come from which earlier one, as the scenes tell it. `moved` is about one step on; a step back is the
 * same the other way round. It may give a key that is there before and after only for such a step: between other scenes such a
 * key means the same thing.
 * @param {Scene} before @param {Scene} after @param {Step} step @returns {Map<string, string>}
 */
function toldOf(before, after, step) {
  const pairs =
    step === "back"
      ? Object.entries(before.moved ?? {}).map(([key, from]) => [from, key])
      : Object.entries(after.moved ?? {}).filter(([key, from]) => step === "on" || (!before.items[key] && !after.items[from]));
  /** @type {Map<string, string>} */
  const told = new Map();
  const taken = new Set();
  for (const [key, from] of pairs) {
    const [old, item] = [before.items[from], after.items[key]];
    if (!old || !item || key === from || taken.has(from) || old.layer !== item.layer || !old.shape !== !item.shape) continue;
    told.set(key, from);
    taken.add(from);
  }
  return told;
}

/** @param {string} key @param {string} from @param {Scene} before @param {Scene} after @returns {Extract<Patch, {kind: "move"}>} */
const moved = (key, from, before, after) => ({ kind: "move", key, from, item: after.items[key], before: before.items[from] });

/** How far a push went. @param {Extract<Patch, {kind: "move"}> | undefined} push @returns {{by?: Way}} */
function pushed(push) {
  if (!push) return {};
  const [here, there] = [point(push.before), point(push.item)];
  return { by: { x: there.x - here.x, y: there.y - here.y } };
}

/**
 * Of what left, the nearest that a new item may have been, where no scene tells: a move taken back, say.
 * @param {Item} item @param {Map<string, Item>} left @param {[string, Item][]} fresh
 */
function nearest(item, left, fresh) {
  if (item.player === undefined || item.shape === undefined) return undefined;
  // Of many that come and go at once (another game, a jump) none is said to have moved.
  if (fresh.filter(([, other]) => isAlike(other, item)).length > 2) return undefined;
  const candidates = [...left].filter(([, other]) => isAlike(other, item));
  candidates.sort((a, b) => distance(a[1], item) - distance(b[1], item));
  return candidates[0]?.[0];
}

/** Whether one may have become the other by moving. @param {Item} a @param {Item} b */
const isAlike = (a, b) => a.layer === b.layer && a.shape === b.shape && a.player === b.player && !a.path && !b.path;

/** @param {Item} a @param {Item} b */
function distance(a, b) {
  const one = point(a);
  const two = point(b);
  return Math.hypot(one.x - two.x, one.y - two.y);
}

/** @param {any} a @param {any} b @returns {boolean} */
function isSame(a, b) {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) =>
    Array.isArray(a[name]) ? a[name].join() === b[name]?.join?.() : a[name] === b[name],
  );
}

/**
 * Which step leads from one picture to the other.
 * @param {any} before @param {any} after @returns {Step}
 */
export function stepBetween(before, after) {
  if (!before?.moves || before.game !== after.game) return undefined;
  const [from, to] = [before.moves.at, after.moves.at];
  const shared = Math.min(from, to);
  const isOneLine = before.moves.list.slice(0, shared).join() === after.moves.list.slice(0, shared).join();
  if (!isOneLine || Math.abs(to - from) !== 1) return undefined;
  return to > from ? "on" : "back";
}
