/**
 * What every view stands in: an element with the styles and the theme, and the still picture that it takes the place of.
 */
import { isDark, themeCss } from "./look.js";

/**
 * How many views of a still picture's board live, by its class. Kept on the page: each widget comes with a copy of this module.
 * @type {Map<string, {count: number, style: HTMLStyleElement}>}
 */
const hiding = (/** @type {any} */ (globalThis)[Symbol.for("icefloe stills")] ??= new Map());

/**
 * The element that everything of a view is in, with its styles and its theme.
 * @param {HTMLElement} el @param {AbortSignal} signal @param {string} label @param {string} css
 */
export function frame(el, signal, label, css) {
  el.classList.add("icf-host");
  const root = box("icf", el);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", label);
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
export function box(name, parent) {
  const element = document.createElement("div");
  element.className = name;
  parent.append(element);
  return element;
}

/** The still picture for a notebook without a kernel is not shown beside the living board. @param {string} name */
export function hideStill(name) {
  if (!name) return;
  const hidden = hiding.get(name) ?? { count: 0, style: document.createElement("style") };
  hidden.count += 1;
  // The whole child of the output area, so that no gap remains; not one that holds a whole output area of its own.
  hidden.style.textContent = `.${name},.jp-OutputArea-child:not(:has(.jp-OutputArea-child)):has(.${name}){display:none}`;
  document.head.append(hidden.style);
  hiding.set(name, hidden);
}

/** @param {string} name */
export function showStill(name) {
  const hidden = hiding.get(name);
  if (!hidden || --hidden.count > 0) return;
  hidden.style.remove();
  hiding.delete(name);
}
