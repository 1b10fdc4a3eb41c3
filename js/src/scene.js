/**
 * A Scene as plain data: its types, and what can be looked up in it. The forms are those of docs/design.md.
 *
 * @typedef {object} Item
 * @property {string} layer
 * @property {string} [shape]
 * @property {string} [path]
 * @property {string} [text]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [dx] a ghost's offset from its place
 * @property {number} [dy]
 * @property {number} [scale]
 * @property {string[]} [styles]
 * @property {number} [player]
 * @property {string} [label] makes it a place
 * @property {string} [at]
 * @property {string} [under]
 *
 * @typedef {{move: string, words: string, note?: string}} Choice
 * @typedef {{words: string, mover: string, then: Record<string, Choice>}} Pick
 * @typedef {Choice | Pick} Action
 *
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {string} label
 * @property {string[]} layers
 * @property {Record<string, Item>} items
 * @property {Record<string, Action>} actions
 * @property {Item} [ghost]
 * @property {Record<string, string>} [moved]
 */

/** The empty scene, before the first picture. @type {Scene} */
export const NOTHING = { width: 1, height: 1, label: "", layers: [], items: {}, actions: {} };

/** @param {Item} item @returns {{x: number, y: number}} */
export const point = (item) => ({ x: item.x ?? 0, y: item.y ?? 0 });

/** Keys of all places in reading order. @param {Scene} scene @returns {string[]} */
export function places(scene) {
  return Object.keys(scene.items)
    .filter((key) => scene.items[key].label)
    .sort((a, b) => {
      const one = point(scene.items[a]);
      const two = point(scene.items[b]);
      return one.y - two.y || one.x - two.x;
    });
}

/** @param {Action | undefined} action @returns {action is Pick} */
export const needsTarget = (action) => action !== undefined && "then" in action;

/**
 * What picking `target` does: after `selected`, or by itself.
 * @param {Scene} scene @param {string | undefined} selected @param {string} target @returns {Choice | undefined}
 */
export function choiceAt(scene, selected, target) {
  const action = scene.actions[selected ?? target];
  if (needsTarget(action)) return selected === undefined ? undefined : action.then[target];
  return selected === undefined ? action : undefined;
}

/**
 * Where a move text begins and ends.
 * @param {Scene} scene @param {string} move @returns {{selected?: string, target: string} | undefined}
 */
export function findMove(scene, move) {
  for (const [key, action] of Object.entries(scene.actions)) {
    if (!needsTarget(action)) {
      if (action.move === move) return { target: key };
      continue;
    }
    for (const [target, choice] of Object.entries(action.then)) {
      if (choice.move === move) return { selected: key, target };
    }
  }
  return undefined;
}

/**
 * Everything that can be played, by the place it begins with, in reading order.
 * @param {Scene} scene @returns {{place: string, label: string, choices: {target: string, choice: Choice}[]}[]}
 */
export function moveGroups(scene) {
  return places(scene)
    .filter((key) => scene.actions[key])
    .map((key) => {
      const action = scene.actions[key];
      const choices = needsTarget(action)
        ? Object.entries(action.then).map(([target, choice]) => ({ target, choice }))
        : [{ target: key, choice: action }];
      return { place: key, label: scene.items[key].label ?? key, choices };
    });
}

/** What a choice says, without its move. @param {Scene} scene @param {string | undefined} selected @param {Choice} choice */
export function wordsOf(scene, selected, choice) {
  const action = selected === undefined ? undefined : scene.actions[selected];
  return needsTarget(action) ? `${action.words}, ${choice.words}` : choice.words;
}
