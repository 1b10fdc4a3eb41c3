/**
 * SVG elements from look.json: shapes, the definitions of a view, small pictures for panels.
 */
import { GRADIENTS, SHAPES, paint, styleCss } from "./look.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag @param {Record<string, any>} [attributes] @param {Node[]} [children] @returns {SVGElement}
 */
export function svg(tag, attributes = {}, children = []) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * The elements of a shape. Other shapes it is made of are drawn in place.
 * @param {string} name @param {string} id @returns {SVGElement[]}
 */
export function shapeParts(name, id) {
  return (SHAPES[name]?.parts ?? []).map(({ tag, style, shape, transform, ...attributes }) => {
    if (tag === "use") return svg("g", { transform }, shapeParts(shape ?? "", id));
    const painted = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, paint(value, id)]));
    return svg(tag, { ...painted, transform, style: style && styleCss(style, id) });
  });
}

/** @param {string} id @returns {SVGElement[]} */
function gradients(id) {
  return Object.entries(GRADIENTS).map(([name, { kind, stops, ...attributes }]) =>
    svg(
      `${kind}Gradient`,
      { id: `${id}-${name}`, ...attributes },
      stops.map((/** @type {any} */ stop) =>
        svg("stop", {
          offset: stop.offset,
          style: `stop-color:${paint(stop.colour, id)};stop-opacity:${stop.opacity ?? 1}`,
        }),
      ),
    ),
  );
}

/** What a drawing refers to: each view has its own, since JupyterLab hides other cells with theirs. @param {string} id */
export function definitions(id) {
  const shapes = Object.keys(SHAPES).map((name) => svg("g", { id: `${id}-s-${name}` }, shapeParts(name, id)));
  return svg("defs", {}, [...gradients(id), ...shapes]);
}

/** A shape of the definitions. @param {string} name @param {string} id */
export const use = (name, id) => svg("use", { href: `#${id}-s-${name}` });

/**
 * A small picture of a shape for panels, complete in itself but for the gradients of the view.
 * @param {string} id @param {string} name @param {number} [player]
 */
export function shapePicture(id, name, player) {
  const [x, y, width, height] = SHAPES[name]?.box ?? [0, 0, 1, 1];
  return svg(
    "svg",
    {
      viewBox: `${x} ${y} ${width} ${height}`,
      class: player === undefined ? undefined : `icf-p${player}`,
      "aria-hidden": "true",
      focusable: "false",
    },
    shapeParts(name, id),
  );
}
