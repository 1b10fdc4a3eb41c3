/**
 * A tree on the page: what is within sight, kept by key. The only one that changes elements of the tree.
 *
 * @typedef {import("./layout.js").Place} Place
 * @typedef {{shape: string, player: number | undefined, text: string, pill: string, note?: string, label: string, aria: string, classes: string, weight: number, isOpen?: boolean}} Look isOpen: whether what is under it is unfolded
 */
import { svg } from "../elements.js";
import { STEP } from "./layout.js";

const TOP = 46;

/** Outlines of a node of half the width w: who picks the highest points up, who picks the lowest down. @type {Record<string, (w: number) => string>} */
const OUTLINES = {
  max: (w) => `M${-w},-5L0,-19L${w},-5V15H${-w}Z`,
  min: (w) => `M${-w},5L0,19L${w},5V-15H${-w}Z`,
  chance: (w) => `M${-w},0a${w},16 0 1 0 ${2 * w},0a${w},16 0 1 0 ${-2 * w},0Z`,
  leaf: (w) => `M${-w + 4},-12H${w - 4}a4,4 0 0 1 4,4V8a4,4 0 0 1 -4,4H${-w + 4}a4,4 0 0 1 -4,-4V-8a4,4 0 0 1 4,-4Z`,
};

/** Half the width of a node with this text. @param {string} shape @param {string} text */
export const halfWidth = (shape, text) => Math.max(shape === "leaf" ? 15 : 24, 7 + 3.9 * text.length);

export class TreeDrawing {
  constructor() {
    this.world = svg("g");
    this.bands = svg("g", { class: "icf-bands", "aria-hidden": "true" });
    this.edges = svg("g", { "aria-hidden": "true" });
    this.nodes = svg("g", { role: "tree", "aria-label": "Search tree" });
    this.tags = svg("g", { class: "icf-tags", "aria-hidden": "true" });
    this.callout = svg("g", { class: "icf-callout", "aria-hidden": "true" });
    this.world.append(this.edges, this.nodes);
    // Chrome lets Tab stop at an SVG that listens to the focus; the nodes in it are enough.
    this.root = svg("svg", { class: "icf-tree", tabindex: "-1" }, [this.bands, this.world, this.tags, this.callout]);
    /** @type {Map<string, {element: SVGElement, edge: SVGElement | undefined, seen: string}>} */
    this.drawn = new Map();
    this.view = { x: 0, y: 0, scale: 1, width: 100, height: 100 };
    /** @type {Place[]} */
    this.places = [];
  }

  /** Middle of a place. @param {Place} place */
  static at(place) {
    return { x: place.x, y: TOP + place.level * STEP };
  }

  /**
   * @param {Place[]} places @param {(place: Place) => Look} lookOf @param {{name: string, word: string, player: number}[]} layers
   */
  show(places, lookOf, layers) {
    this.places = places;
    this.lookOf = lookOf;
    this.layers = layers;
    this.refresh();
  }

  /** Draw what is within sight. */
  refresh() {
    const { view } = this;
    this.world.setAttribute("transform", `translate(${view.x},${view.y}) scale(${view.scale})`);
    this.drawBands();
    const [left, right] = [(-view.x - 80) / view.scale - 60, (view.width - view.x + 80) / view.scale + 60];
    const [high, low] = [(-view.y) / view.scale - STEP, (view.height - view.y) / view.scale + STEP];
    const kept = new Set();
    for (const place of this.places) {
      const { x, y } = TreeDrawing.at(place);
      const up = place.parent ? TreeDrawing.at(place.parent) : undefined;
      const isSeen = x > left && x < right && y > high && y < low;
      const hasEdge = up && y > high && y - STEP < low && Math.max(x, up.x) > left && Math.min(x, up.x) < right;
      if (!isSeen && !hasEdge) continue;
      kept.add(place.item.key);
      this.draw(place, isSeen);
    }
    for (const [key, { element, edge }] of this.drawn) {
      if (kept.has(key)) continue;
      element.remove();
      edge?.remove();
      this.drawn.delete(key);
    }
  }

