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

/**
 * One Tab stop for many: arrow keys, Home and End go from one to the next. Call it again after what is inside has changed.
 * @param {HTMLElement} container @param {string} selector @param {Element | null} [start] has the Tab stop until one is focused
 */
export function rove(container, selector, start) {
  const all = /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]).filter((each) => !each.hidden);
  const focused = all.find((each) => each === document.activeElement);
  const stop = focused ?? all.find((each) => each === start) ?? all.find((each) => each.tabIndex === 0) ?? all[0];
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  if (container.dataset.roves) return;
  container.dataset.roves = "true";
  container.addEventListener("keydown", (event) => {
    const items = /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]).filter((each) => !each.hidden);
    const next = stepped(event.key, items.indexOf(/** @type {HTMLElement} */ (document.activeElement)), items.length);
    if (next === undefined) return;
    event.preventDefault();
    for (const each of items) each.tabIndex = -1;
    items[next].tabIndex = 0;
    items[next].focus();
  });
}

/** @param {string} key @param {number} at @param {number} count @returns {number | undefined} */
function stepped(key, at, count) {
  if (at < 0) return undefined;
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

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
