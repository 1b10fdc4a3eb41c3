/**
 * The widget as anywidget wants it: one wire for a model, a view for each place it is shown in.
 */
import { Board } from "./board.js";
import { createDialogs } from "./dialogs.js";
import { shapePicture } from "./elements.js";
import { isDark, themeCss } from "./look.js";
import { createPanel } from "./panel.js";
import css from "./style.css";
import { Wire, randomName } from "./wire.js";

/**
 * How many views of a still picture's board live, by its class. Kept on the page: each widget comes with a copy of this module.
 * @type {Map<string, {count: number, style: HTMLStyleElement}>}
 */
const hiding = (/** @type {any} */ (globalThis)[Symbol.for("icefloe stills")] ??= new Map());

/** anywidget calls this once for each model. */
export default function widget() {
  /** @type {Wire | undefined} */
  let wire;
  return {
    /** @param {{model: any, signal?: AbortSignal}} context */
    initialize({ model, signal }) {
      wire = new Wire(model, { signal });
    },
    /** @param {{model: any, el: HTMLElement}} context */
    render({ model, el }) {
      return render(model, el, (wire ??= new Wire(model)));
    },
  };
}

/** @param {any} model @param {HTMLElement} el @param {Wire} wire */
function render(model, el, wire) {
  const ending = new AbortController();
  const { signal } = ending;
  // Before every id of this view: two on one page must not share a gradient.
  const id = `icf-${randomName()}`;
  const root = frame(el, signal);
  const main = box("icf-main", root.row);
  const side = box("icf-side", root.row);
  const place = box("icf-stage", main);
  /** @param {object} intent */
  const send = (intent) => wire.send(intent);
  const board = new Board(id, {
    signal,
    sendMove: (move) => wire.send({ do: "move", move, revision: wire.picture.revision }),
    say: (told) => panel.say(told),
    rest: () => panel.rest(),
  });
  place.append(board.element);
  const setup = model.get("_setup");
  const dialogs = createDialogs({ host: place, id, setup, send, say: (told) => panel.say(told), picture: () => wire.picture });
  const panel = createPanel({
    main,
    side,
    setup,
    send,
    preview: (selected, target) => board.preview(selected ?? undefined, target ?? undefined),
    play: (move) => board.play(move),
    dialogs,
    shapeSvg: (name, player) => shapePicture(id, name, player),
  });
  /** @type {number | undefined} */
  let revision;
  /** @param {any} picture @param {boolean} animated */
  const show = (picture, animated) => {
    if (!picture?.scene) return;
    board.show(picture.scene, { animated, isNews: picture.revision !== revision });
    revision = picture.revision;
    panel.update(picture);
  };
  const changed = (/** @type {any} */ picture) => show(picture, true);
  const silenced = (/** @type {boolean} */ isSilent) => panel.silence(isSilent);
  wire.pictureListeners.add(changed);
  wire.silenceListeners.add(silenced);
  hideStill(model.get("_still"));
  show(wire.picture, false);
  wire.hello();
  return () => {
    ending.abort();
    wire.pictureListeners.delete(changed);
    wire.silenceListeners.delete(silenced);
    showStill(model.get("_still"));
    el.replaceChildren();
  };
}

/** The element that everything of a view is in, with its styles and its theme. @param {HTMLElement} el @param {AbortSignal} signal */
function frame(el, signal) {
  el.classList.add("icf-host");
  const root = box("icf", el);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", "icefloe game");
  root.dataset.lmSuppressShortcuts = "true";
  const style = document.createElement("style");
  style.textContent = `${themeCss()}\n${css}`;
  root.append(style);
  // Keys that mean something here must not also run commands of the notebook.
  root.addEventListener("keydown", (event) => event.stopPropagation(), { signal });
  const theme = () => {
    root.dataset.icfTheme = isDark(root) ? "dark" : "light";
  };
  theme();
  const watcher = new MutationObserver(theme);
  const options = { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "data-theme", "theme"] };
  watcher.observe(document.body, options);
  watcher.observe(document.documentElement, options);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", theme, { signal });
  signal.addEventListener("abort", () => watcher.disconnect());
  return { root, row: box("icf-row", root) };
}

/** @param {string} name @param {HTMLElement} parent */
function box(name, parent) {
  const element = document.createElement("div");
  element.className = name;
  parent.append(element);
  return element;
}

/** The still picture for a notebook without a kernel is not shown beside the living board. @param {string} name */
function hideStill(name) {
  if (!name) return;
  const hidden = hiding.get(name) ?? { count: 0, style: document.createElement("style") };
  hidden.count += 1;
  // The whole child of the output area, so that no gap remains; not one that holds a whole output area of its own.
  hidden.style.textContent = `.${name},.jp-OutputArea-child:not(:has(.jp-OutputArea-child)):has(.${name}){display:none}`;
  document.head.append(hidden.style);
  hiding.set(name, hidden);
}

/** @param {string} name */
function showStill(name) {
  const hidden = hiding.get(name);
  if (!hidden || --hidden.count > 0) return;
  hidden.style.remove();
  hiding.delete(name);
}
