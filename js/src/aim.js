/**
 * Aiming from the rim of the board: points of the rim, angles, and what pointer and keys do with them. Pure; board units.
 *
 * @typedef {import("./scene.js").Rim} Rim
 * @typedef {{x: number, y: number}} Point
 * @typedef {object} Aiming what is aimed at
 * @property {number} at a point of the rim
 * @property {number} angle degrees clockwise from the way straight in
 * @property {Point} [held] where the pointer was pressed
 * @property {boolean} [away] whether it has been away from there since
 * @property {boolean} [inside] whether it has been inside since
 * @property {boolean} [back] whether it has come back, or gone out again: letting go gives up
 */

/** How near to the rim, in board units, the pointer aims at it; farther out it always does. */
export const REACH = 40;

/** How far a pressed pointer must go before it turns the aim. */
const SLACK = 12;

/**
 * The sides of the rim, each with where it begins along it and its way in.
 * @param {Rim} rim
 */
function sides({ outline }) {
  let start = 0;
  return outline.map(([x, y], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length];
    const length = Math.hypot(toX - x, toY - y);
    const along = { x: (toX - x) / length, y: (toY - y) / length };
    // Clockwise with y down: inside lies to the right.
    const side = { x, y, length, start, along, inward: { x: -along.y, y: along.x } };
    start += length;
    return side;
  });
}

/** @param {Rim} rim @returns {number} board units from one point of the rim to the next */
function spacing(rim) {
  return sides(rim).reduce((sum, { length }) => sum + length, 0) / rim.points;
}

/** Where a point of the rim is, and its way in. At a corner the side that begins there counts. @param {Rim} rim @param {number} at */
export function rimPoint(rim, at) {
  const far = at * spacing(rim);
  const all = sides(rim);
  const side = all.filter(({ start }) => start <= far + 1e-9).at(-1) ?? all[0];
  const along = far - side.start;
  return { x: side.x + side.along.x * along, y: side.y + side.along.y * along, inward: side.inward };
}

/** The point of the rim that is nearest, and how far it is; negative outside. @param {Rim} rim @param {Point} pointer */
export function nearestPoint(rim, pointer) {
  let best = { far: 0, distance: Infinity };
  let isInside = true;
  for (const { x, y, length, start, along, inward } of sides(rim)) {
    const [dx, dy] = [pointer.x - x, pointer.y - y];
    const t = Math.min(Math.max(dx * along.x + dy * along.y, 0), length);
    const distance = Math.hypot(dx - t * along.x, dy - t * along.y);
    if (distance < best.distance) best = { far: start + t, distance };
    if (dx * inward.x + dy * inward.y < 0) isInside = false;
  }
  const at = Math.round(best.far / spacing(rim)) % rim.points;
  return { at, distance: isInside ? best.distance : -best.distance };
}

/** The angle from a point of the rim towards the pointer: whole degrees, at most `most` to either side. @param {Rim} rim @param {number} at @param {Point} pointer */
export function angleTowards(rim, at, pointer) {
  const { x, y, inward } = rimPoint(rim, at);
  const [dx, dy] = [pointer.x - x, pointer.y - y];
  const angle = Math.atan2(inward.x * dy - inward.y * dx, inward.x * dx + inward.y * dy);
  return clamped(rim, (angle * 180) / Math.PI);
}

/** @param {Rim} rim @param {number} angle */
const clamped = ({ most }, angle) => Math.min(Math.max(Math.round(angle), -most), most) + 0;

/** The way that is aimed along, as a direction. @param {Rim} rim @param {Aiming} aiming @returns {Point} */
export function wayOf(rim, { at, angle }) {
  const { inward } = rimPoint(rim, at);
  const turn = (angle * Math.PI) / 180;
  return {
    x: inward.x * Math.cos(turn) - inward.y * Math.sin(turn),
    y: inward.x * Math.sin(turn) + inward.y * Math.cos(turn),
  };
}

