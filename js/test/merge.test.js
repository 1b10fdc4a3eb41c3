import assert from "node:assert/strict";
import test from "node:test";
import { merge } from "../src/merge.js";

// Source: RFC 7396, appendix A.
const EXAMPLES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test("the examples of the RFC come out as it says", () => {
  for (const [target, patch, expected] of EXAMPLES) assert.deepEqual(merge(target, patch), expected);
});

test("neither the target nor the patch is changed", () => {
  const target = { a: { b: 1 } };
  const patch = { a: { b: 2 } };
  merge(target, patch).a.b = 3;

  assert.deepEqual([target, patch], [{ a: { b: 1 } }, { a: { b: 2 } }]);
});
