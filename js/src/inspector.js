/**
 * The inspector: position text, legal moves by the piece they begin with, and scores, kept up to date.
 */
import { copyText, h, rove, setText } from "./dom.js";
import { icon } from "./icons.js";
import { moveGroups } from "./scene.js";

/**
 * @param {{preview: (selected?: string | null, target?: string | null) => void, play: (move: string) => unknown,
 *   say: (told: import("./status.js").Told) => void}} host
 */
export function createInspector({ preview, play, say }) {
  const position = /** @type {HTMLTextAreaElement} */ (
    h("textarea", { class: "icf-position", readonly: true, rows: "3", "aria-label": "Position text", spellcheck: "false" })
  );
  const copy = h("button", { class: "icf-button", type: "button", "aria-label": "Copy the position", title: "Copy the position" }, [icon("copy")]);
  const count = h("span");
  const groups = h("div", { class: "icf-groups" });
  const scores = h("p", { class: "icf-plain-scores" });
  const element = h("div", { class: "icf-card icf-inspector", role: "group", "aria-label": "Inspector", hidden: true }, [
    h("h3", { class: "icf-head" }, ["Position"]),
    h("div", { class: "icf-copyrow" }, [position, copy]),
    h("h3", { class: "icf-head" }, ["Legal moves", count]),
    groups,
    h("h3", { class: "icf-head" }, ["Scores"]),
    scores,
  ]);
  copy.addEventListener("click", async () => {
    const done = await copyText(position.value);
    say({ words: done ? "The position is copied." : "The position could not be copied: select it and copy it yourself." });
  });
  groups.addEventListener("pointerleave", () => preview());
  groups.addEventListener("focusout", () => preview());
  let drawn = "";
  /** @type {any} */
  let latest;

  /** @param {import("./scene.js").Scene} scene @param {import("./scene.js").Tray[]} [trays] */
  function drawMoves(scene, trays) {
    const found = moveGroups(scene, trays);
    const all = found.reduce((sum, { choices }) => sum + choices.length, 0);
    const isCounted = found.every(({ aim }) => aim === undefined);
    setText(count, isCounted ? String(all) : "too many to list");
    const direct = found.filter(({ choices, place, aim }) => aim === undefined && choices.every(({ target }) => target === place));
    const picks = found.filter((group) => !direct.includes(group));
    const rows = picks.map(({ place, label, choices, aim }) => (aim === undefined ? row(label, choices, place) : aimed(label, aim)));
    if (direct.length) rows.unshift(row("", direct.flatMap(({ choices }) => choices)));
    const hadFocus = groups.contains(document.activeElement);
    groups.replaceChildren(...(rows.length ? rows : [h("p", { class: "icf-quiet" }, ["No moves to make here now."])]));
    rove(groups, ".icf-move");
    if (hadFocus) /** @type {HTMLElement | null} */ (groups.querySelector(".icf-move"))?.focus({ preventScroll: true });
  }

  /** @param {string} label @param {{target: string, choice: import("./scene.js").Choice}[]} choices @param {string} [selected] */
  function row(label, choices, selected) {
    const buttons = choices.map(({ target, choice }) => {
      const show = () => preview(selected, target);
      return h(
        "button",
        { class: "icf-move", type: "button", onpointerenter: show, onfocus: show, onclick: () => play(choice.move) },
        [choice.move],
      );
    });
    return h("div", { class: "icf-group" }, [...(label ? [h("h4", {}, [label])] : []), h("div", { class: "icf-choices" }, buttons)]);
  }

  /** How the moves of an aim are written. @param {string} label @param {string} words */
  function aimed(label, words) {
    return h("div", { class: "icf-group" }, [h("h4", {}, [label]), h("p", { class: "icf-quiet" }, [words])]);
  }

  /** What it shows is made only while it can be seen: it would be half the work of a move. @param {any} picture */
  function draw(picture) {
    const text = picture.position ?? "Hidden until the end, since it tells the scores.";
    if (position.value !== text) position.value = text;
    const key = JSON.stringify(picture.scene.actions);
    if (key !== drawn) {
      drawn = key;
      drawMoves(picture.scene, picture.trays);
    }
    const said = picture.players.map((/** @type {any} */ player) => `${player.name}: ${player.counts.map(counted).join(", ")}`);
    setText(scores, said.join(" · "));
  }

  return {
    element,
    /** @param {any} picture */
    update(picture) {
      latest = picture;
      if (!element.hidden) draw(picture);
    },
    toggle() {
      element.hidden = !element.hidden;
      if (!element.hidden && latest) draw(latest);
    },
  };
}

/** @param {{word: string, value?: number, most?: number}} count */
export function counted({ word, value, most }) {
  if (value === undefined) return `${word} hidden`;
  return most ? `${value} of ${most} ${word}` : `${value} ${word}`;
}
