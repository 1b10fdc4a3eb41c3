/**
 * A search tree as it comes from Python (notebook/columns.py): a head, and one array after another in bytes.
 *
 * @typedef {Uint8Array | Uint16Array | Uint32Array} Numbers
 * @typedef {number | number[] | null} Value
 * @typedef {object} Columns
 * @property {number} nodes how many
 * @property {number} events how many
 * @property {Numbers} parents plus 1; 0 for the root
 * @property {Numbers} labels of nodes: places in `texts`
 * @property {Numbers} players plus 2; 0 nobody, 1 chance
 * @property {Numbers} priors places in `values`
 * @property {Numbers} cutStarts where the moves that a node left out begin in `cuts`
 * @property {Numbers} cuts places in `texts`
 * @property {Numbers} kinds of events: places in `kindNames`
 * @property {Numbers} about the node of each event
 * @property {Numbers} eventValues places in `values`
 * @property {Numbers} alphas places in `values`
 * @property {Numbers} betas places in `values`
 * @property {Numbers} bounds 0 none, 1 exact, 2 lower, 3 upper
 * @property {Numbers} bestChildren plus 1
 * @property {Numbers} steps the last event of each
 * @property {Value[]} values
 * @property {string[]} texts
 * @property {string[]} kindNames
 * @property {Uint32Array} childStarts where a node's children begin in `childList`
 * @property {Uint32Array} childList
 */

const TYPES = /** @type {Record<number, any>} */ ({ 1: Uint8Array, 2: Uint16Array, 4: Uint32Array });

/** @param {any} head @param {DataView} data @returns {Columns} */
export function unpack(head, data) {
  /** @type {Record<string, Numbers>} */
  const arrays = {};
  let at = data.byteOffset;
  for (const { name, width, length } of head.arrays) {
    // A copy: an array of wider numbers may not begin anywhere.
    arrays[name] = new TYPES[width](data.buffer.slice(at, at + width * length));
    at += width * length;
  }
  const [childStarts, childList] = children(arrays.parents);
  return {
    nodes: arrays.parents.length,
    events: arrays.kinds.length,
    parents: arrays.parents,
    labels: arrays.labels,
    players: arrays.players,
    priors: arrays.priors,
    cutStarts: arrays.cut_starts,
    cuts: arrays.cuts,
    kinds: arrays.kinds,
    about: arrays.nodes,
    eventValues: arrays.values,
    alphas: arrays.alphas,
    betas: arrays.betas,
    bounds: arrays.bounds,
    bestChildren: arrays.children,
    steps: arrays.steps,
    values: head.values.map(value),
    texts: head.labels,
    kindNames: head.kinds,
    childStarts,
    childList,
  };
}

/** JSON knows no infinity. @param {any} told @returns {any} */
function value(told) {
  if (Array.isArray(told)) return told.map(value);
  if (told === "inf") return Infinity;
  return told === "-inf" ? -Infinity : told;
}

/** For each node its children, in order: where they begin, and all of them. @param {Numbers} parents @returns {[Uint32Array, Uint32Array]} */
function children(parents) {
  const starts = new Uint32Array(parents.length + 1);
  for (const parent of parents) if (parent) starts[parent] += 1;
  for (let node = 0; node < parents.length; node++) starts[node + 1] += starts[node];
  const next = starts.slice();
  const list = new Uint32Array(starts[parents.length]);
  for (let node = 0; node < parents.length; node++) {
    const parent = parents[node];
    if (parent) list[next[parent - 1]++] = node;
  }
  return [starts, list];
}
