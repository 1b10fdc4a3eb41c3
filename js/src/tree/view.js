/**
 * A watched search: the tree, its controls, and beside it what is known of the node in question.
 *
 * @typedef {import("./teller.js").Model} Model
 * @typedef {import("./layout.js").Place} Place
 * @typedef {import("./drawing.js").Look} Look
 */
import { h, setAttribute, setText } from "../dom.js";
import { Drawing } from "../drawing.js";
import { icon } from "../icons.js";
import { createStatus } from "../status.js";
import { unpack } from "./columns.js";
import { TOP, TreeDrawing, halfWidth } from "./drawing.js";
import { STEP, layout, neighbour } from "./layout.js";
import { createMinimap } from "./minimap.js";
import { CUT, DONE, LEAF, Replay, TABLE, bounds } from "./replay.js";
import { Teller } from "./teller.js";
import { throttle } from "./throttle.js";
import { Folding } from "./visible.js";
import { counted, interval, number } from "./words.js";

/** Room for the layers' names at the left. */
const MARGIN = 78;
/** The same where there is little room, and up to which width of the pane. */
const NARROW = { margin: 60, width: 500 };
/** Below the last layer. */
const FOOT = 70;
/** Pixels below the tree for the words to a cut. */
const CALLOUT = 64;
const TALLEST = 560;
/** Milliseconds a step takes while playing. */
const PACE = 700;
const SPEEDS = [1, 4, 16, 64];
/** Milliseconds between two messages to Python while stepping fast. */
const SPACING = 120;
/** Pixels that a press may wander before it moves the tree. */
const DRAG = 5;
/** Below this nothing can be read: rather follow the search than show all of it. */
const LEAST = 0.7;

export class WatchView {
  /** @param {Model} model @param {{main: HTMLElement, side: HTMLElement, id: string, signal: AbortSignal}} host */
  constructor(model, { main, side, id, signal }) {
    this.model = model;
    this.signal = signal;
    this.about = model.get("_about");
    this.columns = unpack(this.about, model.get("_columns"));
    this.replay = new Replay(this.columns, this.about);
    this.folding = new Folding(this.replay);
    this.steps = this.columns.steps.length;
    this.teller = new Teller(model, this.steps, this.about.first, () => this.retell());
    this.drawing = new TreeDrawing();
    this.board = new Drawing(id);
    // Read out as one picture, by its words.
    this.board.root.setAttribute("aria-hidden", "true");
    this.status = createStatus();
    this.minimap = createMinimap(signal, (x, y) => this.centre(x, y));
    this.step = 0;
    /** The node that a person has picked; else the step's own is looked at. @type {number | undefined} */
    this.chosen = undefined;
    this.speed = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.playing = undefined;
    /** Whether the tree is scaled and moved by itself. */
    this.isFitted = true;
    /** How many positions cuts have saved, as far as Python has said. @type {Map<number, number | null>} */
    this.saved = new Map(Object.entries(this.about.saved ?? {}).map(([node, count]) => [Number(node), /** @type {number} */ (count)]));
    this.size = { width: 100, height: 100 };
    // Both at once, and as they are when they are told: what was to be told before may be outdated by then.
    this.tell = throttle(SPACING, (/** @type {void} */ _) => this.set({ at: this.step, node: this.looked }), signal);
    this.build(main, side);
    this.listen(side);
    this.show(Math.max(0, Math.min(model.get("at"), this.steps - 1)));
    this.showBoard();
  }

  /** @param {Record<string, number>} values */
  set(values) {
    for (const [name, value] of Object.entries(values)) this.model.set(name, value);
    try {
      this.model.save_changes();
    } catch {
      // No kernel: what can be shown without it is.
    }
  }

  /** @param {object} content */
  post(content) {
    try {
      this.model.send(content);
    } catch {
      // No kernel.
    }
  }

  // --- the parts ------------------------------------------------------------------------------------------------------------

