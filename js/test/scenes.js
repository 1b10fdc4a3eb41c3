/** Small scenes for tests. */

/** @param {string} name @param {number} column @param {number} row */
export const tile = (name, column, row) => ({
  layer: "tiles",
  shape: "tile-0",
  x: 43 + 52 * column + (row % 2 ? 0 : 26),
  y: 45 + 45 * row,
  label: `${name}, 1 fish`,
});

/** @param {string} name @param {{x: number, y: number}} at @param {number} player */
export const penguin = (name, at, player = 0) => ({ layer: "pieces", shape: `penguin-${"abcd"[player]}`, player, x: at.x, y: at.y + 7.5, at: `tile-${name}` });

/**
 * Rows of tiles, with penguins of player 0 on the named cells and of player 1 on others.
 * @param {number[]} lengths @param {{own?: string[], other?: string[], actions?: any, moved?: any}} [more]
 */
export function scene(lengths, { own = [], other = [], actions = {}, moved } = {}) {
  /** @type {Record<string, any>} */
  const items = {};
  lengths.forEach((length, row) => {
    for (let column = 0; column < length; column++) {
      const name = `${"abcdefgh"[column]}${row + 1}`;
      items[`tile-${name}`] = tile(name, column, row);
    }
  });
  own.forEach((name) => (items[`penguin-${name}`] = penguin(name, items[`tile-${name}`])));
  other.forEach((name) => (items[`penguin-${name}`] = penguin(name, items[`tile-${name}`], 1)));
  return { width: 450, height: 407, label: "test", layers: ["tiles", "marks", "pieces"], items, actions, ...(moved && { moved }) };
}

/** A pick of a penguin with its targets. @param {string} from @param {string[]} to */
export const slides = (from, to) => ({
  words: `takes 1 fish from ${from}`,
  mover: `penguin-${from}`,
  then: Object.fromEntries(to.map((name) => [`tile-${name}`, { move: `${from}-${name}`, words: "lands on 1 fish" }])),
});

/**
 * A row of floes on the places named, each with its number as the shape, so that it can be told apart wherever it goes.
 * @param {string} floes one digit a place, "." for none @param {{moved?: Record<string, string>, actions?: any}} [more]
 */
export function row(floes, { moved, actions = {} } = {}) {
  /** @type {Record<string, any>} */
  const items = {};
  [...floes].forEach((floe, column) => {
    const name = `${"abcdefgh"[column]}1`;
    const at = { x: 40 + 50 * column, y: 40 };
    items[`cell-${name}`] = { layer: "bed", shape: "cell", ...at, label: name };
    if (floe !== ".") items[`floe-${name}`] = { layer: "ice", shape: `floe-${floe}`, ...at, at: `cell-${name}` };
  });
  return { width: 500, height: 80, label: "row", layers: ["bed", "marks", "ice"], items, actions, ...(moved && { moved }) };
}

/** A thing beside the board that is put in at these places. @param {string[]} names */
export const shoves = (names) => ({ words: "shove a floe", then: Object.fromEntries(names.map((name) => [`cell-${name}`, { move: `-${name}` }])) });
