import assert from "node:assert/strict";
import test from "node:test";
import { letGo, pick, settle, targetNear, walk } from "../src/interact.js";
import { beginsBeside, findMove, labelOf, moveGroups, opening, wordsOf, choiceAt } from "../src/scene.js";
import { row, scene, shoves, slides } from "./scenes.js";

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

/** A thing beside the board with three targets, in an order of its own, and one that is a move by itself. */
const BESIDE = row("1111", { actions: { "supply-1": shoves(["c1", "a1", "b1"]), "end-turn": { move: "end", words: "end the turn" } } });
const TRAYS = [{ title: "Supply", items: [{ key: "supply-1", shape: "floe-1", word: "blank floe", value: 3 }] }];

test("picking a thing beside the board gives the focus to its first target", () => {
  assert.deepEqual(pick(BESIDE, { focus: "cell-d1" }, "supply-1").hand, { selected: "supply-1", focus: "cell-c1" });
});

test("or to the target that was played last", () => {
  assert.equal(pick(BESIDE, { used: "cell-b1" }, "supply-1").hand.focus, "cell-b1");
});

test("what was picked from beside the board stays picked after a move", () => {
  const { hand, played } = pick(BESIDE, { selected: "supply-1" }, "cell-a1");

  assert.deepEqual([hand.selected, hand.used, played], ["supply-1", "cell-a1", { move: "-a1", selected: "supply-1", target: "cell-a1" }]);
});

test("and after a pick beside its targets", () => {
  const { hand, refused } = pick(BESIDE, { selected: "supply-1" }, "cell-d1");

  assert.deepEqual([hand.selected, refused], ["supply-1", "cell-d1"]);
});

test("picked again it is let go", () => {
  assert.equal(pick(BESIDE, { selected: "supply-1" }, "supply-1").hand.selected, undefined);
});

test("a thing beside the board that is a move by itself is played at once", () => {
  assert.deepEqual(pick(BESIDE, { selected: "supply-1" }, "end-turn").played, { move: "end", target: "end-turn" });
});

test("arrow keys go round the targets of a thing beside the board in their order", () => {
  const hand = { selected: "supply-1", focus: "cell-c1" };

  assert.equal(walk(BESIDE, hand, "ArrowRight").focus, "cell-a1");
  assert.equal(walk(BESIDE, hand, "ArrowDown").focus, "cell-a1");
  assert.equal(walk(BESIDE, hand, "ArrowLeft").focus, "cell-b1");
  assert.equal(walk(BESIDE, hand, "ArrowUp").focus, "cell-b1");
});

test("Home and End go to the first and the last of them", () => {
  const hand = { selected: "supply-1", focus: "cell-a1" };

  assert.equal(walk(BESIDE, hand, "Home").focus, "cell-c1");
  assert.equal(walk(BESIDE, hand, "End").focus, "cell-b1");
});

test("from elsewhere arrow keys come to the first of them", () => {
  assert.equal(walk(BESIDE, { selected: "supply-1", focus: "cell-d1" }, "ArrowRight").focus, "cell-c1");
});

test("the nearest target is meant, as long as it is near", () => {
  assert.equal(targetNear(BESIDE, "supply-1", { x: 58, y: 50 }), "cell-a1");
  assert.equal(targetNear(BESIDE, "supply-1", { x: 72, y: 50 }), "cell-b1");
  assert.equal(targetNear(BESIDE, "supply-1", { x: 40, y: 65 }), undefined);
  assert.equal(targetNear(BESIDE, "supply-1", { x: 190, y: 40 }), undefined);
});

test("without anything picked no target is near", () => {
  assert.equal(targetNear(BESIDE, undefined, { x: 40, y: 40 }), undefined);
});

test("moves of things beside the board are listed under their names", () => {
  assert.deepEqual(
    moveGroups(BESIDE, TRAYS).map(({ label, choices }) => [label, choices.map(({ choice }) => choice.move)]),
    [
      ["blank floe", ["-c1", "-a1", "-b1"]],
      ["end-turn", ["end"]],
    ],
  );
});

test("moves of an aim are not listed: it is said how they are written", () => {
  const aim = { outline: [[0, 0], [9, 0], [9, 9]], points: 1200, most: 60, step: 5, move: "-{at}/{angle}" };
  const [{ choices, aim: words }] = moveGroups(row("1", { actions: { "supply-1": { words: "shove a floe", aim } } }), TRAYS);

  assert.deepEqual([choices, words], [[], "-AT/ANGLE: AT 0 to 1199 along the rim, clockwise; ANGLE -60 to 60 degrees"]);
});

test("a place is called by its label, a thing beside the board by its word", () => {
  assert.deepEqual(["cell-a1", "supply-1", "other"].map((key) => labelOf(BESIDE, TRAYS, key)), ["a1", "blank floe", "other"]);
});

test("a choice without words is told by the preview of its target", () => {
  const previews = { "cell-a1": { words: "three move" } };

  assert.equal(wordsOf({ ...BESIDE, previews }, "supply-1", { move: "-a1" }, "cell-a1"), "shove a floe, three move");
});

test("where all moves begin beside the board, something there is to be picked first", () => {
  assert.equal(beginsBeside(row("1.", { actions: { "supply-blank": shoves(["b1"]), end: { move: "end" } } })), true);
});

test("where a move begins on the board, nothing beside it has to be picked first", () => {
  assert.equal(beginsBeside(row("1.", { actions: { "supply-blank": shoves(["b1"]), "cell-a1": { move: "a1" } } })), false);
});

test("where nothing can be moved, nothing beside the board has to be picked first", () => {
  assert.equal(beginsBeside(row("1.")), false);
});

test("where only the end of the turn is left, nothing has to be picked first", () => {
  assert.equal(beginsBeside(row("1.", { actions: { end: { move: "end" } } })), false);
});

test("a sentence opens with a capital and keeps the rest", () => {
  assert.equal(opening("blank floe"), "Blank floe");
});
