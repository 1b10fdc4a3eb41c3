/**
 * A scene on the page: elements by key, brought from one scene to the next by patches, with what moved animated.
 * The only one that changes elements of the board.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Item} Item
 * @typedef {import("./scene.js").Preview} Preview
 * @typedef {import("./reconcile.js").Patch} Patch
 * @typedef {{item: Item, dx: number, dy: number}} Ghost what appears, and how far from the place
 * @typedef {{element: SVGElement, item: Item, x: number, y: number}} Node where it is drawn now, which a pending move changes
 */
import { acrossFrom, rimPoint, wayOf } from "./aim.js";
import { arrow } from "./arrow.js";
import { definitions, svg, use } from "./elements.js";
import { SINKING, keyframesOf, placeCss as place } from "./frames.js";
import { SHAPES, styleCss } from "./look.js";
import { reconcile } from "./reconcile.js";
import { NOTHING, isBeside, isChoice, needsTarget, point, waits } from "./scene.js";

const TILE = 52;

/** Board units from the line of a run to the arrows beside it. */
const ASIDE = 18;

/** Board units that an aim's ghost stands behind the rim, where it does not say. */
const BEHIND = 26;

/** Milliseconds that a push takes, however many things it moves. */
const PUSH = 260;

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
    /** Marks of targets, and of which. */
    this.targetMarks = svg("g");
    this.markedFor = "";
    /** @type {Map<string, {element: SVGElement, isOver: boolean}>} */
    this.marked = new Map();
    /** A piece that was put down and is not yet confirmed. @type {SVGElement | undefined} */
    this.put = undefined;
    /** What is moving, and what it moves. @type {Map<Animation, SVGElement>} */
    this.running = new Map();
    /** When things were pushed before Python has said so. @type {number | undefined} */
    this.pushedAt = undefined;
    /** How things travel to the scene being shown. @type {import("./frames.js").Frames | undefined} */
    this.frames = undefined;
    /** What was moved before Python has said so: its slide goes on when it does. @type {Set<SVGElement>} */
    this.painted = new Set();
    /** Keys whose shape is `under` for now. @type {Set<string>} */
    this.covered = new Set();
  }

  /** @param {Scene} scene @param {boolean} animated @param {import("./reconcile.js").Step} [step] from the scene before */
  show(scene, animated, step) {
    this.finish(this.painted);
    this.clearMarks();
    const before = this.scene;
    this.scene = scene;
    this.root.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    this.root.setAttribute("aria-label", scene.label);
    this.arrangeLayers(scene.layers);
    const moves = animated && before !== NOTHING && !isStill();
    this.frames = moves && step === "on" ? scene.frames : undefined;
    const patches = reconcile(before, scene, step);
    // All are taken before any is put back: one may get the key that another has now.
    const nodes = patches.map((patch) => this.take(patch));
    patches.forEach((patch, index) => this.apply(patch, nodes[index], moves));
  }

  /** The node that a patch moves or removes, off its key. @param {Patch} patch @returns {Node | undefined} */
  take(patch) {
    if (patch.kind !== "leave" && patch.kind !== "move") return undefined;
    const key = patch.kind === "move" ? patch.from : patch.key;
    const node = this.nodes.get(key);
    this.nodes.delete(key);
    return node;
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

  /** @param {Patch} patch @param {Node | undefined} node @param {boolean} animated */
  apply(patch, node, animated) {
    const { kind, key, item } = patch;
    if (kind === "leave") node && this.leave(key, node, animated, patch.by);
    else if (kind === "change") this.change(key, item, animated);
    else if (node) this.move(key, node, item, animated);
    else this.enter(key, item, animated, kind === "enter" ? patch.by : undefined);
  }

  /** @param {string} key @param {Item} item @param {boolean} animated @param {{x: number, y: number}} [by] how far it was pushed in */
  enter(key, item, animated, by) {
    const node = { element: svg("g", { "data-key": key }), item, ...point(item) };
    this.nodes.set(key, node);
    this.dress(key, node);
    this.insert(node);
    const from = by && { x: node.x - by.x, y: node.y - by.y };
    if (from && this.pushedAt !== undefined) this.slide(node, from, animated, { duration: PUSH, since: this.pushedAt });
    else if (animated && this.wayOf(key, item)) this.travel(key, node);
    else if (from) this.slide(node, from, animated, { duration: PUSH });
    else if (animated && item.layer !== "sea") this.run(node.element, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  }

  /** @param {string} key @param {Node} node @param {boolean} animated @param {{x: number, y: number}} [by] how far it was pushed out */
  leave(key, node, animated, by) {
    const { element, item } = node;
    element.removeAttribute("data-key");
    element.classList.add("icf-leaving");
    const gone = () => element.remove();
    if (animated && this.wayOf(key, item) && !this.scene.items[key]) {
      this.travel(key, node, gone);
    } else if (!animated || !(item.label || (item.at && !item.text))) {
      // Ice, and what stands on it, sinks; marks just go.
      gone();
    } else {
      this.sink(node, this.painted.has(element) ? undefined : by, gone);
    }
  }

  /** Let something sink where it is, or where it is pushed to first. @param {Node} node @param {{x: number, y: number} | undefined} by @param {() => void} gone */
  sink(node, by, gone) {
    const { element, item } = node;
    const [x, y] = [node.x + (by?.x ?? 0), node.y + (by?.y ?? 0)];
    const push = by ? (this.frames?.duration ?? PUSH) : 0;
    const ends = [
      { transform: place(x, y, item.scale, item.angle), opacity: 1, offset: push / (push + SINKING), easing: "ease-in" },
      { transform: place(x, y + 10, (item.scale ?? 1) * 0.9, item.angle), opacity: 0, offset: 1 },
    ];
    const start = { transform: place(node.x, node.y, item.scale, item.angle), opacity: 1, offset: 0, easing: EASE };
    // What is still sliding does so first.
    const sliding = this.timeLeft(element);
    const timing = { duration: push + SINKING, delay: by ? 0 : Math.max(120, sliding), fill: /** @type {FillMode} */ (sliding ? "none" : "backwards") };
    this.run(element, push ? [start, ...ends] : ends, timing, gone);
  }

  /** Milliseconds that an element, or the whole picture, will go on moving. @param {SVGElement} [element] */
  timeLeft(element) {
    const own = [...this.running].filter(([, moving]) => !element || moving === element).map(([animation]) => animation);
    const left = own.map(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0));
    return Math.max(0, ...left);
  }

  /** Whose frames a thing follows: its own, or those of the place that it belongs to. @param {string} key @param {Item} item */
  wayOf(key, { at }) {
    return [key, at].find((each) => each && this.frames?.items[each]);
  }

  /** Let something go its own way, as the scene's frames say; what is gone sinks at its end. @param {string} key @param {Node} node @param {() => void} [gone] */
  travel(key, node, gone) {
    const frames = /** @type {import("./frames.js").Frames} */ (this.frames);
    const { item } = node;
    const followed = /** @type {string} */ (this.wayOf(key, item));
    const rides = followed === key ? undefined : ridesOn(frames.items[followed], item, gone !== undefined);
    const { keyframes, duration } = keyframesOf(frames, followed, { scale: item.scale, sinks: gone !== undefined, rides });
    // Of two places only the ends are told: like a slide.
    const easing = keyframes.length === 2 ? EASE : "linear";
    const animation = this.run(node.element, keyframes, { duration, easing }, gone);
    if (this.pushedAt !== undefined) animation.currentTime = Math.min(performance.now() - this.pushedAt, duration);
  }

  /** @param {string} key @param {Item} item @param {boolean} animated */
  change(key, item, animated) {
    const node = this.nodes.get(key);
    if (!node) return;
    const from = { x: node.x, y: node.y };
    node.item = item;
    Object.assign(node, point(item));
    this.dress(key, node);
    const isElsewhere = from.x !== node.x || from.y !== node.y;
    if (isElsewhere) this.insert(node);
    if (animated && this.wayOf(key, item)) this.travel(key, node);
    else if (isElsewhere) this.slide(node, from, animated);
  }

  /** @param {string} key @param {Node} node @param {Item} item @param {boolean} animated */
  move(key, node, item, animated) {
    const from = { x: node.x, y: node.y };
    node.item = item;
    Object.assign(node, point(item));
    node.element.setAttribute("data-key", key);
    this.nodes.set(key, node);
    this.dress(key, node);
    this.insert(node);
    if (animated && this.wayOf(key, item)) this.travel(key, node);
    else this.slide(node, from, animated);
  }

  /**
   * @param {{element: SVGElement, item: Item, x: number, y: number}} node @param {{x: number, y: number}} from
   * @param {boolean} animated @param {{duration?: number, since?: number}} [time] since: when it has begun, if not now
   */
  slide(node, from, animated, { duration, since } = {}) {
    const distance = Math.hypot(node.x - from.x, node.y - from.y);
    if (!animated || distance < 1) return;
    const frames = [from, node].map(({ x, y }) => ({ transform: place(x, y, node.item.scale, node.item.angle) }));
    // With something that takes its own time all take that.
    duration ??= this.frames?.duration ?? slideTime(distance);
    const animation = this.run(node.element, frames, { duration, easing: EASE });
    if (since !== undefined) animation.currentTime = Math.min(performance.now() - since, duration);
  }

  /** Write into a node's element what its item says. @param {string} key @param {Node} node */
  dress(key, { element, item, x, y }) {
    element.setAttribute("transform", attribute(x, y, item.scale, item.angle));
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

  /**
   * Places that can be picked now are buttons, the others pictures.
   * @param {string[]} targets @param {boolean} isHeld whether they are for something from beside the board
   */
  nameRoles(targets, isHeld) {
    for (const [key, { element, item }] of this.nodes) {
      const place = item.label ? key : item.at;
      if (!place) continue;
      const action = this.scene.actions[place];
      const role = action !== undefined || targets.includes(place) ? "button" : "img";
      // A finger that lands on a piece drags it; elsewhere it scrolls the page.
      const touch = waits(action) || (isHeld && targets.includes(place)) ? "none" : "";
      if (element.classList.contains("icf-can") !== (role === "button")) element.classList.toggle("icf-can");
      if (element.style.touchAction !== touch) element.style.touchAction = touch;
      if (item.label && element.getAttribute("role") !== role) element.setAttribute("role", role);
    }
  }

  // --- what a selection shows ------------------------------------------------------------------------------------------

  /**
   * @param {import("./interact.js").Hand} hand @param {boolean} focusSeen whether the focus is on the board and to be seen
   * @param {{aiming: import("./aim.js").Aiming, preview?: Preview | null}} [aimed] where a selected aim points, and what that would do
   */
  mark(hand, focusSeen, aimed) {
    const targets = this.targets(hand);
    this.clearMarks(targets);
    const marks = this.layers.get("marks");
    if (!marks) return;
    this.markTargets(marks, targets, hand.over);
    if (hand.selected) this.addMark(marks, hand.selected, ["mark-pick"]);
    if (aimed) this.aim(marks, hand.selected, aimed.aiming, aimed.preview ?? undefined);
    else if (focusSeen && hand.focus) this.addMark(marks, hand.focus, ["mark-focus"]);
    if (hand.over && targets.includes(hand.over)) this.preview(marks, hand.selected, hand.over);
    this.nameRoles(targets, isBeside(this.scene, hand.selected));
  }

  /** Places that may be picked next. @param {{selected?: string}} hand @returns {string[]} */
  targets({ selected }) {
    const action = selected === undefined ? undefined : this.scene.actions[selected];
    if (needsTarget(action)) return Object.keys(action.then);
    return action ? [] : Object.keys(this.scene.actions).filter((key) => isChoice(this.scene.actions[key]));
  }

  /** @param {SVGElement} layer @param {string} key @param {string[]} shapes @returns {SVGElement | undefined} */
  addMark(layer, key, shapes) {
    const item = this.scene.items[key];
    if (!item) return undefined;
    const { x, y } = point(item);
    // A shape may have marks of its own, which turn as it does.
    const named = shapes.map((shape) => (SHAPES[`${shape}-${item.shape}`] ? `${shape}-${item.shape}` : shape));
    const transform = attribute(x, y, 1, named.join() === shapes.join() ? 0 : item.angle);
    const element = svg("g", { transform, class: "icf-mark" }, named.map((shape) => use(shape, this.id)));
    layer.append(element);
    return element;
  }

  /** Paths in the marks layer, one for each style. @param {SVGElement} layer @param {string} d @param {string[]} styles */
  addPath(layer, d, styles) {
    layer.append(svg("g", { class: "icf-mark" }, styles.map((name) => svg("path", { d, style: styleCss(name, this.id) }))));
  }

  /** A ghost where the piece would go, and the way there. @param {SVGElement} marks @param {string | undefined} selected @param {string} target */
  preview(marks, selected, target) {
    const there = point(this.scene.items[target]);
    const travelling = this.travelling(selected);
    if (travelling && selected) {
      const here = point(this.scene.items[selected]);
      const d = shortened(here, there, 24);
      if (d) this.addPath(marks, d, ["path-case", "path"]);
    }
    const preview = this.scene.previews?.[target];
    if (preview) this.foretell(marks, preview);
    const ghost = this.ghost(selected);
    if (ghost) {
      const piece = this.standing(ghost, there);
      piece.classList.add(isBeside(this.scene, selected) ? "icf-coming" : "icf-ghost");
      this.ghosts.append(piece);
      const way = directionOf(preview);
      if (way) this.addPath(this.ghosts, arrow({ x: there.x + ghost.dx, y: there.y + ghost.dy }, way, -4, 60), ["aim-case", "aim"]);
    }
    this.cover(target);
  }

  /** What a move would do: places whose things would go along, with an arrow each, and more. @param {SVGElement} marks @param {Preview} preview */
  foretell(marks, preview) {
    const { run = [], dx = 0, dy = 0, items = {} } = preview;
    const way = directionOf(preview);
    for (const key of run) {
      const item = this.scene.items[key];
      if (!item) continue;
      this.addMark(marks, key, ["mark-run"]);
      if (!way) continue;
      // Between two places, beside the line of what stands on them.
      const { x, y } = point(item);
      const transform = attribute(x + dx / 2 + way.y * ASIDE, y + dy / 2 - way.x * ASIDE, 1, angleOf(way));
      this.ghosts.append(svg("g", { class: "icf-mark", transform }, [use("run-arrow", this.id)]));
    }
    for (const item of Object.values(items)) {
      const { x, y } = point(item);
      const player = item.player === undefined ? "" : ` icf-p${item.player}`;
      marks.append(svg("g", { class: `icf-mark${player}`, transform: attribute(x, y, item.scale, item.angle) }, this.content(item)));
    }
  }

  /** An aim: what will come, behind the rim, and the way it will take. @param {SVGElement} marks @param {string | undefined} selected @param {import("./aim.js").Aiming} aiming @param {Preview} [preview] */
  aim(marks, selected, aiming, preview) {
    const action = this.scene.actions[selected ?? ""];
    if (!action || !("aim" in action)) return;
    const from = rimPoint(action.aim, aiming.at);
    const way = wayOf(action.aim, aiming);
    const end = acrossFrom(action.aim, aiming);
    const line = shortened(from, { x: from.x + way.x * end, y: from.y + way.y * end }, 0);
    if (line) this.addPath(marks, line, ["path-case", "path"]);
    if (preview) this.foretell(marks, preview);
    const ghost = this.behind(action, aiming);
    if (ghost) {
      ghost.classList.add("icf-coming");
      this.ghosts.append(ghost);
    }
    this.addPath(this.ghosts, arrow(from, way, -4, 60), ["aim-case", "aim"]);
  }

  /** An aim's ghost behind the point of the rim aimed at, turned along the way. @param {import("./scene.js").Aim} action @param {import("./aim.js").Aiming} aiming */
  behind({ aim, ghost }, aiming) {
    if (!ghost) return undefined;
    const { x, y } = rimPoint(aim, aiming.at);
    const turned = attribute(x, y, 1, angleOf(wayOf(aim, aiming)));
    const own = attribute(ghost.dx ?? -BEHIND, ghost.dy ?? 0, ghost.scale, ghost.angle);
    return svg("g", { class: `icf-mark icf-p${ghost.player ?? 0}`, transform: `${turned} ${own}` }, this.content(ghost));
  }

  /** A piece, standing on a place. @param {Ghost} ghost @param {{x: number, y: number}} there */
  standing({ item, dx, dy }, there) {
    const transform = attribute(there.x + dx, there.y + dy, item.scale, item.angle);
    return svg("g", { class: `icf-mark icf-p${item.player ?? 0}`, transform }, this.content(item));
  }

  /** The node of the piece that a pick would move. @param {string | undefined} selected */
  travelling(selected) {
    const action = selected === undefined ? undefined : this.scene.actions[selected];
    return needsTarget(action) && action.mover ? this.nodes.get(action.mover) : undefined;
  }

  /** What appears on a target, and how far from its middle. @param {string | undefined} selected @returns {Ghost | undefined} */
  ghost(selected) {
    const action = selected === undefined ? undefined : this.scene.actions[selected];
    if (needsTarget(action) && action.ghost) return { item: action.ghost, dx: action.ghost.dx ?? 0, dy: action.ghost.dy ?? 0 };
    const node = this.travelling(selected);
    if (node && selected) {
      const here = point(this.scene.items[selected]);
      const at = point(node.item);
      return { item: node.item, dx: at.x - here.x, dy: at.y - here.y };
    }
    // The scene's own is for a place that is picked by itself.
    const ghost = action ? undefined : this.scene.ghost;
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

  /** Mark what may be picked next. Those marked already stay: there may be dozens, and the pointer moves often. @param {SVGElement} layer @param {string[]} targets @param {string} [over] */
  markTargets(layer, targets, over) {
    if (targets.length && !this.targetMarks.parentNode) layer.prepend(this.targetMarks);
    for (const key of targets) {
      const shapes = key === over ? ["mark-tint"] : ["mark-tint", "mark-dot"];
      const known = this.marked.get(key);
      if (known?.isOver === (key === over)) continue;
      known?.element.remove();
      const element = this.addMark(this.targetMarks, key, shapes);
      if (element) this.marked.set(key, { element, isOver: key === over });
    }
  }

  /** Take away what a selection shows. @param {string[]} [kept] targets whose marks may stay, if they are what is marked */
  clearMarks(kept = []) {
    if (kept.join() !== this.markedFor) {
      this.targetMarks.replaceChildren();
      this.marked.clear();
      this.markedFor = kept.join();
    }
    this.layers.get("marks")?.replaceChildren(...(this.marked.size ? [this.targetMarks] : []));
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
    this.frames = undefined;
    this.clearMarks();
    const place = this.scene.items[target];
    // A thing from beside the board that is a move by itself: nothing on the board shows it.
    if (!place) return;
    const there = point(place);
    const ghost = this.ghost(selected);
    const node = this.travelling(selected);
    const { run = [], dx = 0, dy = 0 } = this.scene.previews?.[target] ?? {};
    if (dx || dy) this.pushedAt = performance.now();
    for (const each of this.nodes.values()) {
      if (each.item.at && run.includes(each.item.at)) this.paint(each, { x: each.x + dx, y: each.y + dy }, PUSH);
    }
    if (node && ghost) {
      this.paint(node, { x: there.x + ghost.dx, y: there.y + ghost.dy });
      this.cover(target);
    } else if (ghost) {
      const [x, y] = [there.x + dx, there.y + dy];
      const element = this.puts(this.standing(ghost, { x, y }), ghost.item);
      const at = { element, item: ghost.item, x: x + ghost.dx, y: y + ghost.dy };
      this.slide(at, { x: at.x - dx, y: at.y - dy }, !isStill(), { duration: PUSH });
      this.cover(target);
    }
  }

  /** Keep what an aim would bring behind the rim until the next picture. @param {import("./scene.js").Aim} action @param {import("./aim.js").Aiming} aiming */
  paintAim(action, aiming) {
    this.finish();
    this.clearMarks();
    const element = this.behind(action, aiming);
    if (element && action.ghost) this.puts(element, action.ghost);
  }

  /** @param {Node} node @param {{x: number, y: number}} to @param {number} [duration] */
  paint(node, to, duration) {
    const from = { x: node.x, y: node.y };
    Object.assign(node, to);
    node.element.setAttribute("transform", attribute(node.x, node.y, node.item.scale, node.item.angle));
    this.insert(node);
    this.slide(node, from, !isStill(), { duration });
    this.painted.add(node.element);
  }

  /** @param {SVGElement} element @param {Item} item */
  puts(element, item) {
    this.put?.remove();
    this.put = element;
    (this.layers.get(item.layer) ?? this.ghosts).append(element);
    return element;
  }

  /** Bring back to its place whatever a painted move has left elsewhere: it was refused, or is confirmed otherwise. */
  settlePending() {
    this.painted.clear();
    this.pushedAt = undefined;
    this.put?.remove();
    this.put = undefined;
    for (const node of this.nodes.values()) {
      const { x, y } = point(node.item);
      if (node.x === x && node.y === y) continue;
      const from = { x: node.x, y: node.y };
      Object.assign(node, { x, y });
      node.element.setAttribute("transform", attribute(x, y, node.item.scale, node.item.angle));
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
    node.element.setAttribute("transform", attribute(node.x, node.y, node.item.scale, node.item.angle));
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
    return animation;
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

/** @param {number} x @param {number} y @param {number} [scale] @param {number} [angle] */
const attribute = (x, y, scale = 1, angle = 0) =>
  `translate(${x},${y})${angle ? ` rotate(${angle})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;

/** Where on something that travels another thing stands: as it ends, or, of what is gone, as it began. @param {number[]} way @param {Item} item @param {boolean} isGone */
function ridesOn(way, item, isGone) {
  const [x, y] = isGone ? way : way.slice(-3);
  return { dx: (item.x ?? 0) - x, dy: (item.y ?? 0) - y, angle: item.angle };
}

/** The direction in which a preview's things would go. @param {Preview} [preview] */
function directionOf({ dx = 0, dy = 0 } = { words: "" }) {
  const length = Math.hypot(dx, dy);
  return length ? { x: dx / length, y: dy / length } : undefined;
}

/** Degrees clockwise of a direction. @param {{x: number, y: number}} way */
const angleOf = ({ x, y }) => Math.round((Math.atan2(y, x) * 1800) / Math.PI) / 10;

/** A line between two points that stops short of both. @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {number} gap */
function shortened(a, b, gap) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= 2 * gap) return "";
  const along = (/** @type {number} */ t) => `${a.x + ((b.x - a.x) * t) / length},${a.y + ((b.y - a.y) * t) / length}`;
  return `M${along(gap)}L${along(length - gap)}`;
}
