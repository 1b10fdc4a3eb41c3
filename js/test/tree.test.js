import assert from "node:assert/strict";
import { test } from "node:test";
import { unpack } from "../src/tree/columns.js";
import { layout, neighbour } from "../src/tree/layout.js";
import { CUT, DONE, Replay, bounds } from "../src/tree/replay.js";
import { Teller } from "../src/tree/teller.js";
import { throttle } from "../src/tree/throttle.js";
import { Folding } from "../src/tree/visible.js";
import { counted, interval, number } from "../src/tree/words.js";

const KINDS = ["enter", "leaf", "best", "cut", "leave", "simulate", "select", "expand", "rollout", "backup", "proved", "numbers"];

/** What Python would send for these nodes and events. */
function columns(nodes, events, steps) {
  const values = [null];
  const labels = [""];
  const place = (table, value) => {
    const key = JSON.stringify(value);
    const found = table.findIndex((each) => JSON.stringify(each) === key);
    return found >= 0 ? found : table.push(value) - 1;
  };
  const cuts = nodes.flatMap(({ cuts = [] }) => cuts.map((label) => place(labels, label)));
  const starts = [0];
  for (const { cuts: left = [] } of nodes) starts.push(starts.at(-1) + left.length);
  const arrays = {
    parents: nodes.map(({ parent = -1 }) => parent + 1),
    labels: nodes.map(({ label = "" }) => place(labels, label)),
    players: nodes.map(({ player }) => (player === undefined ? 0 : player + 2)),
    priors: nodes.map(({ prior = null }) => place(values, prior)),
    cut_starts: starts,
    cuts,
    kinds: events.map(({ kind }) => KINDS.indexOf(kind)),
    nodes: events.map(({ node }) => node),
    values: events.map(({ value = null }) => place(values, value)),
    alphas: events.map(({ alpha = null }) => place(values, alpha)),
    betas: events.map(({ beta = null }) => place(values, beta)),
    bounds: events.map(({ bound = 0 }) => bound),
    children: events.map(({ child = -1 }) => child + 1),
    steps: steps ?? events.map((_, index) => index),
  };
  // Widths of one, two and four bytes in turn, so that none may lean on where it begins.
  const widths = [1, 2, 4];
  const types = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array };
  const bytes = [];
  const head = Object.entries(arrays).map(([name, numbers], index) => {
    const width = widths[index % 3];
    bytes.push(...new Uint8Array(types[width].from(numbers).buffer));
    return { name, width, length: numbers.length };
  });
  const data = new DataView(Uint8Array.from([9, ...bytes]).buffer, 1);
  return unpack({ arrays: head, values, labels, kinds: KINDS }, data);
}

const ROOT_VIEW = { kind: "tree", view: "root", root_player: 0 };

/** The first player has two moves; the answer to the second is cut off after one look. */
const SEARCHED = () =>
  columns(
    [
      { player: 0 },
      { parent: 0, label: "a1-b1", player: 1 },
      { parent: 0, label: "a1-c1", player: 1, cuts: ["x", "y", "z"] },
      { parent: 2, label: "b2-c2", player: 0 },
    ],
    [
      { kind: "enter", node: 0, alpha: "-inf", beta: "inf" },
      { kind: "enter", node: 1, alpha: "-inf", beta: "inf" },
      { kind: "leaf", node: 1, value: 4 },
      { kind: "leave", node: 1, value: 4, bound: 1 },
      { kind: "best", node: 0, value: 4, alpha: 4, beta: "inf", child: 1 },
      { kind: "enter", node: 2, alpha: 4, beta: "inf" },
      { kind: "enter", node: 3, alpha: 4, beta: "inf" },
      { kind: "leaf", node: 3, value: 2 },
      { kind: "leave", node: 3, value: 2, bound: 1 },
      { kind: "best", node: 2, value: 2, alpha: 4, beta: 2, child: 3 },
      { kind: "cut", node: 2, value: 2, alpha: 4, beta: 2, bound: 1 },
      { kind: "leave", node: 2, value: 2, bound: 3 },
      { kind: "leave", node: 0, value: 4, bound: 1 },
    ],
  );