/** How far it is along the way aimed at to the other side of the rim. @param {Rim} rim @param {Aiming} aiming */
export function acrossFrom(rim, aiming) {
  const from = rimPoint(rim, aiming.at);
  const way = wayOf(rim, aiming);
  const ends = sides(rim).map(({ x, y, inward }) => {
    const towards = way.x * inward.x + way.y * inward.y;
    const apart = (x - from.x) * inward.x + (y - from.y) * inward.y;
    return towards < -1e-9 ? apart / towards : Infinity;
  });
  return Math.min(...ends);
}

/** The text of the move aimed at. @param {Rim} rim @param {Aiming} aiming */
export const moveText = ({ move }, { at, angle }) => move.replace("{at}", String(at)).replace("{angle}", String(angle));

/**
 * The pointer is somewhere, not pressed: near the rim, or outside, it aims straight in.
 * @param {Rim} rim @param {Point} pointer @returns {Aiming | undefined}
 */
export function hover(rim, pointer) {
  const { at, distance } = nearestPoint(rim, pointer);
  return distance > REACH ? undefined : { at, angle: 0 };
}

/** The pointer is pressed. @param {Rim} rim @param {Point} pointer @returns {Aiming | undefined} */
export function press(rim, pointer) {
  const aiming = hover(rim, pointer);
  return aiming && { ...aiming, held: pointer };
}

/** A pressed pointer moves: it turns the aim, until it is back near the rim point or where it was pressed, or out over its side again. @param {Rim} rim @param {Aiming} aiming @param {Point} pointer @returns {Aiming} */
export function drag(rim, aiming, pointer) {
  const home = rimPoint(rim, aiming.at);
  const near = [home, aiming.held ?? home].some(({ x, y }) => Math.hypot(pointer.x - x, pointer.y - y) < SLACK);
  if (near) return { ...aiming, angle: 0, back: aiming.away === true };
  // Behind the rim there is no way in to point along: a press may begin there.
  const ahead = (pointer.x - home.x) * home.inward.x + (pointer.y - home.y) * home.inward.y;
  if (ahead < 0) return { ...aiming, away: true, back: aiming.inside === true && ahead < -SLACK };
  return { ...aiming, angle: angleTowards(rim, aiming.at, pointer), away: true, inside: true, back: false };
}

/** A pressed pointer lets go: the move, or none where it came back. @param {Rim} rim @param {Aiming} aiming @returns {string | undefined} */
export const release = (rim, aiming) => (aiming.back ? undefined : moveText(rim, aiming));

/**
 * Which way round a key leads from a point of the rim, so that it leads where it points to on the screen: 1 clockwise, -1 not;
 * undefined for a key that leads along no rim.
 * @param {Rim} rim @param {number} at @param {string} key @returns {1 | -1 | undefined}
 */
export function senseOf(rim, at, key) {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  // Clockwise leads right along a side whose way in leads down.
  const isLower = rimPoint(rim, at).inward.y < -1e-9;
  return (key === "ArrowRight") === isLower ? -1 : 1;
}

/**
 * A key: left and right along the rim, up and down turn. Undefined: it means nothing here.
 * @param {Rim} rim @param {Aiming | undefined} aiming @param {string} key @param {boolean} shift ten times as far along
 * @param {1 | -1} [sense] of a key held on, which goes on round a corner @returns {Aiming | undefined}
 */
export function turnBy(rim, aiming, key, shift, sense) {
  const { at, angle } = aiming ?? { at: 0, angle: 0 };
  const along = senseOf(rim, at, key);
  if (along !== undefined) {
    const by = (sense ?? along) * (shift ? 10 : 1);
    return { at: (((at + by) % rim.points) + rim.points) % rim.points, angle };
  }
  if (key === "ArrowUp" || key === "ArrowDown") {
    return { at, angle: clamped(rim, angle + (key === "ArrowDown" ? rim.step : -rim.step)) };
  }
  return undefined;
}
