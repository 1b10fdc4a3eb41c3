/**
 * A scene on the page: elements by key, brought from one scene to the next by patches, with what moved animated.
 * The only one that changes elements of the board.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Item} Item
 * @typedef {import("./reconcile.js").Patch} Patch
 * @typedef {{element: SVGElement, item: Item, x: number, y: number}} Node where it is drawn now, which a pending move changes
 */
import { definitions, svg, use } from "./elements.js";
import { styleCss } from "./look.js";
import { reconcile } from "./reconcile.js";
import { NOTHING, needsTarget, point } from "./scene.js";

const TILE = 52;
const EASE = "cubic-bezier(.3,0,.2,1)";

/** Milliseconds that sliding so far takes. @param {number} distance */
const slideTime = (distance) => Math.min(140 + (35 * distance) / TILE, 420);

export class Drawing {
  /** @param {string} id before every id of this view */
  constructor(id) {
    this.id = id;
    // Chrome lets Tab stop at an SVG that listens to the focus; the places in it are enough.
    this.root = svg("svg", { class: "icf-board", role: "application", tabindex: "-1" }, [definitions(id)]);
    this.scene = NOTHING;
    /** @type {Map<string, Node>} */
    this.nodes = new Map();
    /** @type {Map<string, SVGElement>} */
    this.layers = new Map();
    this.ghosts = svg("g", { class: "icf-ghosts" });
    /** A piece that was put down and is not yet confirmed. @type {SVGElement | undefined} */
    this.put = undefined;
    /** What is moving, and what it moves. @type {Map<Animation, SVGElement>} */
    this.running = new Map();
    /** What was moved before Python has said so: its slide goes on when it does. @type {Set<SVGElement>} */
    this.painted = new Set();
    /** Keys whose shape is `under` for now. @type {Set<string>} */
    this.covered = new Set();
  }

  /** @param {Scene} scene @param {boolean} animated */
  show(scene, animated) {
    this.finish(this.painted);
    this.clearMarks();
    const before = this.scene;
    this.scene = scene;
    this.root.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    this.root.setAttribute("aria-label", scene.label);
    this.arrangeLayers(scene.layers);
    for (const patch of reconcile(before, scene)) this.apply(patch, animated && before !== NOTHING && !isStill());
  }

  /** @param {string[]} names */
  arrangeLayers(names) {
    for (const name of names) {
      if (!this.layers.has(name)) this.layers.set(name, svg("g", { class: `icf-layer-${name}` }));
    }
    const wanted = names.map((name) => /** @type {SVGElement} */ (this.layers.get(name)));
    const above = names.indexOf("pieces") + 1 || names.length;
    wanted.splice(above, 0, this.ghosts);
    if (wanted.some((layer, index) => this.root.children[index + 1] !== layer)) this.root.append(...wanted);
  }

  /** @param {Patch} patch @param {boolean} animated */
  apply(patch, animated) {
    if (patch.kind === "enter") this.enter(patch.key, patch.item, animated);
    else if (patch.kind === "leave") this.leave(patch.key, animated);
    else if (patch.kind === "change") this.change(patch.key, patch.item, animated);
    else this.move(patch.key, patch.from, patch.item, animated);
  }

