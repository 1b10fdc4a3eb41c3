/**
 * What a search knows after any of its events: the tree as it was then. Knows no screen.
 *
 * Going on costs what happens; going back takes up a copy that was kept on the way, and goes on from there.
 *
 * @typedef {import("./columns.js").Columns} Columns
 * @typedef {import("./columns.js").Value} Value
 */

/** What has become of a node. */
export const ENTERED = 1;
export const DONE = 2;
export const LEAF = 4;
export const CUT = 8;
export const TABLE = 16;

/** Events from one copy to the next, at the least; and how many copies there are at the most. */
const STRIDE = 16384;
const COPIES = 32;
const ARRAYS = /** @type {const} */ (["flags", "bounds", "causes", "values", "alphas", "betas", "best", "visits", "totals"]);

export class Replay {
  /** @param {Columns} columns @param {{kind: string, view: string, root_player: number, proof?: string}} about */
  constructor(columns, about) {
    this.columns = columns;
    this.about = about;
    const { nodes, values } = columns;
    const rewards = values.find(Array.isArray);
    /** How many numbers a reward has. */
    this.width = rewards?.length ?? 0;
    this.flags = new Uint8Array(nodes);
    this.bounds = new Uint8Array(nodes);
    /** Why a node was cut: above 0 where its window says it. */
    this.causes = new Uint8Array(nodes);
    /** Places in `values`. */
    this.values = new Uint32Array(nodes);
    this.alphas = new Uint32Array(nodes);
    this.betas = new Uint32Array(nodes);
    /** Plus 1. */
    this.best = new Uint32Array(nodes);
    this.visits = new Uint32Array(about.kind === "simulations" ? nodes : 0);
    this.totals = new Float64Array(about.kind === "simulations" ? nodes * this.width : 0);
    /** The event that was last. */
    this.at = -1;
    this.counts = { nodes: 0, leaves: 0, cuts: 0, games: 0, depth: 0 };
    this.stride = Math.max(STRIDE, Math.ceil(columns.events / COPIES));
    /** Copies of all that changes, as it was after each stride of events. @type {{arrays: any[], counts: any}[]} */
    this.copies = [this.copy()];
  }

  copy() {
    return { arrays: ARRAYS.map((name) => this[name].slice()), counts: { ...this.counts } };
  }

  /** The tree right after `event`. @param {number} event */
  goto(event) {
    if (event < this.at) {
      const number = Math.min(Math.floor((event + 1) / this.stride), this.copies.length - 1);
      const { arrays, counts } = this.copies[number];
      ARRAYS.forEach((name, index) => this[name].set(arrays[index]));
      this.counts = { ...counts };
      this.at = number * this.stride - 1;
    }
    while (this.at < event) {
      this.apply(++this.at);
      if ((this.at + 1) % this.stride === 0 && (this.at + 1) / this.stride === this.copies.length) this.copies.push(this.copy());
    }
  }

  /** @param {number} event */
  apply(event) {
    const { columns, counts } = this;
    const node = columns.about[event];
    const kind = columns.kindNames[columns.kinds[event]];
    if (kind === "enter" || kind === "expand") {
      this.flags[node] |= ENTERED;
      counts.nodes += 1;
      this.window(node, event);
      // A root above several roots is there as soon as one of them is.
      const parent = columns.parents[node];
      if (parent && !(this.flags[parent - 1] & ENTERED)) this.flags[parent - 1] |= ENTERED;
    } else if (kind === "leaf") {
      this.flags[node] |= LEAF;
      this.values[node] = columns.eventValues[event];
      counts.leaves += 1;
    } else if (kind === "best") {
      this.best[node] = columns.bestChildren[event];
      this.values[node] = columns.eventValues[event];
      this.window(node, event);
    } else if (kind === "cut") {
      this.flags[node] |= CUT;
      counts.cuts += 1;
      this.causes[node] = columns.bounds[event];
      if (this.causes[node]) this.window(node, event);
    } else if (kind === "table") {
      this.flags[node] |= TABLE;
    } else if (kind === "leave") {
      this.flags[node] |= DONE;
      this.values[node] = columns.eventValues[event];
      this.bounds[node] = columns.bounds[event];
      const parent = columns.parents[node];
      // One of several searches from the root: the last one is the best so far.
      if (parent === 1 && columns.kindNames[columns.kinds[0]] === "enter" && columns.about[0] !== 0) {
        this.best[0] = node + 1;
        this.values[0] = this.values[node];
      }
    } else if (kind === "simulate") {
      counts.games += 1;
    } else if (kind === "rollout") {
      this.flags[node] |= LEAF;
    } else if (kind === "backup") {
      this.backUp(node, columns.values[columns.eventValues[event]]);
    } else if (kind === "proved" || kind === "numbers") {
      this.window(node, event);
      this.flags[node] |= DONE;
    }
  }

