/**
 * What to do so that a drawing of one scene shows another. Pure: two scenes in, patches out.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Item} Item
 * @typedef {{kind: "enter", key: string, item: Item}
 *   | {kind: "leave", key: string, item: Item}
 *   | {kind: "change", key: string, item: Item, before: Item}
 *   | {kind: "move", key: string, from: string, item: Item, before: Item}} Patch
 */
import { point } from "./scene.js";

/** @param {Scene} before @param {Scene} after @returns {Patch[]} */
export function reconcile(before, after) {
  const left = new Map(Object.entries(before.items).filter(([key]) => !after.items[key]));
  const fresh = Object.entries(after.items).filter(([key]) => !before.items[key]);
  /** @type {Patch[]} */
  const patches = [];
  for (const [key, item] of fresh) {
    const from = origin(key, item, left, after, fresh);
    if (from === undefined) {
      patches.push({ kind: "enter", key, item });
      continue;
    }
    patches.push({ kind: "move", key, from, item, before: before.items[from] });
    left.delete(from);
  }
  for (const [key, item] of Object.entries(after.items)) {
    const old = before.items[key];
    if (old && !isSame(old, item)) patches.push({ kind: "change", key, item, before: old });
  }
  for (const [key, item] of left) patches.push({ kind: "leave", key, item });
  return patches;
}

/**
 * The key of the leaving item that a new one has come from: as the scene says, or the nearest of its kind.
 * @param {string} key @param {Item} item @param {Map<string, Item>} left @param {Scene} after
 * @param {[string, Item][]} fresh
 */
function origin(key, item, left, after, fresh) {
  const told = after.moved?.[key];
  if (told !== undefined && left.has(told) && isAlike(/** @type {Item} */ (left.get(told)), item)) return told;
  if (item.player === undefined || item.shape === undefined) return undefined;
  // Of many that come and go at once (another game, a jump) none is said to have moved.
  if (fresh.filter(([, other]) => isAlike(other, item)).length > 2) return undefined;
  const claimed = new Set(Object.values(after.moved ?? {}));
  const candidates = [...left].filter(([old, other]) => !claimed.has(old) && isAlike(other, item));
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
