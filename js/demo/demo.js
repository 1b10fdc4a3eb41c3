/**
 * Shows a saved picture with a model that plays nothing, so that a look can be tuned in a second. Serve the folder above
 * `js/` and open /js/demo/?picture=midgame&theme=dark&width=400. Pictures are made by `python js/demo/pictures.py`. With
 * ?picture=aim&then=aimed whatever move is made leads to the other picture.
 */
import widget from "../../src/icefloe/notebook/static/widget.js";

const query = new URLSearchParams(location.search);
const { setup, pictures, preview } = await (await fetch("pictures.json")).json();
const name = query.get("picture") ?? Object.keys(pictures)[0];

document.body.dataset.jpThemeLight = String(query.get("theme") !== "dark");
const view = document.getElementById("view");
if (query.has("width")) view.style.width = `${query.get("width")}px`;

const state = { _picture: pictures[name], _version: 1, _setup: setup, _still: "" };
const listeners = {};
const model = {
  get: (key) => state[key],
  set(key, value) {
    state[key] = value;
    for (const listener of listeners[`change:${key}`] ?? []) listener();
  },
  send(content) {
    console.log("sent", JSON.stringify(content));
    setTimeout(() => answer(content), 30);
  },
  on: (name, listener) => (listeners[name] ??= []).push(listener),
  off() {},
};

/** What a kernel would say to questions about moves, and to moves. */
function answer({ kind, client, seq, move, revision, intent }) {
  const say = (message) => listeners["msg:custom"].forEach((listener) => listener(message));
  if (kind === "ask") say({ kind: "preview", client, move, revision, preview, words: preview.words });
  if (intent?.do !== "move" || !query.has("then")) return;
  const version = state._version + 1;
  say({ kind: "picture", version, picture: pictures[query.get("then")], answers: [{ client, seq, ok: true }] });
}
const { initialize, render } = widget();
initialize({ model });
render({ model, el: view });
document.body.dataset.ready = "true";
