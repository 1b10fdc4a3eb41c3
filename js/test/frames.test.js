import assert from "node:assert/strict";
import test from "node:test";
import { SINKING, keyframesOf } from "../src/frames.js";

const FRAMES = {
  duration: 1000,
  items: { floe: [0, 0, 0, 10, 0, 5, 20, 0, 10, 30, 0, 15, 40, 0, 20], early: [0, 0, 350, 5, 5, 10, 10, 10, 30], still: [7, 8, 0] },
};

/** @param {{keyframes: Keyframe[]}} frames @param {string} name */
const every = ({ keyframes }, name) => keyframes.map((each) => /** @type {any} */ (each)[name]);

test("frames are equally far apart in time, over the whole duration", () => {
  const way = keyframesOf(FRAMES, "floe");

  assert.equal(way.duration, 1000);
  assert.deepEqual(every(way, "offset"), [0, 0.25, 0.5, 0.75, 1]);
});

test("a frame is a place and an angle", () => {
  assert.equal(keyframesOf(FRAMES, "floe").keyframes[1].transform, "translate(10px, 0px) rotate(5deg) scale(1)");
});

test("what has fewer frames is done earlier", () => {
  assert.equal(keyframesOf(FRAMES, "early").duration, 500);
});

test("what is gone sinks where its frames end", () => {
  const way = keyframesOf(FRAMES, "early", { sinks: true });

  assert.equal(way.duration, 500 + SINKING);
  assert.equal(way.keyframes.at(-1).transform, "translate(10px, 20px) rotate(390deg) scale(0.9)");
  assert.deepEqual(every(way, "opacity"), [1, 1, 1, 0]);
});

test("a turn past north goes the short way round", () => {
  assert.match(String(keyframesOf(FRAMES, "early").keyframes[1].transform), /rotate\(370deg\)/);
});

test("what rides something keeps its distance from the way and stays upright", () => {
  const way = keyframesOf(FRAMES, "floe", { rides: { dx: 1, dy: -2 } });

  assert.equal(way.keyframes[2].transform, "translate(21px, -2px) scale(1)");
});

test("a single frame is a place to stay at", () => {
  assert.deepEqual(every(keyframesOf(FRAMES, "still"), "offset"), [0, 1]);
});