  /** @param {number} node @param {number} event */
  window(node, event) {
    this.alphas[node] = this.columns.alphas[event];
    this.betas[node] = this.columns.betas[event];
  }

  /** @param {number} node @param {any} rewards */
  backUp(node, rewards) {
    const { parents } = this.columns;
    let depth = 0;
    for (let up = node + 1; up; up = parents[up - 1]) {
      this.visits[up - 1] += 1;
      for (let player = 0; player < this.width; player++) this.totals[(up - 1) * this.width + player] += rewards[player];
      depth += 1;
    }
    this.counts.depth = Math.max(this.counts.depth, depth - 1);
  }

  // --- asking --------------------------------------------------------------------------------------------------------------

  /** @param {number} node */
  isEntered(node) {
    return (this.flags[node] & ENTERED) !== 0;
  }

  /** @param {number} node @returns {Value} */
  value(node) {
    return this.columns.values[this.values[node]];
  }

  /** The value for the player at the root, where simulations have proven it. @param {number} node @returns {number | undefined} */
  proven(node) {
    const [low, high] = this.flags[node] & DONE ? (this.windowOf(node) ?? []) : [];
    return low !== undefined && low === high ? Number(low) : undefined;
  }

  /** The average reward of a player. @param {number} node @param {number} player */
  mean(node, player) {
    return this.visits[node] ? this.totals[node * this.width + player] / this.visits[node] : NaN;
  }

  /** @param {number} node @returns {number[]} */
  means(node) {
    return Array.from({ length: this.width }, (_, player) => this.mean(node, player));
  }

  /** @param {number} node @returns {[Value, Value] | undefined} */
  windowOf(node) {
    const [alpha, beta] = [this.columns.values[this.alphas[node]], this.columns.values[this.betas[node]]];
    return alpha === null || beta === null ? undefined : [alpha, beta];
  }

  /** Who is to move at a node: -1 chance, undefined nobody. @param {number} node */
  player(node) {
    const player = this.columns.players[node];
    return player ? player - 2 : undefined;
  }

  /** Whose reward counts where `node` is left: who is to move; where nobody chooses, the player at the root. @param {number} node */
  judge(node) {
    const player = this.player(node) ?? -1;
    return player < 0 ? Math.max(this.about.root_player, 0) : player;
  }

  /** The number of a node above, -1 over the root. @param {number} node */
  parent(node) {
    return this.columns.parents[node] - 1;
  }

  /** @param {number} node @returns {number[]} */
  children(node) {
    const { childStarts, childList } = this.columns;
    return [...childList.subarray(childStarts[node], childStarts[node + 1])];
  }