const replayed = (event) => {
  const replay = new Replay(SEARCHED(), ROOT_VIEW);
  replay.goto(event);
  return replay;
};

test("arrays of any width are read wherever they begin, and infinities come back", () => {
  const found = SEARCHED();
  assert.deepEqual([...found.parents], [0, 1, 1, 3]);
  assert.deepEqual(found.values, [null, 4, 2, -Infinity, Infinity]);
  assert.deepEqual([...found.childList], [1, 2, 3]);
});

test("a node is there from the event that enters it", () => {
  assert.equal(replayed(4).isEntered(2), false);
  assert.equal(replayed(5).isEntered(2), true);
});

test("the best so far narrows the window and leads the line", () => {
  const replay = replayed(4);
  assert.deepEqual(replay.windowOf(0), [4, Infinity]);
  assert.deepEqual(replay.line(), [0, 1]);
});

test("a cut is known when it happens, and says what was left out", () => {
  assert.deepEqual(replayed(9).left(2), []);
  assert.deepEqual(replayed(10).left(2), ["x", "y", "z"]);
  assert.equal(replayed(10).flags[2] & CUT, CUT);
  assert.equal(replayed(10).counts.cuts, 1);
});

test("a value that came back says what kind of bound it is", () => {
  const replay = replayed(11);
  assert.equal(replay.value(2), 2);
  assert.equal(replay.bounds[2], 3);
  assert.equal(replay.flags[2] & DONE, DONE);
});

test("going back is as if what followed had never been", () => {
  const replay = replayed(12);
  replay.goto(6);
  assert.deepEqual([replay.counts.nodes, replay.counts.cuts, replay.isEntered(3), replay.value(0)], [4, 0, true, 4]);
  replay.goto(3);
  assert.equal(replay.value(0), null);
});

test("going back over many events is the same as beginning anew", () => {
  const nodes = [{ player: 0 }, ...Array.from({ length: 20000 }, (_, index) => ({ parent: 0, label: `m${index}`, player: 1 }))];
  const events = nodes.map((_, node) => ({ kind: "enter", node, alpha: node % 7 }));
  const all = columns(nodes, events);
  const there = new Replay(all, ROOT_VIEW);
  there.goto(20000);
  there.goto(17000);
  const fresh = new Replay(all, ROOT_VIEW);
  fresh.goto(17000);
  assert.deepEqual(there.counts, fresh.counts);
  assert.deepEqual(there.flags, fresh.flags);
  assert.deepEqual(there.alphas, fresh.alphas);
});

// --- simulations --------------------------------------------------------------------------------------------------------------

/** Three games: each move once, then the first again and one deeper. */
const SIMULATED = (...more) =>
  columns(
    [
      { player: 0 },
      { parent: 0, label: "left", player: 1, prior: 0.75 },
      { parent: 0, label: "right", player: 1, prior: 0.25 },
      { parent: 1, label: "down", player: 0 },
    ],
    [
      { kind: "expand", node: 0 },
      { kind: "simulate", node: 0 },
      { kind: "expand", node: 1 },
      { kind: "rollout", node: 1, value: [1, 0] },
      { kind: "backup", node: 1, value: [1, 0] },
      { kind: "simulate", node: 0 },
      { kind: "expand", node: 2 },
      { kind: "backup", node: 2, value: [0, 1] },
      { kind: "simulate", node: 0 },
      { kind: "select", node: 1 },
      { kind: "expand", node: 3 },
      { kind: "backup", node: 3, value: [0, 1] },
      ...more,
    ],
  );

const simulated = () => {
  const replay = new Replay(SIMULATED(), { kind: "simulations", view: "all", root_player: 0 });
  replay.goto(11);
  return replay;
};

test("a game's reward is added to every node on its way", () => {
  const replay = simulated();
  assert.deepEqual([...replay.visits], [3, 2, 1, 1]);
  assert.deepEqual(replay.means(1), [0.5, 0.5]);
  assert.equal(replay.counts.depth, 2);
});

test("the best line of simulations goes where most games went", () => {
  assert.deepEqual(simulated().line(), [0, 1, 3]);
});

