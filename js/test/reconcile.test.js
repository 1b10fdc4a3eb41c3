import assert from "node:assert/strict";
import test from "node:test";
import { reconcile } from "../src/reconcile.js";
import { scene } from "./scenes.js";

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
