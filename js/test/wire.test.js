import assert from "node:assert/strict";
import test from "node:test";
import { Wire } from "../src/wire.js";

/** A model whose kernel is played by the test. */
class Model {
  state = { _picture: { n: 0 }, _version: 0 };
  sent = [];
  listeners = {};
  isDown = false;
  get(name) {
    return this.state[name];
  }
  set(name, value) {
    this.state[name] = value;
    for (const listener of this.listeners[`change:${name}`] ?? []) listener();
  }
  send(content) {
    if (this.isDown) throw new Error("no kernel");
    this.sent.push(content);
  }
  on(name, listener) {
    (this.listeners[name] ??= []).push(listener);
  }
  off(name, listener) {
    this.listeners[name] = (this.listeners[name] ?? []).filter((each) => each !== listener);
  }
  say(message) {
    for (const listener of this.listeners["msg:custom"] ?? []) listener(message);
  }
}

/** @param {any} options */
function wired(options = {}) {
  const model = new Model();
  const ending = new AbortController();
  const wire = new Wire(model, { client: "me", signal: ending.signal, ...options });
  return { model, wire, end: () => ending.abort() };
}

const answer = (seq, more = { ok: true }) => ({ client: "me", seq, ...more });
const patch = (base, n, answers = []) => ({ kind: "patch", base, version: base + 1, patch: { n }, answers });

test("a patch makes the next picture and is told", () => {
  const { model, wire, end } = wired();
  const seen = [];
  wire.pictureListeners.add((picture) => seen.push(picture.n));
  model.say(patch(0, 1));
  model.say(patch(1, 2));
  end();

  assert.deepEqual([seen, model.state._version], [[1, 2], 2]);
});

test("a patch for another version asks once for the whole picture", () => {
  const { model, end } = wired();
  model.say(patch(5, 6));
  model.say(patch(6, 7));
  end();

  assert.deepEqual([model.sent, model.state._picture], [[{ kind: "resync", client: "me" }], { n: 0 }]);
});

test("the whole picture puts a lost view right", () => {
  const { model, end } = wired();
  model.say(patch(5, 6));
  model.say({ kind: "picture", version: 7, picture: { n: 7 }, answers: [] });
  model.say(patch(7, 8));
  end();

  assert.deepEqual([model.state._picture, model.state._version], [{ n: 8 }, 8]);
});

test("a whole picture that does not come is asked for again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, end } = wired();
  model.say(patch(5, 6));
  context.mock.timers.tick(1000);
  model.say({ kind: "picture", version: 7, picture: { n: 7 }, answers: [] });
  context.mock.timers.tick(60_000);
  end();

  assert.deepEqual(
    model.sent.map(({ kind }) => kind),
    ["resync", "resync"],
  );
});

test("clicking on and on does not keep lost intents from being sent again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, wire, end } = wired();
  for (let click = 0; click < 4; click++) {
    void wire.send({ do: "undo" });
    context.mock.timers.tick(400);
  }
  end();

  assert.ok(model.sent.filter(({ seq }) => seq === 1).length > 1);
});

test("a patch that comes twice is applied once", () => {
  const { model, end } = wired();
  model.say(patch(0, 1));
  model.say(patch(0, 1));
  end();

  assert.deepEqual(model.sent, []);
});

test("fifty intents at once are numbered in order and each answered once", async () => {
  const { model, wire, end } = wired();
  const answers = Array.from({ length: 50 }, (_, index) => wire.send({ do: "move", index }));
  assert.deepEqual(
    model.sent.map(({ seq }) => seq),
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  for (let seq = 1; seq <= 50; seq++) model.say({ kind: "patch", base: 0, version: 0, patch: {}, answers: [answer(seq, { ok: seq === 1, words: `${seq}` })] });
  const settled = await Promise.all(answers);
  end();

  assert.deepEqual(
    settled.map(({ words }) => words),
    Array.from({ length: 50 }, (_, index) => `${index + 1}`),
  );
});

test("an intent is answered once, however often the answer comes", async () => {
  const { model, wire, end } = wired();
  let times = 0;
  const done = wire.send({ do: "undo" }).then(() => (times += 1));
  model.say({ kind: "patch", base: 0, version: 0, patch: {}, answers: [answer(1), answer(1)] });
  await done;
  end();

  assert.deepEqual([times, wire.waiting.length], [1, 0]);
});

test("an answer for another page's intent settles nothing here", () => {
  const { model, wire, end } = wired();
  void wire.send({ do: "undo" });
  model.say({ kind: "patch", base: 0, version: 0, patch: {}, answers: [{ client: "other", seq: 1, ok: true }] });
  end();

  assert.equal(wire.waiting.length, 1);
});

test("unanswered intents are sent again in order, until they are answered", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, wire, end } = wired();
  void wire.send({ do: "undo" });
  void wire.send({ do: "redo" });
  context.mock.timers.tick(1000);
  assert.deepEqual(
    model.sent.map(({ seq }) => seq),
    [1, 2, 1, 2],
  );
  model.say({ kind: "patch", base: 0, version: 0, patch: {}, answers: [answer(1), answer(2)] });
  context.mock.timers.tick(60_000);
  end();

  assert.equal(model.sent.length, 4);
});

