/**
 * The status line: the one live region, which replaces what it says.
 */
import { h } from "./dom.js";

/** Says what a kind of message is where colour can't. @type {Record<string, string>} */
const SIGNS = { refused: "✕", trouble: "!", result: "★", info: "" };

/** @typedef {{move?: string, words: string, note?: string, kind?: string}} Told */

export function createStatus() {
  const sign = h("span", { class: "icf-sign", "aria-hidden": "true" });
  const words = h("span", { class: "icf-words" });
  const note = h("span", { class: "icf-note" });
  const element = h("div", { class: "icf-status", role: "status", "aria-live": "polite" }, [sign, words, note]);
  let said = "";
  return {
    element,
    /** @param {Told} told */
    say({ move, words: text, note: aside = "", kind = "info" }) {
      const now = JSON.stringify([move, text, aside, kind]);
      if (now === said) return;
      said = now;
      element.dataset.kind = kind;
      sign.textContent = SIGNS[kind] ?? "";
      words.replaceChildren(...(move ? [h("b", {}, [move]), ` ${text}`] : [text]));
      note.textContent = aside;
    },
  };
}
