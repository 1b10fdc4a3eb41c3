import assert from "node:assert/strict";
import test from "node:test";
import { reconcile, stepBetween } from "../src/reconcile.js";
import { row, scene } from "./scenes.js";

/** What each patch is and of what. @param {any[]} patches */
const told = (patches) => patches.map(({ kind, key, from }) => (from ? `${kind} ${from} ${key}` : `${kind} ${key}`)).sort();

test("between equal scenes there is nothing to do", () => {
  assert.deepEqual(reconcile(scene([2, 3], { own: ["a1"] }), scene([2, 3], { own: ["a1"] })), []);
});

test("from nothing everything enters", () => {
  assert.deepEqual(told(reconcile(scene([]), scene([1], { own: ["a1"] }))), ["enter penguin-a1", "enter tile-a1"]);
});

test("a piece goes where the scene says it went", () => {
  const after = scene([3], { own: ["c1"], moved: { "penguin-c1": "penguin-a1" } });

  assert.deepEqual(told(reconcile(scene([3], { own: ["a1"] }), after)), ["move penguin-a1 penguin-c1"]);
});

test("a move taken back, of which the scene says nothing, is still seen as one", () => {
  assert.deepEqual(told(reconcile(scene([3], { own: ["c1"] }), scene([3], { own: ["a1"] }))), ["move penguin-c1 penguin-a1"]);
});

test("of two pieces that left, the nearer one has moved", () => {
  const patches = reconcile(scene([6], { own: ["a1", "e1"] }), scene([6], { own: ["d1"] }));

  assert.deepEqual(told(patches), ["leave penguin-a1", "move penguin-e1 penguin-d1"]);
});

test("a piece of another player never becomes one's own", () => {
  const patches = reconcile(scene([3], { other: ["a1"] }), scene([3], { own: ["c1"] }));

  assert.deepEqual(told(patches), ["enter penguin-c1", "leave penguin-a1"]);
});

test("what a wrong hint names is not moved", () => {
  const after = scene([3], { own: ["c1"], moved: { "penguin-c1": "penguin-z9" } });

  assert.deepEqual(told(reconcile(scene([3]), after)), ["enter penguin-c1"]);
});

test("a tile that is gone leaves, one that changed its label changes", () => {
  const after = scene([2]);
  after.items["tile-a1"] = { ...after.items["tile-a1"], label: "a1, 1 fish, Ada's penguin" };

  assert.deepEqual(told(reconcile(scene([3]), after)), ["change tile-a1", "leave tile-c1"]);
});

/** A row that a floe is shoved into, and how it looks then. */
const ROW = row("123.");
const SHOVED = row("9123", { moved: { "floe-b1": "floe-a1", "floe-c1": "floe-b1", "floe-d1": "floe-c1" } });

test("in a row that moves on each takes the next one's key", () => {
  assert.deepEqual(told(reconcile(ROW, SHOVED, "on")), [
    "enter floe-a1",
    "move floe-a1 floe-b1",
    "move floe-b1 floe-c1",
    "move floe-c1 floe-d1",
  ]);
});

test("a move taken back is the same the other way round", () => {
  assert.deepEqual(told(reconcile(SHOVED, ROW, "back")), [
    "leave floe-a1",
    "move floe-b1 floe-a1",
    "move floe-c1 floe-b1",
    "move floe-d1 floe-c1",
  ]);
});

test("what a scene says of its last move is nothing to a jump from elsewhere", () => {
  assert.deepEqual(told(reconcile(ROW, SHOVED)), ["change floe-a1", "change floe-b1", "change floe-c1", "enter floe-d1"]);
});

test("the same position again, with a hint say, moves nothing", () => {
  assert.deepEqual(reconcile(SHOVED, structuredClone(SHOVED)), []);
});

test("what falls off leaves, though another has its key now", () => {
  const patches = reconcile(row("12"), row("91", { moved: { "floe-b1": "floe-a1" } }), "on");

  assert.deepEqual(told(patches), ["enter floe-a1", "leave floe-b1", "move floe-a1 floe-b1"]);
  assert.equal(patches.find(({ kind }) => kind === "leave").item.shape, "floe-2");
});

test("what comes in and what falls off went as far as what it pushed, or was pushed by", () => {
  const patches = reconcile(row("12"), row("91", { moved: { "floe-b1": "floe-a1" } }), "on");

  assert.deepEqual(patches.filter(({ kind }) => kind !== "move").map(({ by }) => by), [{ x: 50, y: 0 }, { x: 50, y: 0 }]);
});

test("two new things never come from the same old one", () => {
  const after = row("11.", { moved: { "floe-a1": "floe-c1", "floe-b1": "floe-c1" } });

  assert.deepEqual(told(reconcile(row("..1"), after, "on")), ["enter floe-b1", "move floe-c1 floe-a1"]);
});

test("one move more in the same line is a step on, one less a step back", () => {
  const at = (/** @type {number} */ ply, list = ["a", "b", "c"]) => ({ game: "toy", moves: { at: ply, list } });

  assert.equal(stepBetween(at(1), at(2)), "on");
  assert.equal(stepBetween(at(2), at(1)), "back");
  assert.equal(stepBetween(at(1, ["a"]), at(2, ["a", "x"])), "on");
});

test("another line, another game, two moves at once or none are no step", () => {
  const at = (/** @type {number} */ ply, list = ["a", "b", "c"], game = "toy") => ({ game, moves: { at: ply, list } });

  assert.deepEqual(
    [
      [at(1), at(2, ["x", "b"])],
      [at(1), at(2, ["a", "b"], "other")],
      [at(0), at(2)],
      [at(2), at(2)],
      [undefined, at(1)],
    ].map(([before, after]) => stepBetween(before, after)),
    [undefined, undefined, undefined, undefined, undefined],
  );
});
