import assert from "node:assert/strict";
import test from "node:test";
import { rowsOf } from "../src/rows.js";

test("each round of players is a row", () => {
  assert.deepEqual(rowsOf([0, 1, 0, 1], 2), [
    [1, 2],
    [3, 4],
  ]);
});

test("who moves twice running begins a new row each time", () => {
  assert.deepEqual(rowsOf([0, 1, 1, 1], 2), [
    [1, 2],
    [0, 3],
    [0, 4],
  ]);
});

test("a player who has dropped out leaves a gap", () => {
  assert.deepEqual(rowsOf([0, 1, 2, 0, 2], 3), [
    [1, 2, 3],
    [4, 0, 5],
  ]);
});

test("a game that begins with another player leaves a gap too", () => {
  assert.deepEqual(rowsOf([1, 0], 2), [
    [0, 1],
    [2, 0],
  ]);
});

test("without moves there are no rows", () => {
  assert.deepEqual(rowsOf([], 2), []);
});
