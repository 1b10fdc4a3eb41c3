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

/** @param {[any, any] | undefined} window */
export const interval = (window) => (window ? `(${number(window[0])}, ${number(window[1])})` : "");

/** @param {number} count @param {string} thing @param {string} [many] */
export const counted = (count, thing, many = `${thing}s`) => `${count.toLocaleString("en")} ${count === 1 ? thing : many}`;
