/**
 * Numbers as people read them.
 */

/** @param {any} value @param {number} [digits] @returns {string} */
export function number(value, digits = 2) {
  if (value === null || value === undefined || Number.isNaN(value)) return "";
  if (Array.isArray(value)) return `(${value.map((each) => number(each, digits)).join(", ")})`;
  if (Math.abs(value) === Infinity) return value > 0 ? "∞" : "−∞";
  const text = String(Number(value.toFixed(digits)));
  return text === "-0" ? "0" : text.replace("-", "−");
}

/**
 * A window; `(1, 1+)` or `(1−, 1)` where nothing lies between its edges: of the two one was found, the other is the next float.
 * @param {[any, any] | undefined} window
 */
export function interval(window) {
  if (!window) return "";
  const [alpha, beta] = window;
  const isNull = Math.abs(alpha) !== Infinity && beta > alpha && beta - alpha < 1e-9;
  if (!isNull) return `(${number(alpha)}, ${number(beta)})`;
  return String(alpha).length > String(beta).length ? `(${number(beta)}−, ${number(beta)})` : `(${number(alpha)}, ${number(alpha)}+)`;
}

/** @param {number} count @param {string} thing @param {string} [many] */
export const counted = (count, thing, many = `${thing}s`) => `${count.toLocaleString("en")} ${count === 1 ? thing : many}`;
