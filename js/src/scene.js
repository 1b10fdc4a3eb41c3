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
 * @property {number} [angle] degrees clockwise
 * @property {string[]} [styles]
 * @property {number} [player]
 * @property {string} [label] makes it a place
 * @property {string} [at]
 * @property {string} [under]
 *
 * @typedef {{move: string, words?: string, note?: string}} Choice
 * @typedef {{words: string, mover?: string, then: Record<string, Choice>, ghost?: Item}} Pick
 * @typedef {{outline: number[][], points: number, most: number, step: number, move: string}} Rim
 * @typedef {{words: string, aim: Rim, ghost?: Item}} Aim
 * @typedef {Choice | Pick | Aim} Action
 * @typedef {{words: string, note?: string, run?: string[], dx?: number, dy?: number, items?: Record<string, Item>}} Preview
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
 * @property {{duration: number, items: Record<string, number[]>}} [frames]
 * @property {Record<string, Preview>} [previews]
 *
 * @typedef {{key?: string, shape: string, word: string, value?: number, words?: string, off?: boolean, note?: string}} Thing lies in a tray
 * @typedef {{title: string, items: Thing[]}} Tray
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

/** @param {Action | undefined} action @returns {action is Aim} */
export const isAim = (action) => action !== undefined && "aim" in action;

/** @param {Action | undefined} action @returns {action is Choice} */
export const isChoice = (action) => action !== undefined && "move" in action;

/** Whether a pick is only the first half of a move. @param {Action | undefined} action @returns {action is Pick | Aim} */
export const waits = (action) => needsTarget(action) || isAim(action);

/** Whether nothing can be done before something beside the board is picked. @param {Scene} scene */
export function beginsBeside(scene) {
  const actions = Object.entries(scene.actions);
  return actions.some(([, action]) => waits(action)) && actions.every(([key]) => isBeside(scene, key));
}

/** Whether what is selected lies beside the board, so that nothing on it is held. @param {Scene} scene @param {string | undefined} selected */
export const isBeside = (scene, selected) => selected !== undefined && !scene.items[selected];

/**
 * What picking `target` does: after `selected`, or by itself.
 * @param {Scene} scene @param {string | undefined} selected @param {string} target @returns {Choice | undefined}
 */
export function choiceAt(scene, selected, target) {
  const action = scene.actions[selected ?? target];
  if (selected !== undefined) return needsTarget(action) ? action.then[target] : undefined;
  return isChoice(action) ? action : undefined;
}

/**
 * Where a move text begins and ends.
 * @param {Scene} scene @param {string} move @returns {{selected?: string, target: string} | undefined}
 */
export function findMove(scene, move) {
  for (const [key, action] of Object.entries(scene.actions)) {
    if (isChoice(action) && action.move === move) return { target: key };
    if (!needsTarget(action)) continue;
    for (const [target, choice] of Object.entries(action.then)) {
      if (choice.move === move) return { selected: key, target };
    }
  }
  return undefined;
}

/** What a place, or a thing in a tray, is called. @param {Scene} scene @param {Tray[]} trays @param {string} key @returns {string} */
export function labelOf(scene, trays, key) {
  const thing = trays.flatMap(({ items }) => items).find((item) => item.key === key);
  return scene.items[key]?.label ?? thing?.word ?? key;
}

/**
 * Everything that can be played, by what it begins with: places in reading order, then things in trays. Of an aim: how its
 * moves are written.
 * @param {Scene} scene @param {Tray[]} [trays]
 * @returns {{place: string, label: string, choices: {target: string, choice: Choice}[], aim?: string}[]}
 */
export function moveGroups(scene, trays = []) {
  const beside = Object.keys(scene.actions).filter((key) => !scene.items[key]);
  return [...places(scene), ...beside]
    .filter((key) => scene.actions[key])
    .map((key) => ({ place: key, label: labelOf(scene, trays, key), ...movesOf(key, scene.actions[key]) }));
}

/** @param {string} key @param {Action} action @returns {{choices: {target: string, choice: Choice}[], aim?: string}} */
function movesOf(key, action) {
  if (isChoice(action)) return { choices: [{ target: key, choice: action }] };
  if (isAim(action)) return { choices: [], aim: written(action.aim) };
  return { choices: Object.entries(action.then).map(([target, choice]) => ({ target, choice })) };
}

/** How the moves of an aim are written. @param {Rim} rim */
function written({ move, points, most }) {
  const form = move.replace("{at}", "AT").replace("{angle}", "ANGLE");
  return `${form}: AT 0 to ${points - 1} along the rim, clockwise; ANGLE -${most} to ${most} degrees`;
}

/** A move of an aim, if moves are made by aiming here. @param {Scene} scene @returns {string | undefined} */
export function aimExample({ actions }) {
  const action = Object.values(actions).find(isAim);
  return action?.aim.move.replace("{at}", String(Math.round(action.aim.points / 4))).replace("{angle}", String(3 * action.aim.step));
}

/**
 * What a choice says, without its move; where it has no words of its own, those of its target's preview.
 * @param {Scene} scene @param {string | undefined} selected @param {Choice} choice @param {string} target
 */
export function wordsOf(scene, selected, choice, target) {
  const action = selected === undefined ? undefined : scene.actions[selected];
  const words = choice.words ?? scene.previews?.[target]?.words ?? "";
  return needsTarget(action) ? phrase(action.words, words) : words;
}

/** Words as the beginning of a sentence. @param {string} words */
export const opening = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** What is done and how, as one phrase. @param {string[]} words */
export const phrase = (...words) => words.filter(Boolean).join(", ");
