/**
 * What lies beside the board: a card for each tray, in it a button for each thing that can be picked, a picture for the others.
 *
 * @typedef {import("./scene.js").Thing} Thing
 * @typedef {import("./scene.js").Tray} Tray
 * @typedef {{element: HTMLElement, value: HTMLElement, note: HTMLElement, thing: Thing}} Card
 */
import { h, isUsable, rove, setAttribute, setText, setUsable } from "./dom.js";
import { isChoice, opening } from "./scene.js";

/**
 * @param {{shapeSvg: (name: string, player?: number) => SVGElement, pick: (key: string, byKeyboard: boolean) => void,
 *   carry: (key: string, event: PointerEvent) => void, say: (told: import("./status.js").Told) => void}} host
 */
export function createTrays({ shapeSvg, pick, carry, say }) {
  const element = h("div", { class: "icf-trays", hidden: true });
  /** @type {Card[]} */
  let cards = [];
  let drawn = "";
  /** @type {string | undefined} */
  let selected;
  /** What was pressed last. @type {string | undefined} */
  let pressed;
  /** @type {Record<string, import("./scene.js").Action>} */
  let actions = {};

  /** @param {Tray} tray */
  function drawTray({ title, items }) {
    const own = items.map(drawThing);
    cards.push(...own);
    const row = h("div", { class: "icf-things", role: "group", "aria-label": title }, own.map((card) => card.element));
    return h("div", { class: "icf-card icf-tray" }, [h("h3", { class: "icf-head" }, [title]), row]);
  }

  /** @param {Thing} thing @returns {Card} */
  function drawThing(thing) {
    const value = h("b", { "aria-hidden": "true" });
    const note = h("small", { "aria-hidden": "true" });
    const picture = shapeSvg(thing.shape);
    const { key } = thing;
    if (key === undefined) return { element: h("span", { class: "icf-thing icf-shown", role: "img" }, [picture, value, note]), value, note, thing };
    const button = h("button", { class: "icf-thing", type: "button", "data-thing": key }, [picture, value, note]);
    button.addEventListener("click", (event) => {
      // A click without a pointer is a key's, or a screen reader's.
      if (isUsable(button)) pick(key, /** @type {MouseEvent} */ (event).detail === 0);
      else explain(cards.find((card) => card.element === button)?.thing ?? thing);
    });
    button.addEventListener("pointerleave", (event) => {
      // A finger that slides away scrolls the page.
      if (event.buttons === 1 && event.pointerType !== "touch" && pressed === key && isUsable(button)) carry(key, event);
      pressed = undefined;
    });
    button.addEventListener("pointerdown", () => (pressed = key));
    return { element: button, value, note, thing };
  }

  /** Say why a thing can't be used now, if it tells. @param {Thing} thing */
  function explain({ word, words }) {
    if (words !== undefined) say({ words: `${opening(word)}: ${words}.`, kind: "refused" });
  }

  function mark() {
    for (const { element: card, thing } of cards) {
      const { key } = thing;
      if (key === undefined) continue;
      setUsable(card, !thing.off && actions[key] !== undefined);
      // What is a move by itself is never held.
      setAttribute(card, "aria-pressed", isChoice(actions[key]) ? undefined : String(key === selected));
    }
  }

  return {
    element,
    /** @param {{trays?: Tray[], scene: import("./scene.js").Scene}} picture */
    update({ trays = [], scene }) {
      actions = scene.actions;
      // Kept as long as the same things lie there: a button that is drawn anew loses the focus.
      const key = JSON.stringify(trays.map(({ title, items }) => [title, items.map((item) => [item.key, item.shape])]));
      if (key !== drawn) {
        drawn = key;
        cards = [];
        element.replaceChildren(...trays.map(drawTray));
        element.hidden = trays.length === 0;
      }
      trays.flatMap(({ items }) => items).forEach((thing, index) => {
        const card = cards[index];
        card.thing = thing;
        const { word, value, words, off, note } = thing;
        setText(card.value, value === undefined ? word : String(value));
        setText(card.note, note ?? "");
        setAttribute(card.element, "aria-label", [word, value, note].filter((each) => each !== undefined).join(", "));
        setAttribute(card.element, "title", words ?? (value === undefined ? undefined : word));
        card.element.classList.toggle("icf-off", off === true);
        card.element.classList.toggle("icf-worded", value === undefined);
      });
      mark();
      for (const row of /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(".icf-things"))) rove(row, "button.icf-thing");
    },
    /** Show what is selected. @param {string | undefined} key */
    select(key) {
      selected = key;
      mark();
    },
    /** @param {string} key */
    focus(key) {
      const button = cards.find(({ thing }) => thing.key === key)?.element;
      const row = button?.parentElement;
      button?.focus({ preventScroll: true });
      if (row) rove(row, "button.icf-thing");
    },
  };
}
