import assert from "node:assert/strict";
import test from "node:test";
import { letGo, pick, settle, walk } from "../src/interact.js";
import { findMove, moveGroups, wordsOf, choiceAt } from "../src/scene.js";
import { scene, slides } from "./scenes.js";

const TWO = scene([3, 4], {
  own: ["a1", "c1"],
  actions: { "tile-a1": slides("a1", ["b1", "a2"]), "tile-c1": slides("c1", ["b1"]) },
});
const PLACING = scene([3], { actions: { "tile-b1": { move: "b1", words: "places a penguin on b1" } } });

test("picking a piece selects it", () => {
  assert.deepEqual(pick(TWO, {}, "tile-a1"), { hand: { selected: "tile-a1", focus: "tile-a1" } });
});

test("picking one of its targets is the move", () => {
  const { hand, played } = pick(TWO, { selected: "tile-a1" }, "tile-a2");

  assert.deepEqual([hand.selected, played], [undefined, { move: "a1-a2", selected: "tile-a1", target: "tile-a2" }]);
});

test("picking another piece selects that one", () => {
  assert.equal(pick(TWO, { selected: "tile-a1" }, "tile-c1").hand.selected, "tile-c1");
});

test("picking the same piece again lets it go", () => {
  assert.equal(pick(TWO, { selected: "tile-a1" }, "tile-a1").hand.selected, undefined);
});

test("picking what is no target lets go and says so", () => {
  const { hand, played, refused } = pick(TWO, { selected: "tile-a1" }, "tile-d2");

  assert.deepEqual([hand.selected, played, refused], [undefined, undefined, "tile-d2"]);
});

test("where one pick is a move, it is played at once", () => {
  assert.deepEqual(pick(PLACING, {}, "tile-b1").played, { move: "b1", target: "tile-b1" });
});

test("picking beside everything lets go", () => {
  assert.deepEqual(pick(TWO, { selected: "tile-a1" }, undefined), { hand: {} });
});

test("letting go keeps the focus", () => {
  assert.deepEqual(letGo({ selected: "tile-a1", focus: "tile-a1" }), { focus: "tile-a1" });
});

test("a selection that the next scene does not offer is let go", () => {
  assert.equal(settle(scene([3, 4], { own: ["a1"] }), { selected: "tile-a1" }).selected, undefined);
});

test("a selection that the next scene offers too is kept", () => {
  assert.equal(settle(TWO, { selected: "tile-a1" }).selected, "tile-a1");
});

test("when the place with the focus is gone, it goes to the nearest one", () => {
  assert.equal(settle(scene([4]), { focus: "tile-e1" }, scene([5])).focus, "tile-d1");
});

test("the focus begins at what can be picked first", () => {
  assert.equal(settle(PLACING, {}).focus, "tile-b1");
});

test("left and right walk the row and stop at its ends", () => {
  assert.equal(walk(TWO, { focus: "tile-a1" }, "ArrowRight").focus, "tile-b1");
  assert.equal(walk(TWO, { focus: "tile-a1" }, "ArrowLeft").focus, "tile-a1");
});

test("a gap in the row is walked over", () => {
  const gap = scene([5]);
  delete gap.items["tile-b1"];
  delete gap.items["tile-c1"];

  assert.equal(walk(gap, { focus: "tile-a1" }, "ArrowRight").focus, "tile-d1");
});

test("walking straight down does not drift sideways", () => {
  const board = scene([7, 8, 7, 8, 7, 8, 7, 8]);
  let hand = { focus: "tile-d1" };
  for (let row = 2; row <= 8; row++) hand = walk(board, hand, "ArrowDown");

  assert.match(hand.focus, /tile-[de]8/);
});

test("walking down and up again comes back to the same place", () => {
  const board = scene([7, 8, 7, 8]);
  let hand = { focus: "tile-d1" };
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]) hand = walk(board, hand, key);

  assert.equal(hand.focus, "tile-d1");
});

test("every place can be walked to by arrow keys alone", () => {
  const board = scene([7, 8, 7, 8, 7, 8, 7, 8]);
  for (const gone of ["b2", "c2", "d3", "e3", "a5", "h6"]) delete board.items[`tile-${gone}`];
  const seen = new Set(["tile-a1"]);
  for (const place of seen) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) seen.add(walk(board, { focus: place }, key).focus);
  }

  assert.deepEqual([...seen].sort(), Object.keys(board.items).sort());
});

test("Home and End go to the ends of the row", () => {
  assert.equal(walk(TWO, { focus: "tile-b2" }, "End").focus, "tile-d2");
  assert.equal(walk(TWO, { focus: "tile-b2" }, "Home").focus, "tile-a2");
});

test("a move's text is found with where it begins and ends", () => {
  assert.deepEqual(findMove(TWO, "c1-b1"), { selected: "tile-c1", target: "tile-b1" });
  assert.deepEqual(findMove(PLACING, "b1"), { target: "tile-b1" });
  assert.equal(findMove(TWO, "a1-z9"), undefined);
});

test("moves are grouped by the place they begin with", () => {
  assert.deepEqual(
    moveGroups(TWO).map(({ place, choices }) => [place, choices.map(({ choice }) => choice.move)]),
    [
      ["tile-a1", ["a1-b1", "a1-a2"]],
      ["tile-c1", ["c1-b1"]],
    ],
  );
});

test("what a move does is said with what its piece does", () => {
  const choice = choiceAt(TWO, "tile-a1", "tile-b1");

  assert.equal(wordsOf(TWO, "tile-a1", choice), "takes 1 fish from a1, lands on 1 fish");
});