  /** @param {Place} place @param {boolean} isSeen */
  draw(place, isSeen) {
    const { key } = place.item;
    const look = /** @type {(place: Place) => Look} */ (this.lookOf)(place);
    const { x, y } = TreeDrawing.at(place);
    const up = place.parent ? TreeDrawing.at(place.parent) : undefined;
    const seen = JSON.stringify([look, isSeen, Math.round(x * 2), y, up && Math.round(up.x * 2)]);
    let node = this.drawn.get(key);
    if (node?.seen === seen) return;
    if (!node) {
      const element = svg("g", { "data-item": key });
      this.nodes.append(element);
      const edge = up ? svg("g") : undefined;
      if (edge) this.edges.append(edge);
      this.drawn.set(key, (node = { element, edge, seen: "" }));
    }
    node.seen = seen;
    const { element } = node;
    element.setAttribute("class", `icf-tnode ${look.classes}${look.player === undefined || look.player < 0 ? "" : ` icf-p${look.player}`}`);
    element.setAttribute("transform", `translate(${x},${y})`);
    describe(element, place, isSeen ? look : undefined);
    element.replaceChildren(...(isSeen ? parts(place.item.kind, look) : []));
    if (node.edge && up) {
      node.edge.setAttribute("class", `icf-tedge ${look.classes}`);
      node.edge.replaceChildren(...edge(place.item.kind, up.x, up.y, x, y, look));
    }
  }

  /** Words under a stub, with a tip that points at it; none: no words. @param {Place | undefined} place @param {string} words */
  call(place, words) {
    if (!place || this.view.scale < 0.4 || this.view.width < 240) {
      this.callout.replaceChildren();
      return;
    }
    const { view } = this;
    const at = TreeDrawing.at(place);
    const [x, y] = [view.x + at.x * view.scale, view.y + (at.y + 62) * view.scale];
    const lines = wrapped(words, Math.min(52, Math.floor((view.width - 50) / 6.7)));
    const width = Math.min(6.7 * Math.max(...lines.map(({ length }) => length)) + 24, view.width - 16);
    const height = 14 * lines.length + 10;
    const top = Math.min(y + 6, view.height - height - 4);
    const left = Math.max(8, Math.min(x - width / 2, view.width - 8 - width));
    const box = svg("rect", { x: left, y: top, width, height, rx: 8 });
    const tip = svg("path", { d: `M${x - 7},${y + 7}L${x},${y}L${x + 7},${y + 7}Z` });
    const texts = lines.map((line, index) => text(line, left + width / 2, top + 16 + 14 * index, ""));
    this.callout.replaceChildren(tip, box, ...texts);
  }

  drawBands() {
    const { view, layers = [] } = this;
    const children = [];
    const tags = [];
    for (let level = 0; level < layers.length; level++) {
      const middle = view.y + (TOP + level * STEP) * view.scale;
      const half = 48 * view.scale;
      if (middle + half < 0 || middle - half > view.height) continue;
      // Rows that are too low for their names have none.
      const isNamed = half > 13;
      const { name, word, player } = layers[level];
      children.push(svg("rect", { x: 4, y: middle - half, width: Math.max(view.width - 8, 1), height: half * 2, rx: 8 }));
      if (isNamed && (name || word)) {
        const tag = svg("g", { transform: `translate(12,${middle - 4})` });
        const title = svg("text", { class: player >= 0 ? `icf-tag icf-p${player}` : "icf-tag" });
        title.textContent = name.length > 11 ? `${name.slice(0, 10)}…` : name;
        const what = svg("text", { y: 13, class: "icf-tagword" });
        what.textContent = word;
        tag.append(title, what);
        tags.push(tag);
      }
    }
    this.bands.replaceChildren(...children);
    // What passes under the names is hidden, so that they can be read.
    const back = svg("rect", { x: 0, y: 0, width: view.width < 500 ? 56 : 70, height: view.height });
    this.tags.replaceChildren(back, ...tags);
  }

