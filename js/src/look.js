/**
 * What things look like: look.json made into CSS. Colours become custom properties, so that a theme is one attribute.
 *
 * @typedef {{tag: string, style?: string, shape?: string, transform?: string, [attribute: string]: any}} Part
 * @typedef {{box: number[], parts: Part[]}} Shape
 */
import look from "../../src/icefloe/draw/look.json";

/** @type {Record<string, Shape>} */
export const SHAPES = /** @type {any} */ (look.shapes);

/** @type {Record<string, any>} */
export const GRADIENTS = look.gradients;

/** @type {Record<string, Record<string, string | number>>} */
const STYLES = /** @type {any} */ (look.styles);

/** CSS that gives every token of the palette and of the players its colour. */
export function themeCss() {
  const themes = Object.entries(look.palette).map(([theme, palette]) =>
    rule(`.icf[data-icf-theme="${theme}"]`, palette),
  );
  const players = look.players.map(({ name: _, ...colours }, player) => rule(`.icf .icf-p${player}`, colours));
  return [...themes, ...players].join("\n");
}

/** @param {string} selector @param {Record<string, string>} colours */
function rule(selector, colours) {
  const lines = Object.entries(colours).map(([token, colour]) => `--icf-${token}:${colour}`);
  return `${selector}{${lines.join(";")}}`;
}

/**
 * A value of look.json as CSS: `$token` a colour, `@name` a gradient of this view.
 * @param {string | number} value @param {string} id the view's, before every id of it
 */
export function paint(value, id) {
  const text = String(value);
  if (text.startsWith("$")) return `var(--icf-${text.slice(1)})`;
  if (text.startsWith("@")) return `url(#${id}-${text.slice(1)})`;
  return text;
}

/** The declarations of a style. @param {string} name @param {string} id */
export function styleCss(name, id) {
  return Object.entries(STYLES[name] ?? {})
    .map(([property, value]) => `${property}:${paint(value, id)}${property === "font-size" ? "px" : ""}`)
    .join(";");
}

/** Whether the page around `element` is dark: as its host says, or as the person prefers. @param {Element} element */
export function isDark(element) {
  const document = element.ownerDocument;
  const said = document.body.dataset.jpThemeLight ?? element.closest("[data-jp-theme-light]")?.getAttribute("data-jp-theme-light");
  if (said) return said === "false";
  const body = document.body.className;
  if (/vscode-(dark|light|high-contrast)/.test(body)) return !/vscode-(high-contrast-)?light/.test(body);
  const { theme } = document.documentElement.dataset;
  const named = theme ?? document.documentElement.getAttribute("theme");
  if (named === "dark" || named === "light") return named === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