  /** The best child so far, -1 if there is none, and where chance chooses. @param {number} node */
  favourite(node) {
    const { kind } = this.about;
    if (kind === "tree") return this.best[node] - 1;
    const player = this.player(node) ?? -1;
    if (player < 0) return -1;
    const liking = kind === "numbers" ? (/** @type {number} */ child) => [this.hope(child, player), 0] : (/** @type {number} */ child) => [this.visits[child], this.mean(child, player)];
    let [found, best] = [-1, [-Infinity, 0]];
    for (const child of this.open(node, player)) {
      const liked = liking(child);
      if (liked[0] > best[0] || (liked[0] === best[0] && liked[1] > best[1])) [found, best] = [child, liked];
    }
    return found;
  }

  /** The children of which no other is proven to be as good or better. @param {number} node @param {number} player @returns {number[]} */
  open(node, player) {
    const entered = this.children(node).filter((child) => this.isEntered(child) && (this.about.kind === "numbers" || this.visits[child]));
    if (this.about.kind === "numbers" || !entered.some((child) => this.flags[child] & DONE)) return entered;
    const sign = player === this.about.root_player ? 1 : -1;
    const unproven = this.about.proof === "win" ? [0, 1] : [-Infinity, Infinity];
    const proven = entered.map((child) => (this.windowOf(child) ?? unproven).map((bound) => sign * Number(bound)).sort((one, other) => one - other));
    const able = entered.filter((_, index) => {
      const [low, high] = proven[index];
      return !proven.some((other) => other[0] >= high && (other[0] !== low || other[1] !== high));
    });
    return able.length ? able : entered;
  }

  /** How little is missing for what who moves here wants: a proof for the player at the root. @param {number} child @param {number} player */
  hope(child, player) {
    const [proof, disproof] = this.windowOf(child) ?? [1, 1];
    return -Number(player === this.about.root_player ? proof : disproof);
  }

  /** The nodes of the best line so far, the root first. @returns {number[]} */
  line() {
    const found = [];
    for (let node = 0; node >= 0 && this.isEntered(node); node = this.favourite(node)) found.push(node);
    return found;
  }

  /** The nodes from the root down to `node`. @param {number} node */
  path(node) {
    const found = [];
    for (let up = node; up >= 0; up = this.parent(up)) found.push(up);
    return found.reverse();
  }

  /** The moves that a node has left out, so far. @param {number} node @returns {string[]} */
  left(node) {
    return this.flags[node] & CUT ? this.leftAtLast(node) : [];
  }

  /** The moves that a node will have left out in the end. @param {number} node @returns {string[]} */
  leftAtLast(node) {
    const { cutStarts, cuts, texts } = this.columns;
    return Array.from(cuts.subarray(cutStarts[node], cutStarts[node + 1]), (place) => texts[place]);
  }

  /** @param {number} node */
  label(node) {
    return this.columns.texts[this.columns.labels[node]];
  }

  /** @param {number} node @returns {number | null} */
  prior(node) {
    return /** @type {any} */ (this.columns.values[this.columns.priors[node]]);
  }
}

/**
 * How a choice among children is made: mean, bonus and their sum for each, by the formula of the algorithm. Where chance
 * chooses there is no bonus, and means are those of the player at the root.
 * @param {Replay} replay @param {number} node @param {string} rule `uct` or `puct` @param {number} c
 * @returns {{child: number, visits: number, mean: number, bonus: number, bound: number, prior: number | null}[]}
 */
export function bounds(replay, node, rule, c) {
  const player = replay.judge(node);
  const isChance = replay.player(node) === -1;
  const all = replay.visits[node];
  return replay
    .children(node)
    .filter((child) => replay.isEntered(child))
    .map((child) => {
      const visits = replay.visits[child];
      const mean = visits ? replay.mean(child, player) : 0;
      const prior = replay.prior(child);
      const bonus = isChance ? 0 :
        rule === "puct" ? (c * (prior ?? 0) * Math.sqrt(all)) / (1 + visits) : visits ? c * Math.sqrt(Math.log(all) / visits) : Infinity;
      return { child, visits, mean, bonus, bound: mean + bonus, prior };
    });
}