test("the bonus of UCT is c times the root of ln N over n", () => {
  // Worked by hand: N = 3, ln 3 = 1.0986; n = 2: sqrt(0.5493) = 0.7412; n = 1: sqrt(1.0986) = 1.0481.
  const [left, right] = bounds(simulated(), 0, "uct", 1);
  assert.equal(left.bonus.toFixed(4), "0.7412");
  assert.equal(left.bound.toFixed(4), "1.2412");
  assert.equal(right.bonus.toFixed(4), "1.0481");
});

test("the bonus of PUCT is c times the prior times the root of N over 1 + n", () => {
  // sqrt 3 = 1.7321; left: 0.75 * 1.7321 / 3 = 0.4330; right: 0.25 * 1.7321 / 2 = 0.2165.
  const [left, right] = bounds(simulated(), 0, "puct", 1);
  assert.equal(left.bonus.toFixed(4), "0.4330");
  assert.equal(right.bonus.toFixed(4), "0.2165");
});

test("where chance chooses there is no bonus, the means are the root player's, and the best line ends", () => {
  const all = SIMULATED();
  all.players = Uint8Array.from([2, 1, 3, 2]);
  const replay = new Replay(all, { kind: "simulations", view: "all", root_player: 0 });
  replay.goto(11);
  // The first child is chance's: one game went on to `down`, which the second player won.
  assert.deepEqual(bounds(replay, 1, "uct", 1).map(({ mean, bonus }) => [mean, bonus]), [[0, 0]]);
  assert.deepEqual(replay.line(), [0, 1]);
});

test("a move that is proven to be no better than another is not the best, however often it was tried", () => {
  const all = SIMULATED({ kind: "proved", node: 1, alpha: 0, beta: 0 });
  const replay = new Replay(all, { kind: "simulations", view: "all", root_player: 0, proof: "win" });
  assert.equal(replay.goto(11) ?? replay.favourite(0), 1);
  replay.goto(12);
  // `left` is proven to be lost: 0 at the most. `right` has no proof.
  assert.equal(replay.favourite(0), 2);
});

test("the best child by proof numbers is the one with least missing for who chooses", () => {
  const all = columns(
    [{ player: 0 }, { parent: 0, label: "a", player: 1 }, { parent: 0, label: "b", player: 1 }],
    [
      { kind: "expand", node: 0 },
      { kind: "expand", node: 1 },
      { kind: "expand", node: 2 },
      { kind: "numbers", node: 1, alpha: 3, beta: 1 },
      { kind: "numbers", node: 2, alpha: 2, beta: 9 },
    ],
  );
  const replay = new Replay(all, { kind: "numbers", view: "root", root_player: 0 });
  replay.goto(4);
  assert.equal(replay.favourite(0), 2);
});

// --- what is shown, and where ---------------------------------------------------------------------------------------------------

test("a small tree is shown whole from the start, with what is to come and to be cut", () => {
  const replay = replayed(0);
  const root = new Folding(replay).tree([0]);
  assert.deepEqual(root.items.map(({ key, isFuture }) => [key, isFuture]), [["n1", true], ["n2", true]]);
  assert.deepEqual(root.items[1].items.map(({ key, kind, isFuture }) => [key, kind, isFuture]), [["n3", "node", true], ["s2", "stub", true]]);
});

test("moves that were cut off stand together when they are more than two", () => {
  const root = new Folding(replayed(12)).tree([0]);
  const stub = root.items[1].items[1];
  assert.deepEqual([stub.label, stub.count, stub.isFuture], ["3 moves", 3, false]);
});

/** A root with 200 children of rising value, each with a child. */
const wide = () => {
  const nodes = [{ player: 0 }];
  for (let index = 0; index < 200; index++) nodes.push({ parent: 0, label: `m${index}`, player: 1 });
  for (let index = 0; index < 200; index++) nodes.push({ parent: index + 1, label: `d${index}`, player: 0 });
  const events = nodes.map((_, node) => ({ kind: "enter", node }));
  for (let index = 1; index <= 200; index++) events.push({ kind: "leave", node: index, value: index, bound: 1 });
  const replay = new Replay(columns(nodes, events), ROOT_VIEW);
  replay.goto(events.length - 1);
  return replay;
};

