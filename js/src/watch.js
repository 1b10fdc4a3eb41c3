/**
 * The watching widget as anywidget wants it.
 */
import { box, frame, hideStill, showStill } from "./frame.js";
import css from "./style.css";
import treeCss from "./tree/tree.css";
import { WatchView } from "./tree/view.js";
import { randomName } from "./wire.js";

export default function watch() {
  return { render };
}

/** @param {{model: any, el: HTMLElement}} context */
function render({ model, el }) {
  const ending = new AbortController();
  const { signal } = ending;
  const root = frame(el, signal, "icefloe search", `${css}\n${treeCss}`);
  root.root.classList.add("icf-watch");
  const view = new WatchView(model, { main: box("icf-main", root.row), side: box("icf-side", root.row), id: `icf-${randomName()}`, signal });
  root.root.addEventListener("keydown", (event) => view.shortcut(event), { signal });
  hideStill(model.get("_still"));
  // Makes JupyterLab hear later messages while a cell runs.
  view.post({ kind: "hello" });
  return () => {
    ending.abort();
    showStill(model.get("_still"));
    el.replaceChildren();
  };
}