  /** @param {string} key */
  element(key) {
    return this.drawn.get(key)?.element;
  }
}

const ARIA = ["aria-label", "aria-level", "aria-selected", "aria-expanded", "tabindex"];

/** What an element is for those who can't see it; without a look it is out of sight, only the end of an edge. @param {SVGElement} element @param {Place} place @param {Look | undefined} look */
function describe(element, place, look) {
  element.setAttribute("role", look ? "treeitem" : "none");
  if (!look) {
    for (const name of ARIA) element.removeAttribute(name);
    return;
  }
  element.setAttribute("aria-label", look.aria);
  element.setAttribute("aria-level", String(place.level + 1));
  if (look.isOpen === undefined) element.removeAttribute("aria-expanded");
  else element.setAttribute("aria-expanded", String(look.isOpen));
  if (place.item.kind === "node") element.setAttribute("aria-selected", String(look.classes.includes("icf-tcurrent")));
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
}

/** @param {string} kind @param {Look} look @returns {SVGElement[]} */
function parts(kind, look) {
  if (kind === "fold") return [svg("rect", { x: -19, y: -11, width: 38, height: 22, rx: 11, class: "icf-tfold" }), text(look.text, 0, 4, "icf-tfoldtext")];
  if (kind === "stub") {
    const box = svg("rect", { x: -17, y: -12, width: 34, height: 24, rx: 10, class: "icf-tstub" });
    const half = 6 + 3 * look.pill.length;
    const why = look.pill ? [svg("rect", { x: -half, y: 31, width: 2 * half, height: 15, rx: 7.5, class: "icf-twhy" }), text(look.pill, 0, 42, "icf-twhytext")] : [];
    return [box, text("cut", 0, 4, "icf-tcut"), text(look.label, 0, 26, "icf-tmove"), ...why, ...(look.note ? [text(look.note, 0, look.pill ? 58 : 38, "icf-tsaved")] : [])];
  }
  const w = halfWidth(look.shape, look.text);
  const found = [svg("path", { d: OUTLINES[look.shape](w), class: "icf-tshape" })];
  if (look.text) found.push(text(look.text, 0, 5, "icf-tvalue"));
  const isLeaf = look.shape === "leaf";
  if (look.label) found.push(text(look.label, 0, isLeaf ? 26 : -24, "icf-tmove"));
  if (look.pill) {
    const half = 6 + 3.1 * look.pill.length;
    const y = isLeaf ? 32 : 20;
    found.push(svg("rect", { x: -half, y, width: 2 * half, height: 16, rx: 8, class: "icf-tpill" }), text(look.pill, 0, y + 11.5, "icf-tpilltext"));
  }
  return found;
}

/** Words in lines of at most so many letters. @param {string} words @param {number} most */
function wrapped(words, most) {
  const lines = [""];
  for (const word of words.split(" ")) {
    const line = lines[lines.length - 1];
    if (line && line.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** @param {string} content @param {number} x @param {number} y @param {string} name */
function text(content, x, y, name) {
  const element = svg("text", { x, y, class: name });
  element.textContent = content;
  return element;
}

/**
 * @param {string} kind @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {Look} look
 * @returns {SVGElement[]}
 */
function edge(kind, x0, y0, x1, y1, look) {
  const [from, to] = [y0 + 36, y1 - (look.shape === "leaf" || kind !== "node" ? 12 : 34)];
  const bend = (from + to) / 2;
  const line = svg("path", { d: `M${x0},${from}C${x0},${bend} ${x1},${bend} ${x1},${to}` });
  if (look.weight) line.setAttribute("style", `stroke-width:${look.weight}`);
  if (kind !== "stub") return [line];
  // Struck twice: a cut is seen without its colour.
  const [x, y] = [(x0 + x1) / 2, bend];
  return [line, svg("path", { d: `M${x - 6},${y + 4}l12,-5M${x - 6},${y - 1}l12,-5`, class: "icf-tstruck" })];
}

export { TOP };