  /** @param {HTMLElement} main @param {HTMLElement} side */
  build(main, side) {
    const { kind } = this.about;
    this.pane = h("div", { class: "icf-pane" }, [this.drawing.root, this.minimap.canvas]);
    this.playButton = this.button("resume", "Play", () => this.toggle(), "k");
    this.slider = /** @type {HTMLInputElement} */ (
      h("input", { type: "range", min: "0", max: String(Math.max(this.steps - 1, 0)), value: "0", class: "icf-slider", "aria-label": "Step" })
    );
    this.counter = h("span", { class: "icf-counter" });
    const player = h("div", { class: "icf-player" }, [
      this.playButton,
      this.button("back", "Step back", () => this.go(this.step - 1), ","),
      this.slider,
      this.button("forward", "Step forward", () => this.go(this.step + 1), "."),
      this.counter,
    ]);
    this.speedButton = h("button", { class: "icf-button icf-speed", type: "button", title: "Speed of playing", "aria-label": "Speed 1 times", onclick: () => this.faster() }, ["1×"]);
    this.fewButton = this.button("few", "Show the five best moves only", () => this.toggleFew(), "f");
    this.field = /** @type {HTMLInputElement} */ (h("input", { type: "search", placeholder: "find a move", class: "icf-field", "aria-label": "Find a move in the tree" }));
    this.matches = h("span", { class: "icf-matches" });
    const jumps =
      kind === "simulations"
        ? [this.button("game", "Next game", () => this.jump("simulate"), "g"), this.button("better", "Next change of the best move", () => this.jumpBest(), "b")]
        : [...(this.columns.cuts.length ? [this.button("cut", "Next cut", () => this.jump("cut"), "c")] : []), this.button("better", "Next change of the best line", () => this.jumpBest(), "b")];
    const tools = h("div", { class: "icf-tools icf-treetools", role: "toolbar", "aria-label": "Tree" }, [
      this.button("first", "First step", () => this.go(0)),
      this.button("last", "Last step", () => this.go(this.steps - 1)),
      ...jumps,
      this.speedButton,
      this.fewButton,
      this.button("closer", "Zoom in", () => this.zoom(1.25)),
      this.button("farther", "Zoom out", () => this.zoom(0.8)),
      this.button("fit", "Fit the tree", () => this.refit()),
      h("span", { class: "icf-find" }, [this.field, this.matches]),
    ]);
    main.append(this.pane, player, tools, this.status.element);

    this.title = h("b", {});
    this.scores = h("span", { class: "icf-quiet" });
    this.boardCard = h("div", { class: "icf-card icf-boardcard", role: "img" }, [h("div", { class: "icf-boardhead" }, [this.title, this.scores]), this.board.root]);
    this.counts = h("div", { class: "icf-countcards" });
    this.path = h("div", { class: "icf-crumbs" });
    this.rows = h("div", { class: "icf-card icf-rows", tabindex: "0", role: "region", "aria-label": "Moves here" });
    this.terms = h("div", { class: "icf-card icf-rows", hidden: true, tabindex: "0", role: "region", "aria-label": "What the position is worth" });
    side.append(
      this.boardCard,
      this.counts,
      h("div", { class: "icf-card" }, [h("div", { class: "icf-head" }, ["Path to here"]), this.path]),
      this.rows,
      this.terms,
      h("div", { class: "icf-card icf-legend" }, legend(this.about)),
    );
  }

  /** @param {string} name @param {string} words @param {() => void} act @param {string} [key] */
  button(name, words, act, key) {
    const title = key ? `${words} (${key})` : words;
    return h("button", { class: "icf-button", type: "button", title, "aria-label": words, "aria-keyshortcuts": key, "data-key": key, onclick: act }, [icon(name)]);
  }

  /** @param {HTMLElement} side */
  listen(side) {
    const { signal, model } = this;
    const heard = (/** @type {any} */ message) => this.receive(message);
    const shown = () => this.showBoard();
    const moved = () => {
      const at = model.get("at");
      if (at !== this.step) this.go(at);
    };
    const looked = () => {
      const node = model.get("node");
      // Another view that has gone to another step says so in `at`.
      if (node !== this.looked && model.get("at") === this.step) this.choose(node, false);
    };
    model.on("msg:custom", heard);
    model.on("change:_shown", shown);
    model.on("change:at", moved);
    model.on("change:node", looked);
    const watcher = new ResizeObserver(() => this.resized());
    watcher.observe(/** @type {HTMLElement} */ (this.pane));
    signal.addEventListener("abort", () => {
      model.off("msg:custom", heard);
      model.off("change:_shown", shown);
      model.off("change:at", moved);
      model.off("change:node", looked);
      watcher.disconnect();
      clearInterval(this.playing);
    });
    const slider = /** @type {HTMLInputElement} */ (this.slider);
    // Dragged fast, it moves more often than can be painted.
    let isWaiting = false;
    slider.addEventListener(
      "input",
      () => {
        if (isWaiting) return;
        isWaiting = true;
        requestAnimationFrame(() => {
          isWaiting = false;
          this.go(Number(slider.value));
        });
      },
      { signal },
    );
    side.addEventListener("pointerdown", () => this.pause(), { signal });
    const field = /** @type {HTMLInputElement} */ (this.field);
    field.addEventListener("input", () => this.find(0), { signal });
    field.addEventListener("keydown", (event) => event.key === "Enter" && this.find(event.shiftKey ? -1 : 1), { signal });
    this.listenToTree();
  }

