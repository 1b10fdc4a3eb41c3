/**
 * Where the items of a tree stand: in layers, each parent in the middle over its children. Knows no screen.
 *
 * @typedef {import("./visible.js").Item} Item
 * @typedef {{item: Item, parent: Place | undefined, x: number, level: number}} Place x: of the middle
 */

/** From one layer to the next. */
export const STEP = 116;
/** Between two neighbours. */
const GAP = 8;

/**
 * @param {Item} root @param {(item: Item) => number} widthOf
 * @returns {{places: Place[], width: number, levels: number}} the places in reading order of the tree, the root first
 */
export function layout(root, widthOf) {
  /** @type {Place[]} */
  const places = [];
  let levels = 0;
  /** Widths of whole subtrees. @type {Map<string, number>} */
  const widths = new Map();
  /** @param {Item} item @returns {number} */
  const measure = (item) => {
    const below = item.items.reduce((sum, child) => sum + measure(child), 0);
    const width = Math.max(widthOf(item) + GAP, below);
    widths.set(item.key, width);
    return width;
  };
  /** @param {Item} item @param {Place | undefined} parent @param {number} left @param {number} level @returns {Place} */
  const put = (item, parent, left, level) => {
    levels = Math.max(levels, level + 1);
    const width = /** @type {number} */ (widths.get(item.key));
    const place = { item, parent, x: left + width / 2, level };
    places.push(place);
    const below = item.items.reduce((sum, child) => sum + /** @type {number} */ (widths.get(child.key)), 0);
    let at = left + (width - below) / 2;
    const children = item.items.map((child) => {
      const put_ = put(child, place, at, level + 1);
      at += /** @type {number} */ (widths.get(child.key));
      return put_;
    });
    if (children.length) place.x = (children[0].x + children[children.length - 1].x) / 2;
    return place;
  };
  const width = measure(root);
  put(root, undefined, 0, 0);
  return { places, width, levels };
}
