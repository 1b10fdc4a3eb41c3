/**
 * Keyframes of things that travelled in their own way: turned, bumped, not along a line.
 *
 * @typedef {{duration: number, items: Record<string, number[]>}} Frames
 */

/** Milliseconds that something takes to sink where it fell. */
export const SINKING = 380;

/** A place of something as CSS. @param {number} x @param {number} y @param {number} [scale] @param {number} [angle] */
export const placeCss = (x, y, scale = 1, angle = 0) =>
  `translate(${x}px, ${y}px)${angle ? ` rotate(${angle}deg)` : ""} scale(${scale})`;

/**
 * How long a thing is on its way: all frames are equally far apart in time, so one that has fewer is done earlier.
 * @param {Frames} frames @param {string} key @returns {number} milliseconds
 */
function timeOf({ duration, items }, key) {
  const most = Math.max(...Object.values(items).map((way) => way.length)) / 3 - 1;
  return most > 0 ? (duration * (items[key].length / 3 - 1)) / most : 0;
}

/**
 * The keyframes of a thing's way, and their time.
 * @param {Frames} frames @param {string} key of the thing, or of the place that it rides
 * @param {{scale?: number, sinks?: boolean, rides?: {dx: number, dy: number, angle?: number}}} [how] sinks: whether it goes down at
 *   its end; rides: it keeps this far from the way, and its own angle
 * @returns {{keyframes: Keyframe[], duration: number}}
 */
export function keyframesOf(frames, key, { scale = 1, sinks = false, rides } = {}) {
  const way = rides ? ridden(frames.items[key], rides) : frames.items[key];
  const travel = timeOf(frames, key);
  const duration = travel + (sinks ? SINKING : 0);
  const count = way.length / 3;
  /** @type {Keyframe[]} */
  const keyframes = [];
  let angle = way[2];
  for (let frame = 0; frame < count; frame++) {
    const [x, y, to] = way.slice(3 * frame, 3 * frame + 3);
    // The short way round, as a thing that turns past north does.
    angle += shortest(to - angle);
    const offset = count > 1 && duration ? (travel * frame) / (count - 1) / duration : 0;
    keyframes.push({ transform: placeCss(x, y, scale, angle), opacity: 1, offset });
  }
  const [x, y] = way.slice(-3);
  if (sinks) keyframes.push({ transform: placeCss(x, y + 10, scale * 0.9, angle), opacity: 0, offset: 1 });
  else if (count === 1) keyframes.push({ ...keyframes[0], offset: 1 });
  return { keyframes, duration };
}

/** @param {number[]} way @param {{dx: number, dy: number, angle?: number}} rides */
const ridden = (way, { dx, dy, angle = 0 }) => way.map((each, index) => [each + dx, each + dy, angle][index % 3]);

/** @param {number} degrees @returns {number} the same turn, between -180 and 180 */
const shortest = (degrees) => degrees - 360 * Math.round(degrees / 360);