  listenToTree() {
    const { signal } = this;
    const tree = this.drawing.root;
    /** @type {{id: number, x: number, y: number, from: {x: number, y: number}, moving: boolean, item: string | undefined} | undefined} */
    let press;
    /** @param {string} name @param {(event: any) => void} listener @param {any} [options] */
    const on = (name, listener, options = {}) => tree.addEventListener(name, listener, { signal, ...options });
    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      const item = event.target.closest("[data-item]")?.getAttribute("data-item");
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, from: { ...this.drawing.view }, moving: false, item };
    });
    on("pointermove", (event) => {
      // Released outside: nobody told.
      if (!event.buttons) press = undefined;
      if (!press || press.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.moving && Math.hypot(dx, dy) < DRAG) return;
      if (!press.moving) tree.setPointerCapture(event.pointerId);
      press.moving = true;
      this.isFitted = false;
      this.pan(press.from.x + dx, press.from.y + dy);
    });
    on("pointerup", (event) => {
      if (press && press.id === event.pointerId && !press.moving && press.item) this.activate(press.item);
      press = undefined;
    });
    on("pointercancel", () => (press = undefined));
    // A click without a pointer, as screen readers send it.
    on("click", (event) => {
      const item = event.detail === 0 && event.target.closest("[data-item]")?.getAttribute("data-item");
      if (item) this.activate(item);
    });
    on(
      "wheel",
      (event) => {
        if (event.ctrlKey || event.metaKey) {
          event.preventDefault();
          const box = tree.getBoundingClientRect();
          this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - box.left, event.clientY - box.top);
        } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
          event.preventDefault();
          this.isFitted = false;
          this.pan(this.drawing.view.x - (event.deltaX || event.deltaY), this.drawing.view.y);
        }
      },
      { passive: false },
    );
    on("keydown", (event) => this.keyed(event));
    on("focusin", (event) => {
      const key = event.target.getAttribute?.("data-item");
      if (key) this.focusKey = key;
    });
  }

  /** Keys of the whole widget; Python's own page has none of these. @param {KeyboardEvent} event */
  shortcut(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).matches("input:not([type=range]),textarea")) return;
    const button = [...(this.pane?.parentElement?.querySelectorAll("button[data-key]") ?? [])].find((each) => each.getAttribute("data-key") === event.key);
    if (!button) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (button).click();
  }

  /** Walking the tree. @param {KeyboardEvent} event */
  keyed(event) {
    const place = this.places?.find(({ item }) => item.key === this.focusKey);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(this.places ?? [], place, event.key);
    if (next) {
      this.focusKey = next.item.key;
      this.reveal(next);
      this.rove(true);
    } else if (event.key === "Enter") {
      this.activate(place.item.key);
    } else if (event.key === " " && place.item.kind === "node") {
      this.folding.toggle(place.item.node);
      this.rebuild();
      this.rove(true);
    } else if (!event.key.startsWith("Arrow")) {
      return;
    }
    event.preventDefault();
  }

  // --- steps ----------------------------------------------------------------------------------------------------------------

  /** @param {number} step */
  go(step) {
    const wanted = Math.max(0, Math.min(step, this.steps - 1));
    this.chosen = undefined;
    setText(/** @type {HTMLElement} */ (this.matches), "");
    this.show(wanted);
    this.tell();
  }

  /** @param {number} step */
  show(step) {
    if (!this.steps) {
      this.status.say({ words: "Nothing was searched." });
      return;
    }
    this.step = step;
    this.replay.goto(this.columns.steps[step]);
    this.current = this.nodeOf(step);
    this.rebuild();
    this.say();
    const { slider, counter } = this;
    if (slider && Number(slider.value) !== step) slider.value = String(step);
    setText(/** @type {HTMLElement} */ (counter), `${(step + 1).toLocaleString("en")} / ${this.steps.toLocaleString("en")}`);
  }

  /** The node that a step is about. @param {number} step */
  nodeOf(step) {
    const { columns } = this;
    const first = step ? columns.steps[step - 1] + 1 : 0;
    if (this.about.kind === "tree") return columns.about[first];
    for (let event = columns.steps[step]; event >= first; event--) {
      if (!["proved", "numbers", "simulate"].includes(columns.kindNames[columns.kinds[event]])) return columns.about[event];
    }
    return columns.about[first];
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.step >= this.steps - 1) this.go(0);
    this.playing = setInterval(() => this.tick(), Math.max(PACE / SPEEDS[this.speed], 40));
    this.drawPlay();
  }

  tick() {
    // Faster than can be painted means more steps at a time.
    const stride = Math.max(1, Math.round((40 * SPEEDS[this.speed]) / PACE));
    this.go(this.step + stride);
    if (this.step >= this.steps - 1) this.pause();
  }

  pause() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.drawPlay();
  }

  drawPlay() {
    const { playButton } = this;
    if (!playButton) return;
    playButton.replaceChildren(icon(this.playing ? "pause" : "resume"));
    setAttribute(playButton, "aria-label", this.playing ? "Pause" : "Play");
    setAttribute(playButton, "title", this.playing ? "Pause (k)" : "Play (k)");
  }

  faster() {
    this.speed = (this.speed + 1) % SPEEDS.length;
    const button = /** @type {HTMLElement} */ (this.speedButton);
    setText(button, `${SPEEDS[this.speed]}×`);
    setAttribute(button, "aria-label", `Speed ${SPEEDS[this.speed]} times`);
    if (this.playing) {
      this.pause();
      this.toggle();
    }
  }

  /** To the next step with an event of this kind. @param {string} kind */
  jump(kind) {
    const { columns } = this;
    const wanted = columns.kindNames.indexOf(kind);
    for (let event = columns.steps[this.step] + 1; event < columns.events; event++) {
      if (columns.kinds[event] === wanted) return this.go(this.stepOf(event));
    }
    this.status.say({ words: kind === "cut" ? "No cut comes after this." : "No other game comes after this." });
  }

  /** To the next step after which the best line is another one. */
  jumpBest() {
    const { columns, replay } = this;
    const before = this.lineWords();
    const better = columns.kindNames.indexOf("best");
    const isTree = this.about.kind === "tree";
    for (let step = this.step + 1; step < this.steps; step++) {
      replay.goto(columns.steps[step]);
      // In a tree only a best move can change the line.
      let isNews = !isTree;
      for (let event = columns.steps[step - 1] + 1; !isNews && event <= columns.steps[step]; event++) isNews = columns.kinds[event] === better;
      if (isNews && this.lineWords() !== before) return this.go(step);
    }
    this.show(this.step);
    this.status.say({ words: "The best stays the same from here on." });
  }

  /** The best line by its moves, so that one search from the root can be compared with the next; of simulations the first move. */
  lineWords() {
    const { replay, about } = this;
    if (about.kind === "simulations") return String(replay.favourite(0));
    const line = replay.line();
    return line.slice(this.isTop(0) ? 2 : 1).map((node) => replay.label(node)).join(" ");
  }

  /** The step that an event belongs to. @param {number} event */
  stepOf(event) {
    const { steps } = this.columns;
    let [low, high] = [0, steps.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (steps[middle] < event) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  say() {
    const words = this.teller.tell(this.step);
    this.drawCallout();
    const node = /** @type {number} */ (this.current);
    const saved = this.isCutStep() ? this.savedWords(node) : "";
    this.status.say({ words: words || "…", note: saved, kind: this.isCutStep() ? "refused" : "info" });
    setAttribute(/** @type {HTMLElement} */ (this.slider), "aria-valuetext", `${this.step + 1} of ${this.steps}: ${words}`);
  }

  /** Say again what is said now, since more of it is known: of the step, or of what was picked. */
  retell() {
    if (this.chosen === undefined) this.say();
    else this.picked?.();
  }

  isCutStep() {
    const { columns, step } = this;
    const first = step ? columns.steps[step - 1] + 1 : 0;
    return columns.kindNames[columns.kinds[first]] === "cut";
  }

  /** What a cut has saved, once Python has counted. @param {number} node */
  savedWords(node) {
    if (!this.saved.has(node)) {
      this.saved.set(node, -1);
      this.post({ kind: "saved", node });
    }
    const count = this.saved.get(node);
    if (count === -1) return "";
    return count === null || count === undefined ? "saves over 20,000 positions" : `saves ${counted(count, "position")}`;
  }

  /** @param {any} message */
  receive(message) {
    if (message?.kind === "words") this.teller.receive(message);
    if (message?.kind === "saved") {
      this.saved.set(message.node, message.count);
      this.retell();
      this.redraw();
    }
  }

  // --- the node looked at ---------------------------------------------------------------------------------------------------

  /** @param {string} key */
  activate(key) {
    const item = this.places?.find((place) => place.item.key === key)?.item;
    if (!item) return;
    if (item.kind === "fold") {
      if (this.folding.isOpen(item.node)) this.folding.whole.add(item.node);
      this.folding.chosen.set(item.node, true);
      this.focusKey = `n${item.node}`;
      const hadFocus = this.hasFocus;
      this.rebuild();
      this.rove(hadFocus);
    } else if (item.kind === "stub") {
      this.choose(item.node);
      this.picked = () => this.status.say({ words: `${counted(item.count, "move")} left out here, never looked at.`, note: this.savedWords(item.node) });
      this.picked();
    } else if (!item.isFuture) {
      this.choose(item.node);
    }
  }

  /** @param {number} node @param {boolean} [isPicked] by the person who looks at this view */
  choose(node, isPicked = true) {
    if (isPicked) this.pause();
    this.chosen = node;
    this.focusKey = `n${node}`;
    this.rebuild();
    if (isPicked) this.post({ kind: "pick", node });
    const look = this.lookOf(/** @type {any} */ ({ item: { kind: "node", node, isFuture: false, items: [] } }));
    this.picked = () => this.status.say({ words: `${look.aria}.` });
    this.picked();
  }

  get looked() {
    return this.chosen ?? this.current ?? 0;
  }

  showBoard() {
    const shown = this.model.get("_shown");
    const isFor = shown?.node === this.looked;
    if (isFor) this.showTerms(shown.terms ?? []);
    this.boardCard?.classList.toggle("icf-stale", !isFor);
    if (!shown?.scene || !isFor) {
      if (this.boardCard) this.boardCard.hidden = !shown?.scene;
      return;
    }
    setText(/** @type {HTMLElement} */ (this.title), shown.title);
    setText(/** @type {HTMLElement} */ (this.scores), shown.scores);
    this.boardCard?.setAttribute("aria-label", `${shown.title}: ${shown.scene.label}`);
    this.board.show(shown.scene, false);
  }

  /** What the position looked at is made of: a row a term, a column a player. @param {[string, number[]][]} terms */
  showTerms(terms) {
    const card = /** @type {HTMLElement} */ (this.terms);
    card.hidden = terms.length === 0;
    if (!terms.length) return;
    const players = terms[0][1].map((_, player) => this.playerName(player));
    /** @param {string} name @param {number[]} worths @param {string} [name_] */
    const row = (name, worths, name_) => h("tr", { class: name_ }, [h("td", {}, [name]), ...worths.map((worth) => h("td", {}, [number(worth)]))]);
    const sums = players.map((_, player) => terms.reduce((sum, [, worths]) => sum + worths[player], 0));
    card.replaceChildren(
      h("div", { class: "icf-head" }, ["What it is worth"]),
      h("table", {}, [
        h("thead", {}, [h("tr", {}, ["term", ...players].map((word) => h("th", {}, [word])))]),
        h("tbody", {}, [...terms.map(([name, worths]) => row(name, worths)), row("sum", sums, "icf-bestrow")]),
      ]),
    );
  }

  drawSide() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const kept = focused?.dataset.node !== undefined && this.path?.parentElement?.parentElement?.contains(focused) ? focused.dataset.node : undefined;
    this.fillSide();
    if (kept === undefined) return;
    const places = [this.path, this.rows].map((each) => each?.querySelector(`[data-node="${kept}"]`));
    const again = /** @type {HTMLElement | null | undefined} */ (places.find(Boolean));
    if (again) again.focus({ preventScroll: true });
    else this.rove(true);
  }

  fillSide() {
    const { replay, about } = this;
    const node = this.looked;
    const counts = replay.counts;
    const window = interval(replay.windowOf(node));
    /** @type {[string, string][]} */
    const cards =
      about.kind === "simulations"
        ? [[counts.games.toLocaleString("en"), "games"], [counts.nodes.toLocaleString("en"), "nodes"], [String(counts.depth), "deep"]]
        : about.kind === "numbers"
          ? [[counts.nodes.toLocaleString("en"), "nodes"], [window, "proof, disproof"]]
          : [
              [counts.nodes.toLocaleString("en"), "nodes"],
              ...(window || counts.cuts ? [/** @type {[string, string]} */ ([counts.cuts.toLocaleString("en"), counts.cuts === 1 ? "cut" : "cuts"])] : []),
              [window || counts.leaves.toLocaleString("en"), window ? "window" : "leaves"],
            ];
    this.counts?.replaceChildren(...cards.map(([value, word]) => h("div", { class: "icf-card" }, [h("b", { class: value.length > 5 ? "icf-long" : undefined }, [value]), h("span", {}, [word])])));
    const crumbs = replay.path(node).flatMap((each, index) => {
      const label = replay.label(each) || "root";
      const crumb = h("button", { type: "button", class: "icf-move", "data-node": each, onclick: () => this.choose(each), "aria-current": each === node ? "true" : undefined }, [label]);
      return index ? ["›", crumb] : [crumb];
    });
    this.path?.replaceChildren(...crumbs);
    this.drawRows(node);
  }

  /** The moves at the node looked at; where it has none, at the one above, so that it can be compared. @param {number} node */
  drawRows(node) {
    const { replay, about } = this;
    const entered = (/** @type {number} */ each) => replay.children(each).filter((child) => replay.isEntered(child));
    const isSimulation = about.kind === "simulations";
    // A game on its way down: what it has chosen among is of interest.
    const isChoice = isSimulation && this.chosen === undefined;
    const at = (entered(node).length && !isChoice) || replay.parent(node) < 0 ? node : replay.parent(node);
    const head = isSimulation ? ["move", "visits", "mean", "bonus", "sum"] : ["move", "value", "note"];
    const best = replay.favourite(at);
    const rows = isSimulation
      ? bounds(replay, at, about.algorithm, about.c ?? Math.SQRT2)
          .sort((one, other) => other.visits - one.visits || one.child - other.child)
          .map(({ child, visits, mean, bonus, bound }) => {
            const proven = replay.proven(child);
            return { child, cells: proven === undefined ? [String(visits), number(mean), number(bonus), number(bound)] : [String(visits), number(mean), "proven", `=${number(proven)}`] };
          })
      : entered(at).map((child) => ({ child, cells: [this.valueText(child), child === best ? "best" : ""] }));
    const rows_ = /** @type {HTMLElement} */ (this.rows);
    rows_.hidden = rows.length === 0;
    const who = this.playerName(replay.player(at));
    const where = replay.label(at) ? `after ${replay.label(at)}` : "at the root";
    rows_.replaceChildren(
      h("div", { class: "icf-head icf-plain" }, [this.isTop(at) ? "Searches from the root" : who === "Chance" ? `What chance may bring ${where}` : `${who}'s moves ${where}`]),
      h("table", {}, [
        h("thead", {}, [h("tr", {}, head.map((word) => h("th", {}, [word])))]),
        h("tbody", {}, rows.slice(0, 60).map(({ child, cells }) => this.row(child, cells, child === best, child === node))),
      ]),
      ...(rows.length > 60 ? [h("p", { class: "icf-quiet" }, [`and ${rows.length - 60} more`])] : []),
    );
  }

  /** @param {number} child @param {string[]} cells @param {boolean} isBest @param {boolean} isCurrent */
  row(child, cells, isBest, isCurrent) {
    const button = h("button", { type: "button", class: "icf-move", "data-node": child, onclick: () => this.choose(child) }, [this.replay.label(child)]);
    const classes = [isBest ? "icf-bestrow" : "", isCurrent ? "icf-active" : ""].join(" ").trim();
    return h("tr", { class: classes || undefined }, [h("td", {}, [button]), ...cells.map((cell) => h("td", {}, [cell]))]);
  }

  // --- the tree -----------------------------------------------------------------------------------------------------------------

  /** Work out what is shown and where, then draw it. */
  rebuild() {
    const { folding, replay } = this;
    const current = this.current ?? 0;
    const root = folding.tree([...replay.path(current), ...(this.chosen === undefined ? [] : replay.path(this.chosen))]);
    if (!root) return;
    this.onPath = new Set(replay.path(this.looked));
    this.onLine = new Set(replay.line());
    const { places, width, levels } = layout(root, (item) => this.widthOf(item));
    this.places = places;
    this.size = { width: Math.max(width, 1), height: TOP + (levels - 1) * STEP + FOOT };
    this.levels = levels;
    this.fit();
    this.follow();
    this.redraw();
    this.drawSide();
    this.tell();
    this.showBoard();
    setAttribute(/** @type {HTMLElement} */ (this.fewButton), "aria-pressed", String(folding.isFew));
  }

  /** Whether the focus is on a node. */
  get hasFocus() {
    return this.drawing.root.contains(this.drawing.root.ownerDocument.activeElement);
  }

  redraw() {
    const { drawing, about } = this;
    const hadFocus = this.hasFocus;
    const layers = [];
    for (let level = 0; level < (this.levels ?? 0); level++) {
      const [player, word] = about.layers[level] ?? [-2, ""];
      const isLast = about.kind === "tree" && level > 0 && player === -2 && !word && level === about.layers.length - 1;
      layers.push(isLast ? { name: "Leaves", word: about.evaluate.length < 12 ? about.evaluate : "", player } : { name: this.playerName(player), word, player });
    }
    drawing.show(this.places ?? [], (place) => this.lookOf(place), layers);
    this.drawCallout();
    // Only where the element that had it is gone.
    this.rove(hadFocus && !this.hasFocus);
    this.drawMinimap();
  }

  /** Why a cut was made, where it was made, while it is the step on show. */
  drawCallout() {
    const node = this.current;
    const words = this.chosen === undefined && this.steps && this.isCutStep() ? this.teller.words.get(this.step) : undefined;
    const place = words && this.places?.find(({ item }) => item.kind === "stub" && item.node === node);
    this.drawing.call(place || undefined, words ?? "");
  }

  drawMinimap() {
    const { view } = this.drawing;
    const sight = { x: (this.margin - view.x) / view.scale, y: -view.y / view.scale, width: (view.width - this.margin) / view.scale, height: view.height / view.scale };
    this.minimap.draw(this.places ?? [], this.size.width, this.size.height, sight, `n${this.looked}`, !this.folding.isSmall);
  }

  resized() {
    const pane = /** @type {HTMLElement} */ (this.pane);
    const { view } = this.drawing;
    if (!pane.clientWidth || (pane.clientWidth === view.width && this.isMeasured)) return;
    this.isMeasured = true;
    view.width = pane.clientWidth;
    this.fit();
    this.follow();
    this.redraw();
  }

  /** Room for the names of the layers. */
  get margin() {
    return this.drawing.view.width < NARROW.width ? NARROW.margin : MARGIN;
  }

  /** The scale at which all of the tree can be seen, if it can then be read. */
  fit() {
    const { view } = this.drawing;
    const { width, height } = this.size;
    if (this.isFitted) {
      // A tree that is folded changes its size as it is searched, and should not jump.
      const whole = Math.min(1, (view.width - this.margin - 12) / width, TALLEST / height);
      view.scale = this.folding.isSmall && whole >= LEAST ? whole : 0.85;
      const full = (TOP + (this.about.layers.length - 1) * STEP + FOOT) * view.scale;
      view.height = Math.min(TALLEST, Math.max(full, 120)) + (this.columns.cuts.length ? CALLOUT : 0);
    }
    this.drawing.root.setAttribute("height", String(Math.round(view.height)));
    this.hold();
  }

  /** Bring the node looked at into sight. */
  follow() {
    const place = this.places?.find(({ item }) => item.kind === "node" && item.node === this.looked);
    if (place) this.reveal(place);
  }

  /** @param {Place} place */
  reveal(place) {
    const { view } = this.drawing;
    const { x, y } = TreeDrawing.at(place);
    const [left, right] = [this.margin + 30, view.width - 40];
    const [sx, sy] = [view.x + x * view.scale, view.y + y * view.scale];
    const isWhole = this.size.width * view.scale <= view.width - this.margin - 8;
    if (!isWhole && right > left && (sx < left || sx > right)) view.x += (left + right) / 2 - sx;
    if (sy < 40 || sy > view.height - 50) view.y += view.height / 2 - sy;
    // As much of the root and what is near it as can be seen.
    this.hold();
  }

  /** Keep the tree from leaving the pane. */
  hold() {
    const { view } = this.drawing;
    const [width, height] = [this.size.width * view.scale, this.size.height * view.scale];
    const room = view.width - this.margin - 8;
    if (width > room) view.x = Math.min(this.margin + 20, Math.max(view.x, view.width - 20 - width));
    else view.x = this.margin + (room - width) / 2;
    view.y = height > view.height + 1 ? Math.min(0, Math.max(view.y, view.height - height)) : 0;
  }

  /** @param {number} x @param {number} y */
  pan(x, y) {
    const { view } = this.drawing;
    view.x = x;
    view.y = this.size.height * view.scale > view.height + 1 ? y : 0;
    this.hold();
    this.drawing.refresh();
    this.drawCallout();
    this.drawMinimap();
  }

  /** @param {number} x @param {number} y */
  centre(x, y) {
    const { view } = this.drawing;
    this.isFitted = false;
    this.pan(this.margin + (view.width - this.margin) / 2 - x * view.scale, view.height / 2 - y * view.scale);
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] the point that stays where it is */
  zoom(factor, x, y) {
    const { view } = this.drawing;
    if (x === undefined || y === undefined) {
      // The node looked at stays where it is, if it can be seen.
      const place = this.places?.find(({ item }) => item.key === `n${this.looked}`);
      const at = place ? TreeDrawing.at(place) : { x: this.size.width / 2, y: this.size.height / 2 };
      [x, y] = [view.x + at.x * view.scale, view.y + at.y * view.scale];
      if (x < 0 || x > view.width || y < 0 || y > view.height) [x, y] = [view.width / 2, view.height / 2];
    }
    const scale = Math.max(0.08, Math.min(view.scale * factor, 2.5));
    const real = scale / view.scale;
    this.isFitted = false;
    view.x = x - (x - view.x) * real;
    view.y = y - (y - view.y) * real;
    view.scale = scale;
    this.fit();
    this.pan(view.x, view.y);
  }

  refit() {
    const { view } = this.drawing;
    this.isFitted = true;
    // All of it, however small.
    const whole = Math.min(1, (view.width - this.margin - 12) / this.size.width, TALLEST / this.size.height);
    this.fit();
    if (whole < view.scale) {
      this.isFitted = false;
      view.scale = Math.max(whole, 0.08);
      view.x = this.margin;
      view.y = 0;
      this.fit();
    }
    this.redraw();
  }

  toggleFew() {
    this.folding.isFew = !this.folding.isFew;
    this.folding.whole.clear();
    this.rebuild();
  }

  /** One Tab stop: the node that was focused last, else the one looked at. @param {boolean} isFocused */
  rove(isFocused) {
    const { drawing } = this;
    const key = drawing.element(this.focusKey ?? "") ? this.focusKey : `n${this.looked}`;
    for (const [name, { element }] of drawing.drawn) {
      const tabindex = name === key ? "0" : "-1";
      if (element.getAttribute("role") === "treeitem" && element.getAttribute("tabindex") !== tabindex) element.setAttribute("tabindex", tabindex);
    }
    if (isFocused) {
      drawing.refresh();
      drawing.element(key ?? "")?.focus({ preventScroll: true });
    }
  }

  /** To a node whose move has these letters. @param {number} way 0 from here on, 1 the next, -1 the one before */
  find(way) {
    const said = /** @type {HTMLInputElement} */ (this.field).value.trim().toLowerCase();
    const { columns, replay } = this;
    const label = /** @type {HTMLElement} */ (this.matches);
    if (!said) return setText(label, "");
    const texts = columns.texts.map((text) => text.toLowerCase().includes(said));
    const found = [];
    for (let node = 0; node < columns.nodes; node++) if (texts[columns.labels[node]] && replay.isEntered(node)) found.push(node);
    if (!found.length) return setText(label, "none");
    let index = found.findIndex((node) => node >= this.looked);
    if (index < 0) index = way < 0 ? found.length : 0;
    else if (way > 0 && found[index] !== this.looked) index -= 1;
    index = (index + way + found.length) % found.length;
    setText(label, `${(index + 1).toLocaleString("en")} of ${found.length.toLocaleString("en")}`);
    this.choose(found[index], false);
  }

  // --- what a node looks like ---------------------------------------------------------------------------------------------------

  /** @param {number | undefined} player */
  playerName(player) {
    if (player === undefined || player === -2) return "";
    return player < 0 ? "Chance" : (this.about.players[player]?.name ?? "");
  }

  /** @param {number} node */
  shapeOf(node) {
    const { replay, about } = this;
    const player = replay.player(node);
    if (about.kind === "simulations") return player === -1 ? "chance" : "max";
    if (player === undefined && !this.isTop(node)) return "leaf";
    if (!replay.children(node).length && (replay.flags[node] & LEAF || !replay.leftAtLast(node).length)) return "leaf";
    if (player === -1) return "chance";
    const isTurned = about.view === "root" || about.kind === "numbers";
    return isTurned && player !== about.root_player && player !== undefined ? "min" : "max";
  }

  /** Whether a node stands above several roots. @param {number} node */
  isTop(node) {
    return node === 0 && this.columns.about[0] !== 0;
  }

  /** @param {number} node */
  valueText(node) {
    const { replay, about } = this;
    if (about.kind === "simulations") {
      const proven = replay.proven(node);
      if (proven !== undefined) return `=${number(proven)}`;
      const parent = replay.parent(node);
      return replay.visits[node] ? replay.mean(node, replay.judge(parent < 0 ? node : parent)).toFixed(2) : "";
    }
    if (about.kind === "numbers") {
      const pair = replay.windowOf(node);
      return pair ? `${number(pair[0])}/${number(pair[1])}` : "";
    }
    const sign = replay.flags[node] & DONE ? ["", "", "≥", "≤"][replay.bounds[node]] : "";
    return sign + number(replay.value(node));
  }

  /** @param {number} node */
  pillText(node) {
    const { replay, about } = this;
    if (about.kind === "simulations") {
      const visits = replay.visits[node];
      // With several players each has a mean of their own.
      return visits ? `n ${visits}${replay.width > 2 ? ` ${number(replay.means(node))}` : ""}` : "";
    }
    return about.kind === "numbers" ? "" : interval(replay.windowOf(node));
  }

  /** @param {import("./visible.js").Item} item */
  widthOf(item) {
    if (item.kind !== "node") return item.kind === "stub" ? 56 : 42;
    const shape = this.shapeOf(item.node);
    const pill = shape === "leaf" ? 0 : 12 + 6.2 * this.widestPill(item.node);
    return Math.max(2 * halfWidth(shape, this.widestText(item.node)), pill, 6.4 * this.replay.label(item.node).length);
  }

  /** A small tree keeps its shape while values come, so it leaves room for them. @param {number} node */
  widestText(node) {
    return this.folding.isSmall && this.about.kind === "tree" && this.replay.width > 0 ? "(−0, −0, −0, −0)".slice(0, 4 * this.replay.width) : this.valueText(node);
  }

  /** @param {number} node */
  widestPill(node) {
    return this.folding.isSmall && this.about.kind === "tree" ? Math.max(this.pillText(node).length, this.replay.windowOf(0) ? 8 : 0) : this.pillText(node).length;
  }

  /** @param {Place} place @returns {Look} */
  lookOf({ item }) {
    if (item.kind === "fold") {
      const text = item.count ? `+${item.count > 9999 ? "9999" : item.count}` : "+";
      const aria = item.count ? `${counted(item.count, "more move")}, folded` : "cut moves, folded";
      return { shape: "leaf", player: undefined, text, pill: "", label: "", aria, classes: "", weight: 0, isOpen: false };
    }
    if (item.kind === "stub") {
      // What cut it off: the value here against what was promised elsewhere.
      const window = item.isFuture || !this.replay.causes[item.node] ? undefined : this.replay.windowOf(item.node);
      const pill = window ? `${number(window[0])} ≥ ${number(window[1])}` : "";
      const aria = `${item.label}: cut, never looked at${pill ? `, since ${pill}` : ""}`;
      const saved = this.saved.get(item.node);
      const note = item.isFuture || saved === undefined || saved === -1 ? "" : `saves ${saved === null ? "20,000+" : saved.toLocaleString("en")}`;
      return { shape: "leaf", player: undefined, text: "cut", pill, note, label: item.label, aria, classes: item.isFuture ? "icf-tfuture" : "icf-tout", weight: 0 };
    }
    const { node } = item;
    const { replay, about } = this;
    const shape = this.shapeOf(node);
    const isDone = (replay.flags[node] & DONE) !== 0;
    const text = item.isFuture ? "" : this.valueText(node);
    const pill = item.isFuture || shape === "leaf" ? "" : this.pillText(node);
    const classes = [
      item.isFuture ? "icf-tfuture" : "",
      node === this.looked ? "icf-tcurrent" : "",
      this.onPath?.has(node) ? "icf-ton" : "",
      this.onLine?.has(node) ? "icf-tline" : "",
      shape === "leaf" ? "icf-tleaf" : "",
      isDone ? "" : "icf-topen",
    ].filter(Boolean).join(" ");
    const weight = about.kind === "simulations" && replay.visits[0] ? Math.round((1 + (5 * replay.visits[node]) / replay.visits[0]) * 10) / 10 : 0;
    const player = shape === "leaf" ? undefined : replay.player(node);
    const isOpen = item.items.length ? item.items[0].kind !== "fold" : undefined;
    return { shape, player, text, pill, label: replay.label(node), aria: this.aria(node, item.isFuture), classes, weight, isOpen };
  }

  /** A node in words. @param {number} node @param {boolean} isFuture */
  aria(node, isFuture) {
    const { replay, about } = this;
    const player = replay.player(node);
    const label = replay.label(node) || "Root";
    if (isFuture) return `${label}, not yet searched`;
    const parts = [label, player === undefined ? "" : `${this.playerName(player)} to move`];
    if (about.kind === "simulations") {
      const proven = replay.proven(node);
      if (proven !== undefined) parts.push(`proven: ${number(proven)} for ${this.playerName(about.root_player)}`);
      parts.push(counted(replay.visits[node], "visit"), `mean ${number(replay.means(node))}`);
    }
    else {
      const text = this.valueText(node);
      if (text) parts.push(`value ${text.replace("≥", "at least ").replace("≤", "at most ")}`);
      const window = interval(replay.windowOf(node));
      if (window && about.kind === "tree" && this.shapeOf(node) !== "leaf") parts.push(`window ${window}`);
    }
    if (replay.flags[node] & TABLE) parts.push("out of the table");
    if (replay.flags[node] & CUT) parts.push(`cut, ${counted(replay.left(node).length, "move")} left out`);
    if (this.onLine?.has(node) && node) parts.push("on the best line");
    return parts.filter(Boolean).join(", ");
  }
}