  /** @param {string} key @param {Item} item @param {boolean} animated */
  enter(key, item, animated) {
    const node = { element: svg("g", { "data-key": key }), item, ...point(item) };
    this.nodes.set(key, node);
    this.dress(key, node);
    this.insert(node);
    if (animated && item.layer !== "sea") this.run(node.element, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  }

  /** @param {string} key @param {boolean} animated */
  leave(key, animated) {
    const node = this.nodes.get(key);
    if (!node) return;
    this.nodes.delete(key);
    node.element.removeAttribute("data-key");
    node.element.classList.add("icf-leaving");
    // Ice, and what stands on it, sinks; marks just go.
    if (!animated || !(node.item.label || (node.item.at && node.item.shape))) {
      node.element.remove();
      return;
    }
    const at = place(node.x, node.y, node.item.scale);
    const below = place(node.x, node.y + 10, (node.item.scale ?? 1) * 0.9);
    const frames = [
      { transform: at, opacity: 1 },
      { transform: below, opacity: 0 },
    ];
    this.run(node.element, frames, { duration: 380, delay: 120, easing: "ease-in" }, () => node.element.remove());
  }

  /** @param {string} key @param {Item} item @param {boolean} animated */
  change(key, item, animated) {
    const node = this.nodes.get(key);
    if (!node) return;
    const from = { x: node.x, y: node.y };
    node.item = item;
    Object.assign(node, point(item));
    this.dress(key, node);
    if (from.x !== node.x || from.y !== node.y) {
      this.insert(node);
      this.slide(node, from, animated);
    }
  }

  /** @param {string} key @param {string} old @param {Item} item @param {boolean} animated */
  move(key, old, item, animated) {
    const node = this.nodes.get(old);
    if (!node) {
      this.enter(key, item, animated);
      return;
    }
    this.nodes.delete(old);
    const from = { x: node.x, y: node.y };
    node.item = item;
    Object.assign(node, point(item));
    node.element.setAttribute("data-key", key);
    this.nodes.set(key, node);
    this.dress(key, node);
    this.insert(node);
    this.slide(node, from, animated);
  }

  /** @param {Node} node @param {{x: number, y: number}} from @param {boolean} animated */
  slide(node, from, animated) {
    const distance = Math.hypot(node.x - from.x, node.y - from.y);
    if (!animated || distance < 1) return;
    const frames = [from, node].map(({ x, y }) => ({ transform: place(x, y, node.item.scale) }));
    this.run(node.element, frames, { duration: slideTime(distance), easing: EASE });
  }

  /** Write into a node's element what its item says. @param {string} key @param {Node} node */
  dress(key, { element, item, x, y }) {
    element.setAttribute("transform", attribute(x, y, item.scale));
    const classes = [item.player === undefined ? "" : `icf-p${item.player}`, item.label ? "icf-place" : ""];
    element.setAttribute("class", classes.join(" ").trim());
    element.replaceChildren(...this.content(item));
    if (item.label) {
      element.setAttribute("aria-label", item.label);
      if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    } else {
      element.setAttribute("aria-hidden", "true");
    }
    // Only what stands for a place is pointed at; marks and labels let the pointer through.
    element.style.pointerEvents = item.label || (item.at && item.shape) ? "" : "none";
    element.setAttribute("data-place", item.label ? key : (item.at ?? ""));
  }

  /** @param {Item} item @returns {SVGElement[]} */
  content(item) {
    if (item.shape) return [use(item.shape, this.id)];
    if (item.text) {
      const text = svg("text", { style: (item.styles ?? []).map((name) => styleCss(name, this.id)).join(";") });
      text.textContent = item.text;
      return [text];
    }
    return (item.styles ?? []).map((name) => svg("path", { d: item.path, style: styleCss(name, this.id) }));
  }

  /** Put a node where its place in the order of its layer is: by y, then x. @param {Node} node */
  insert(node) {
    const layer = /** @type {SVGElement} */ (this.layers.get(node.item.layer));
    const rank = (/** @type {Node} */ other) => other.y * 10000 + other.x;
    /** @type {Node | undefined} */
    let next;
    for (const other of this.nodes.values()) {
      if (other === node || other.element.parentNode !== layer || rank(other) <= rank(node)) continue;
      if (!next || rank(other) < rank(next)) next = other;
    }
    const after = next?.element ?? null;
    if (node.element.parentNode === layer && node.element.nextSibling === after) return;
    layer.insertBefore(node.element, after);
  }

  /** Places that can be picked now are buttons, the others pictures. @param {string[]} targets */
  nameRoles(targets) {
    for (const [key, { element, item }] of this.nodes) {
      const place = item.label ? key : item.at;
      if (!place) continue;
      const action = this.scene.actions[place];
      const role = action !== undefined || targets.includes(place) ? "button" : "img";
      // A finger that lands on a piece drags it; elsewhere it scrolls the page.
      const touch = needsTarget(action) ? "none" : "";
      if (element.classList.contains("icf-can") !== (role === "button")) element.classList.toggle("icf-can");
      if (element.style.touchAction !== touch) element.style.touchAction = touch;
      if (item.label && element.getAttribute("role") !== role) element.setAttribute("role", role);
    }
  }

  // --- what a selection shows ------------------------------------------------------------------------------------------

  /**
   * @param {import("./interact.js").Hand} hand @param {boolean} focusSeen whether the focus is on the board and to be seen
   */
  mark(hand, focusSeen) {
    this.clearMarks();
    const marks = this.layers.get("marks");
    if (!marks) return;
    const targets = this.targets(hand);
    for (const target of targets) this.addMark(marks, target, target === hand.over ? ["mark-tint"] : ["mark-tint", "mark-dot"]);
    if (hand.selected) this.addMark(marks, hand.selected, ["mark-pick"]);
    if (focusSeen && hand.focus) this.addMark(marks, hand.focus, ["mark-focus"]);
    if (hand.over && targets.includes(hand.over)) this.preview(marks, hand.selected, hand.over);
    this.nameRoles(targets);
  }

  /** Places that may be picked next. @param {{selected?: string}} hand @returns {string[]} */
  targets({ selected }) {
    const action = selected === undefined ? undefined : this.scene.actions[selected];
    if (needsTarget(action)) return Object.keys(action.then);
    return Object.keys(this.scene.actions).filter((key) => !needsTarget(this.scene.actions[key]));
  }

  /** @param {SVGElement} layer @param {string} key @param {string[]} shapes */
  addMark(layer, key, shapes) {
    const item = this.scene.items[key];
    if (!item) return;
    const { x, y } = point(item);
    layer.append(svg("g", { transform: attribute(x, y), class: "icf-mark" }, shapes.map((shape) => use(shape, this.id))));
  }

  /** A ghost where the piece would go, and the way there. @param {SVGElement} marks @param {string | undefined} selected @param {string} target */
  preview(marks, selected, target) {
    const there = point(this.scene.items[target]);
    const travelling = this.travelling(selected);
    if (travelling && selected) {
      const here = point(this.scene.items[selected]);
      const d = shortened(here, there, 24);
      if (d) marks.append(svg("g", { class: "icf-mark" }, ["path-case", "path"].map((name) => svg("path", { d, style: styleCss(name, this.id) }))));
    }
    const ghost = this.ghost(selected);
    if (ghost) {
      const piece = this.standing(ghost, there);
      piece.classList.add("icf-ghost");
      this.ghosts.append(piece);
    }
    this.cover(target);
  }

  /** A piece, standing on a place. @param {{item: Item, dx: number, dy: number}} ghost @param {{x: number, y: number}} there */
  standing({ item, dx, dy }, there) {
    const transform = attribute(there.x + dx, there.y + dy, item.scale);
    return svg("g", { class: `icf-mark icf-p${item.player ?? 0}`, transform }, [use(item.shape ?? "", this.id)]);
  }

  /** The node of the piece that a pick would move. @param {string | undefined} selected */
  travelling(selected) {
    const action = selected === undefined ? undefined : this.scene.actions[selected];
    return needsTarget(action) ? this.nodes.get(action.mover) : undefined;
  }

  /** What appears on a target, and how far from its middle. @param {string | undefined} selected */
  ghost(selected) {
    const node = this.travelling(selected);
    if (node && selected) {
      const here = point(this.scene.items[selected]);
      const at = point(node.item);
      return { item: node.item, dx: at.x - here.x, dy: at.y - here.y };
    }
    const { ghost } = this.scene;
    return ghost && { item: ghost, dx: ghost.dx ?? 0, dy: ghost.dy ?? 0 };
  }

  /** Show what lies on `target` as it is under a piece. @param {string} target */
  cover(target) {
    for (const [key, { element, item }] of this.nodes) {
      if (item.at !== target || !item.under) continue;
      element.replaceChildren(use(item.under, this.id));
      this.covered.add(key);
    }
  }

  clearMarks() {
    this.layers.get("marks")?.replaceChildren();
    this.ghosts.replaceChildren();
    for (const key of this.covered) {
      const node = this.nodes.get(key);
      if (node) node.element.replaceChildren(...this.content(node.item));
    }
    this.covered.clear();
  }

  // --- moves painted before they are confirmed -----------------------------------------------------------------------------

  /** Paint a move at once. @param {string | undefined} selected @param {string} target */
  paintMove(selected, target) {
    this.finish();
    this.clearMarks();
    const there = point(this.scene.items[target]);
    const ghost = this.ghost(selected);
    const node = this.travelling(selected);
    if (node && ghost) {
      const from = { x: node.x, y: node.y };
      Object.assign(node, { x: there.x + ghost.dx, y: there.y + ghost.dy });
      node.element.setAttribute("transform", attribute(node.x, node.y, node.item.scale));
      this.insert(node);
      this.slide(node, from, !isStill());
      this.painted.add(node.element);
      this.cover(target);
    } else if (ghost) {
      this.put?.remove();
      this.put = this.standing(ghost, there);
      this.layers.get(ghost.item.layer)?.append(this.put);
      this.cover(target);
    }
  }

  /** Bring back to its place whatever a painted move has left elsewhere: it was refused, or is confirmed otherwise. */
  settlePending() {
    this.painted.clear();
    this.put?.remove();
    this.put = undefined;
    for (const node of this.nodes.values()) {
      const { x, y } = point(node.item);
      if (node.x === x && node.y === y) continue;
      const from = { x: node.x, y: node.y };
      Object.assign(node, { x, y });
      node.element.setAttribute("transform", attribute(x, y, node.item.scale));
      this.insert(node);
      this.slide(node, from, !isStill());
    }
  }

  /** Let the travelling piece follow the pointer. @param {string} selected @param {{x: number, y: number}} at */
  drag(selected, at) {
    const node = this.travelling(selected);
    const ghost = this.ghost(selected);
    if (!node || !ghost) return;
    Object.assign(node, { x: at.x + ghost.dx, y: at.y + ghost.dy });
    node.element.setAttribute("transform", attribute(node.x, node.y, node.item.scale));
    node.element.classList.add("icf-dragged");
    node.element.style.pointerEvents = "none";
  }

  /** The travelling piece is let go: still where the pointer left it, for a move to be painted from there. @param {string} selected */
  endDrag(selected) {
    const node = this.travelling(selected);
    if (!node) return;
    node.element.classList.remove("icf-dragged");
    node.element.style.pointerEvents = "";
  }

  // --- animation ---------------------------------------------------------------------------------------------------------------

  /** @param {SVGElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options @param {() => void} [after] */
  run(element, frames, options, after) {
    const animation = element.animate(frames, { fill: "backwards", ...options });
    this.running.set(animation, element);
    animation.onfinish = () => {
      this.running.delete(animation);
      after?.();
    };
  }

  /** A new input or picture ends what is still moving. @param {Set<SVGElement>} [except] */
  finish(except) {
    for (const [animation, element] of [...this.running]) {
      if (except?.has(element)) continue;
      const { onfinish } = animation;
      animation.onfinish = null;
      animation.finish();
      // The event would come later; what it does must be done before the next picture.
      onfinish?.call(animation, /** @type {any} */ (undefined));
    }
  }
}

/** Whether this person wants things to stay still. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} x @param {number} y @param {number} [scale] */
const place = (x, y, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/** @param {number} x @param {number} y @param {number} [scale] */
const attribute = (x, y, scale = 1) => `translate(${x},${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/** A line between two points that stops short of both. @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {number} gap */
function shortened(a, b, gap) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= 2 * gap) return "";
  const along = (/** @type {number} */ t) => `${a.x + ((b.x - a.x) * t) / length},${a.y + ((b.y - a.y) * t) / length}`;
  return `M${along(gap)}L${along(length - gap)}`;
}