test("of a wide tree the five best moves are shown, those on the path to the node in question, and how many are not", () => {
  const root = new Folding(wide()).tree([0, 3]);
  assert.deepEqual(root.items.map(({ key }) => key), ["n3", "n197", "n198", "n199", "n200", "f0"]);
  assert.equal(root.items.at(-1).count, 195);
});

test("who moves against the player at the root has the lowest values as their best", () => {
  const replay = wide();
  replay.about = { ...ROOT_VIEW, root_player: 1 };
  const root = new Folding(replay).tree([0]);
  assert.deepEqual(root.items.map(({ key }) => key), ["n1", "n2", "n3", "n4", "n5", "f0"]);
});

test("a node off the path is folded until it is opened", () => {
  const folding = new Folding(wide());
  const at = (root, key) => root.items.find((item) => item.key === key);
  assert.deepEqual(at(folding.tree([0]), "n200").items.map(({ kind }) => kind), ["fold"]);
  folding.toggle(200);
  assert.deepEqual(at(folding.tree([0]), "n200").items.map(({ key }) => key), ["n400"]);
});

test("parents stand in the middle over their children, and no two of a layer overlap", () => {
  const { places, levels } = layout(new Folding(wide()).tree([0, 200, 400]), () => 40);
  assert.equal(levels, 3);
  const first = places.filter(({ level }) => level === 1).map(({ x }) => x);
  assert.equal(places[0].x, (first[0] + first.at(-1)) / 2);
  for (let index = 1; index < first.length; index++) assert.ok(first[index] - first[index - 1] >= 40);
});

test("arrow keys walk to the parent, the first child and the neighbours", () => {
  const { places } = layout(new Folding(replayed(12)).tree([0]), () => 40);
  const at = (key) => places.find(({ item }) => item.key === key);
  const go = (key, arrow) => neighbour(places, at(key), arrow)?.item.key;
  assert.deepEqual(
    [go("n0", "ArrowDown"), go("n1", "ArrowRight"), go("n2", "ArrowLeft"), go("n3", "ArrowUp"), go("n3", "Home"), go("n0", "ArrowUp")],
    ["n1", "n2", "n1", "n2", "n0", undefined],
  );
});

// --- words ----------------------------------------------------------------------------------------------------------------------

test("numbers have a real minus sign, at most two decimals, and infinities as signs", () => {
  assert.deepEqual([number(-1), number(0.126), number(-Infinity), number([4, -1.5]), number(null), number(-0.001)], ["−1", "0.13", "−∞", "(4, −1.5)", "", "0"]);
  assert.equal(interval([-Infinity, 2]), "(−∞, 2)");
  assert.equal(interval([1, 1.0000000000000002]), "(1, 1+)");
  assert.equal(interval([0.9999999999999999, 1]), "(1−, 1)");
  assert.equal(interval([2, 2]), "(2, 2)");
  assert.deepEqual([counted(1, "move"), counted(1200, "ply", "plies")], ["1 move", "1,200 plies"]);
});

test("words are asked for by the chunk, once, and the next chunk ahead of need", () => {
  const asked = [];
  const heard = [];
  const teller = new Teller({ send: (message) => asked.push(message) }, 1000, "first", (step) => heard.push(step));
  assert.equal(teller.tell(0), "first");
  assert.equal(teller.tell(3), "");
  teller.tell(250);
  assert.deepEqual(asked, [{ kind: "words", from: 0 }, { kind: "words", from: 400 }]);
  teller.receive({ from: 0, words: Array.from({ length: 400 }, (_, index) => `step ${index}`) });
  assert.equal(teller.tell(3), "step 3");
  assert.deepEqual(heard, [0]);
});

test("fast calls are put together: the first at once, then the last", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const calls = [];
  const call = throttle(100, (value) => calls.push(value), new AbortController().signal);
  for (const value of [1, 2, 3]) call(value);
  assert.deepEqual(calls, [1]);
  context.mock.timers.tick(100);
  assert.deepEqual(calls, [1, 3]);
  context.mock.timers.tick(100);
  call(4);
  assert.deepEqual(calls, [1, 3, 4]);
});
