/**
 * Arrows that taper, as path data.
 *
 * @typedef {{x: number, y: number}} Point
 */

/**
 * An arrow from `tail` to `tip` board units along a way from a point.
 * @param {Point} from @param {Point} way a direction of length 1 @param {number} tail @param {number} tip @param {number} [width]
 */
export function arrow(from, way, tail, tip, width = 4.4) {
  const barb = tip - 5.3 * width;
  const outline = [
    [tail, -0.5],
    [barb, -0.9],
    [barb - 0.55 * width, -2.8],
    [tip, 0],
    [barb - 0.55 * width, 2.8],
    [barb, 0.9],
    [tail, 0.5],
  ];
  const points = outline.map(([along, aside]) => {
    const [x, y] = [from.x + way.x * along - way.y * aside * width, from.y + way.y * along + way.x * aside * width];
    return `${round(x)},${round(y)}`;
  });
  return `M${points.join("L")}Z`;
}

/** @param {number} number */
const round = (number) => Math.round(number * 10) / 10;
