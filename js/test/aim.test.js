import assert from "node:assert/strict";
import test from "node:test";
import { acrossFrom, angleTowards, drag, hover, moveText, nearestPoint, press, release, rimPoint, turnBy, wayOf } from "../src/aim.js";

/** A square of 100, 400 points along it: one for each unit. */
const SQUARE = { outline: [[0, 0], [100, 0], [100, 100], [0, 100]], points: 400, most: 60, step: 5, move: "-{at}/{angle}" };
/** A triangle whose sides are 3, 4 and 5: twelve points along it. */
const TRIANGLE = { ...SQUARE, outline: [[0, 0], [4, 0], [4, 3]], points: 12 };

/** @param {{x: number, y: number}} point */
const rounded = ({ x, y }) => [x, y].map((each) => Math.round(each * 1000) / 1000 + 0);

test("points of the rim go clockwise from the first corner", () => {
  assert.deepEqual([0, 30, 150, 230, 399].map((at) => rounded(rimPoint(SQUARE, at))), [[0, 0], [30, 0], [100, 50], [70, 100], [0, 1]]);
});

test("sides need not be whole numbers of points", () => {
  const halves = { ...SQUARE, points: 10 };

  assert.deepEqual(rounded(rimPoint(halves, 3)), [100, 20]);
});

test("the way in is at a right angle to the side", () => {
  assert.deepEqual([10, 110, 210, 310].map((at) => rounded(rimPoint(SQUARE, at).inward)), [[0, 1], [-1, 0], [0, -1], [1, 0]]);
});

test("at a corner the side that begins there counts", () => {
  assert.deepEqual([0, 100, 200, 300].map((at) => rounded(rimPoint(SQUARE, at).inward)), [[0, 1], [-1, 0], [0, -1], [1, 0]]);
});

test("every point of the rim is the nearest one to itself", () => {
  for (const rim of [SQUARE, TRIANGLE]) {
    for (let at = 0; at < rim.points; at++) assert.equal(nearestPoint(rim, rimPoint(rim, at)).at, at);
  }
});

test("the nearest point is found from inside and from outside", () => {
  assert.deepEqual(nearestPoint(SQUARE, { x: 30, y: 8 }), { at: 30, distance: 8 });
  assert.deepEqual(nearestPoint(SQUARE, { x: 30, y: -8 }), { at: 30, distance: -8 });
});

test("just before the first corner the first point is the nearest", () => {
  assert.equal(nearestPoint(SQUARE, { x: 0, y: 0.3 }).at, 0);
});

test("the angle is clockwise from straight in", () => {
  assert.equal(angleTowards(SQUARE, 50, { x: 50, y: 50 }), 0);
  assert.equal(angleTowards(SQUARE, 50, { x: 0, y: 50 }), 45);
  assert.equal(angleTowards(SQUARE, 50, { x: 100, y: 50 }), -45);
  assert.equal(angleTowards(SQUARE, 150, { x: 50, y: 0 }), 45);
});

test("an angle goes no farther than the most to either side", () => {
  assert.equal(angleTowards(SQUARE, 50, { x: 0, y: 1 }), 60);
  assert.equal(angleTowards(SQUARE, 50, { x: 100, y: 1 }), -60);
});

test("the way that is aimed along points at what was aimed at", () => {
  const [x, y] = rounded(wayOf(SQUARE, { at: 50, angle: 45 }));

  assert.deepEqual([x, y], [-0.707, 0.707]);
});

test("straight in it is as far across as the board is wide", () => {
  assert.equal(Math.round(acrossFrom(SQUARE, { at: 50, angle: 0 })), 100);
  assert.equal(Math.round(acrossFrom(SQUARE, { at: 50, angle: 45 })), 71);
});

test("a move is written with its point and its angle", () => {
  assert.equal(moveText(SQUARE, { at: 412, angle: -30 }), "-412/-30");
});

