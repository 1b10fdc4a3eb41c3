/**
 * Which part of a tree is shown: the rest is folded, so that 100,000 nodes stay readable. Knows no screen.
 *
 * @typedef {import("./replay.js").Replay} Replay
 * @typedef {{key: string, kind: "node", node: number, isFuture: boolean, items: Item[]}} NodeItem
 * @typedef {{key: string, kind: "stub", node: number, label: string, count: number, isFuture: boolean, items: Item[]}} StubItem moves that `node` left out
 * @typedef {{key: string, kind: "fold", node: number, count: number, items: Item[]}} FoldItem children of `node` that are not shown
 * @typedef {NodeItem | StubItem | FoldItem} Item
 */

/** Trees up to this size are shown whole, with what is still to come. */
export const SMALL = 140;
/** Children of a node that are shown when the tree is folded. */
export const FEW = 5;
/** And at the most, when they are unfolded. */
const MANY = 160;
/** Moves left out that are drawn each by itself. */
const STUBS = 2;

export class Folding {
  /** @param {Replay} replay */
  constructor(replay) {
    this.replay = replay;
    /** Whether only the best few children are shown. */
    this.isFew = replay.columns.nodes > SMALL;
    /** Nodes that a person has opened, or closed. @type {Map<number, boolean>} */
    this.chosen = new Map();
    /** Nodes all of whose children a person wants to see. @type {Set<number>} */
    this.whole = new Set();
  }

  get isSmall() {
    return this.replay.columns.nodes <= SMALL;
  }

  /** @param {number} node */
  toggle(node) {
    this.chosen.set(node, !this.isOpen(node));
  }

  /** @param {number} node @param {Set<number>} [path] */
  isOpen(node, path = this.path ?? new Set()) {
    return this.chosen.get(node) ?? (path.has(node) || this.isSmall);
  }

  /**
   * What is shown, as a tree of items. path: nodes from the root to the one in question, and others that must be seen.
   * @param {number[]} path @returns {Item | undefined}
   */
  tree(path) {
    if (!this.replay.columns.nodes) return undefined;
    // The best line is of interest at any time, and so is what is chosen.
    this.path = new Set([...path, ...this.replay.line()]);
    return this.item(0);
  }

  /** @param {number} node @returns {Item} */
  item(node) {
    const { replay } = this;
    const isFuture = !replay.isEntered(node);
    /** @type {Item[]} */
    const items = [];
    const all = replay.children(node).filter((child) => this.isSmall || replay.isEntered(child));
    // A small tree keeps its shape: what is to come, and to be left out, has its place from the start.
    const left = this.isSmall ? replay.leftAtLast(node) : replay.left(node);
    if (this.isOpen(node)) {
      const shown = this.pick(node, all);
      for (const child of shown) items.push(this.item(child));
      if (shown.length < all.length) items.push({ key: `f${node}`, kind: "fold", node, count: all.length - shown.length, items: [] });
      items.push(...this.stubs(node, left));
    } else if (all.length + left.length) {
      items.push({ key: `f${node}`, kind: "fold", node, count: all.length, items: [] });
    }
    return { key: `n${node}`, kind: "node", node, isFuture, items };
  }

  /** @param {number} node @param {string[]} left @returns {Item[]} */
  stubs(node, left) {
    if (!left.length) return [];
    const isFuture = !this.replay.left(node).length;
    /** @param {string} key @param {string} label @param {number} count @returns {Item} */
    const stub = (key, label, count) => ({ key, kind: "stub", node, label, count, isFuture, items: [] });
    if (left.length > STUBS) return [stub(`s${node}`, `${left.length} moves`, left.length)];
    return left.map((label, index) => stub(`s${node}.${index}`, label, 1));
  }

  /** The children that are shown, in their order: all, or the best few and those on the path. @param {number} node @param {number[]} all */
  pick(node, all) {
    const most = this.isFew && !this.whole.has(node) ? FEW : MANY;
    if (all.length <= most) return all;
    const path = /** @type {Set<number>} */ (this.path);
    const ranked = all.map((child) => ({ child, rank: path.has(child) ? Infinity : this.rank(node, child) }));
    ranked.sort((one, other) => other.rank - one.rank || one.child - other.child);
    const shown = new Set(ranked.slice(0, most).map(({ child }) => child));
    return all.filter((child) => shown.has(child));
  }

  /** How good a child is for who is to move at `node`. @param {number} node @param {number} child */
  rank(node, child) {
    const { replay } = this;
    if (replay.about.kind === "simulations") return replay.visits[child];
    if (replay.about.kind === "numbers") return replay.hope(child, replay.player(node) ?? 0);
    const value = replay.value(child);
    const player = replay.player(node) ?? 0;
    if (Array.isArray(value)) return value[Math.max(player, 0)];
    if (value === null || value === undefined) return -Infinity;
    // At the game's end a value is for who moved there last.
    if (replay.about.view === "mover") return (replay.player(child) ?? player) === player ? value : -value;
    return player === replay.about.root_player ? value : -value;
  }
}