test("what can't be sent is kept and sent when the kernel is there again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, wire, end } = wired();
  model.isDown = true;
  void wire.send({ do: "undo" });
  model.isDown = false;
  context.mock.timers.tick(1000);
  end();

  assert.deepEqual(
    model.sent.map(({ intent }) => intent),
    [{ do: "undo" }],
  );
});

test("a long silence is told, and its end too", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, wire, end } = wired();
  const told = [];
  wire.silenceListeners.add((isSilent) => told.push(isSilent));
  void wire.send({ do: "undo" });
  context.mock.timers.tick(4000);
  model.say({ kind: "patch", base: 0, version: 0, patch: {}, answers: [answer(1)] });
  end();

  assert.deepEqual(told, [true, false]);
});

test("a view that opens says so, with the version it has", () => {
  const { model, wire, end } = wired();
  wire.hello();
  end();

  assert.deepEqual(model.sent, [{ kind: "hello", client: "me", version: 0 }]);
});

test("a kernel that does not answer when a view opens is told, and greeted again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, wire, end } = wired();
  const told = [];
  wire.silenceListeners.add((isSilent) => told.push(isSilent));
  wire.hello();
  context.mock.timers.tick(4000);
  model.say({ kind: "patch", base: 0, version: 0, patch: {}, answers: [] });
  context.mock.timers.tick(60_000);
  end();

  assert.deepEqual([told, model.sent.length], [[true, false], 2]);
});

test("after the end nothing is heard and nothing is sent", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { model, wire, end } = wired();
  void wire.send({ do: "undo" });
  end();
  context.mock.timers.tick(60_000);
  model.say(patch(0, 1));

  assert.deepEqual([model.sent.length, model.state._picture], [1, { n: 0 }]);
});

const foreseen = (move, revision = 1) => ({ kind: "preview", client: "me", move, revision, preview: null, words: `${move} does` });

test("what a move would do is asked with the position it is meant for, and told", async () => {
  const { model, wire, end } = wired();
  const asked = wire.ask("-1/0", 1);
  model.say(foreseen("-1/0"));
  end();

  assert.deepEqual(model.sent, [{ kind: "ask", client: "me", move: "-1/0", revision: 1 }]);
  assert.deepEqual(await asked, { move: "-1/0", revision: 1, preview: null, words: "-1/0 does" });
});

test("while one question is on its way only the newest other one waits", async () => {
  const { model, wire, end } = wired();
  wire.ask("-1/0", 1);
  const passed = wire.ask("-2/0", 1);
  wire.ask("-3/0", 1);
  model.say(foreseen("-1/0"));
  end();

  assert.equal(await passed, undefined);
  assert.deepEqual(model.sent.map(({ move }) => move), ["-1/0", "-3/0"]);
});

test("a question whose answer is lost does not hold up the next one", async () => {
  let now = 0;
  const { model, wire, end } = wired({ now: () => now });
  const lost = wire.ask("-1/0", 1);
  now = 5000;
  wire.ask("-2/0", 1);
  end();

  assert.equal(await lost, undefined);
  assert.deepEqual(model.sent.map(({ move }) => move), ["-1/0", "-2/0"]);
});

test("an answer to another view, or to another question, is not taken", async () => {
  const { model, wire, end } = wired();
  const asked = wire.ask("-1/0", 2);
  model.say({ ...foreseen("-1/0", 2), client: "other" });
  model.say(foreseen("-1/0", 1));
  model.say({ ...foreseen("-1/0", 2), words: "the right one" });
  end();

  assert.equal((await asked)?.words, "the right one");
});
