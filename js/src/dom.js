/**
 * Making and keeping HTML elements.
 */

/**
 * @param {string} tag @param {Record<string, any>} [attributes] `on...` are listeners; undefined and false are left out
 * @param {(Node | string)[]} [children] @returns {HTMLElement}
 */
export function h(tag, attributes = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** Set a text only where it differs, so that nothing is announced or selected anew. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} name @param {string | boolean | undefined} value */
export function setAttribute(element, name, value) {
  if (value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : String(value));
}

/**
 * A button that is never disabled in the way that drops the focus: what can't be used says so and does nothing.
 * @param {HTMLElement} button @param {boolean} isUsable
 */
export const setUsable = (button, isUsable) => setAttribute(button, "aria-disabled", isUsable ? undefined : "true");

/** @param {Element} button */
export const isUsable = (button) => button.getAttribute("aria-disabled") !== "true";

/** Copy a text, also where a page may not use the clipboard directly. @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { style: "position:fixed;opacity:0", "aria-hidden": "true" }));
    area.value = text;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    focused?.focus({ preventScroll: true });
    return done;
  }
}
