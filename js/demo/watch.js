/**
 * Shows a saved search with a model that answers from a file. Serve the folder above `js/` and open
 * /js/demo/watch.html?search=small&theme=dark&width=400&step=20. Searches are made by `python js/demo/searches.py`.
 */
import watch from "../../src/icefloe/notebook/static/watch.js";

const query = new URLSearchParams(location.search);
const searches = await (await fetch("searches.json")).json();
const { about, columns, words, shown } = searches[query.get("search") ?? Object.keys(searches)[0]];

document.body.dataset.jpThemeLight = String(query.get("theme") !== "dark");
const view = document.getElementById("view");
if (query.has("width")) view.style.width = `${query.get("width")}px`;

const bytes = Uint8Array.from(atob(columns), (letter) => letter.charCodeAt(0));
const state = { _about: about, _columns: new DataView(bytes.buffer), _shown: shown[0], _still: "", at: Number(query.get("step") ?? 0), node: 0 };
const listeners = new Map();
const tell = (name, ...what) => (listeners.get(name) ?? []).forEach((listener) => listener(...what));
const model = {
  get: (key) => state[key],
  set(key, value) {
    state[key] = value;
    if (key === "node") {
      state._shown = shown[value] ?? {};
      queueMicrotask(() => tell("change:_shown"));
    }
  },
  save_changes() {},
  send({ kind, from, node }) {
    if (kind === "words") queueMicrotask(() => tell("msg:custom", { kind, from, words: words.slice(from, from + 400) }));
    if (kind === "saved") queueMicrotask(() => tell("msg:custom", { kind, node, count: 7 }));
  },
  on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  off() {},
};
watch().render({ model, el: view });
document.body.dataset.ready = "true";