/** @param {any} about @returns {HTMLElement[]} */
function legend(about) {
  const rows =
    about.kind === "simulations"
      ? ["In a node: the mean reward of who moved there; under it n, the visits", ...(about.proof === "none" ? [] : [`=1: proven, the value for ${about.players[about.root_player]?.name ?? "the first player"}`]), "Edges are as wide as they are often taken", "Blue: the moves gone for most"]
      : about.kind === "numbers"
        ? ["In a node: proof and disproof number", "0 to prove: proven; 0 to disprove: disproven"]
        : [
            ...(about.view === "root"
              ? [`Values are ${about.players[about.root_player]?.name ?? "the first player"}'s: points up picks the highest, points down the lowest`]
              : about.view === "mover"
                ? ["Values are from the view of who is to move at the node"]
                : ["Values: a number for each player; each picks their own highest"]),
            "Boxes are judged as they stand, not searched",
            ...(about.has_window ? ["Under a node: its window, as it is at this step; (2, 1) or (2, 2) is closed, a cut", "Dashed red: moves cut off, never looked at"] : []),
            ...(about.has_question ? ["(1, 1+) and (1−, 1): windows with nothing inside, they only ask whether a value is more than 1, or at least 1"] : []),
            "Blue: the best line so far",
          ];
  const title = about.kind === "tree" ? `What counts: ${about.evaluate}` : "How to read it";
  return [h("div", { class: "icf-head" }, [title]), h("ul", {}, rows.map((row) => h("li", {}, [row])))];
}
