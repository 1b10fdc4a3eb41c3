/**
 * A count that has an end, as so many slots: those reached are filled with its shape.
 */
import { h } from "./dom.js";

/**
 * @param {(name: string, player?: number) => SVGElement} shapeSvg @param {{shape: string, most: number}} count
 */
export function createSlots(shapeSvg, { shape, most }) {
  const slots = Array.from({ length: most }, () => h("span", { class: "icf-slot" }, [shapeSvg(shape)]));
  const element = h("span", { class: "icf-slots" }, slots);
  /** @param {{value?: number}} count */
  const show = ({ value = 0 }) => slots.forEach((slot, index) => slot.classList.toggle("icf-filled", index < value));
  return { element, show };
}