test("the pointer aims straight in near the rim and outside, and not in the middle", () => {
  assert.deepEqual(hover(SQUARE, { x: 30, y: 20 }), { at: 30, angle: 0 });
  assert.deepEqual(hover(SQUARE, { x: 30, y: -300 }), { at: 30, angle: 0 });
  assert.equal(hover(SQUARE, { x: 50, y: 50 }), undefined);
});

test("a plain click plays straight in", () => {
  assert.equal(release(SQUARE, press(SQUARE, { x: 30, y: 3 })), "-30/0");
});

test("a click that shakes a little plays straight in too", () => {
  const aiming = drag(SQUARE, press(SQUARE, { x: 30, y: 30 }), { x: 36, y: 32 });

  assert.equal(release(SQUARE, aiming), "-30/0");
});

test("pressing and dragging turns about the point pressed", () => {
  const aiming = drag(SQUARE, press(SQUARE, { x: 50, y: 0 }), { x: 0, y: 50 });

  assert.equal(release(SQUARE, aiming), "-50/45");
});

test("a press outside turns nothing until the pointer comes in", () => {
  const aiming = drag(SQUARE, press(SQUARE, { x: 50, y: -60 }), { x: 80, y: -40 });

  assert.equal(release(SQUARE, aiming), "-50/0");
  assert.equal(release(SQUARE, drag(SQUARE, aiming, { x: 100, y: 50 })), "-50/-45");
});

test("dragging away and back gives up", () => {
  const away = drag(SQUARE, press(SQUARE, { x: 50, y: 0 }), { x: 0, y: 50 });

  assert.equal(release(SQUARE, drag(SQUARE, away, { x: 52, y: 4 })), undefined);
});

test("dragging in and out of the board again gives up", () => {
  const inside = drag(SQUARE, press(SQUARE, { x: 50, y: -5 }), { x: 50, y: 50 });

  assert.equal(release(SQUARE, drag(SQUARE, inside, { x: 70, y: -40 })), undefined);
});

test("a press outside that wanders there still plays", () => {
  assert.equal(release(SQUARE, drag(SQUARE, press(SQUARE, { x: 50, y: -20 }), { x: 65, y: -20 })), "-50/0");
});

test("dragging away, back and away again plays", () => {
  const away = drag(SQUARE, press(SQUARE, { x: 50, y: 0 }), { x: 0, y: 50 });
  const again = drag(SQUARE, drag(SQUARE, away, { x: 52, y: 4 }), { x: 50, y: 60 });

  assert.equal(release(SQUARE, again), "-50/0");
});

test("arrow keys go along the rim, round past the first point, with shift ten times as far", () => {
  assert.deepEqual(turnBy(SQUARE, { at: 0, angle: 5 }, "ArrowLeft", false), { at: 399, angle: 5 });
  assert.deepEqual(turnBy(SQUARE, { at: 395, angle: 5 }, "ArrowRight", true), { at: 5, angle: 5 });
});

test("right leads right along the lower side too", () => {
  assert.deepEqual(turnBy(SQUARE, { at: 250, angle: 0 }, "ArrowRight", false), { at: 249, angle: 0 });
  assert.deepEqual(turnBy(SQUARE, { at: 250, angle: 0 }, "ArrowLeft", true), { at: 260, angle: 0 });
});

test("a key that is held on goes on round a corner", () => {
  assert.deepEqual(turnBy(SQUARE, { at: 250, angle: 0 }, "ArrowRight", false, 1), { at: 251, angle: 0 });
});

test("arrow keys turn by a step, no farther than the most", () => {
  assert.deepEqual(turnBy(SQUARE, { at: 7, angle: 0 }, "ArrowDown", false), { at: 7, angle: 5 });
  assert.deepEqual(turnBy(SQUARE, { at: 7, angle: -58 }, "ArrowUp", false), { at: 7, angle: -60 });
});

test("other keys mean nothing to an aim", () => {
  assert.equal(turnBy(SQUARE, undefined, "Home", false), undefined);
});
