/**
 * Everything beside and below the board: status, tools, turn, scores, moves, the field for typed moves, the inspector.
 *
 * @typedef {import("./wire.js").Answer} Answer
 * @typedef {import("./status.js").Told} Told
 */
import { h, isUsable, rove, setAttribute, setText, setUsable } from "./dom.js";
import { icon } from "./icons.js";
import { counted, createInspector } from "./inspector.js";
import { createMoves } from "./moves.js";
import { aimExample } from "./scene.js";
import { createSlots } from "./slots.js";
import { createStatus } from "./status.js";
import { createTrays } from "./trays.js";

const SILENT = { words: "No answer from the kernel; trying again. Is it still running?", kind: "trouble" };

/**
 * @param {{main: HTMLElement, side: HTMLElement, setup: any,
 *   send: (intent: object) => Promise<Answer>, preview: (selected?: string | null, target?: string | null) => void,
 *   play: (move: string) => Promise<Answer>, pick: (key: string, byKeyboard: boolean) => void,
 *   carry: (key: string, event: PointerEvent) => void, dialogs: any, shapeSvg: (name: string, player?: number) => SVGElement}} host
 */
export function createPanel(host) {
  const status = createStatus();
  let isSilent = false;
  /** A move, to show how one is written. @type {string | undefined} */
  let example;
  /** @type {any} */
  let picture;
  const { say } = status;
  const rest = () => picture && say(isSilent ? SILENT : picture.status);

  /** Send an intent, and say it when it is refused. @param {object} intent */
  const act = async (intent) => {
    const answer = await host.send(intent);
    if (!answer.ok) say({ words: answer.words ?? "That was refused.", kind: "refused" });
  };
  const moves = createMoves({ shapeSvg: host.shapeSvg, goto: (ply) => act({ do: "goto", ply }) });
  const inspector = createInspector({ preview: host.preview, play: host.play, say });
  const turn = createTurn(host.shapeSvg);
  const scores = createScores(host.shapeSvg, host.setup.kinds);
  const trays = createTrays({ ...host, say });
  const tools = createTools(act, host.dialogs, inspector);
  const typing = createTyping(host.play);
  const games = host.setup.games;
  host.main.append(status.element);
  host.side.append(turn.element, scores.element, trays.element, moves.element, typing.element, tools.element, inspector.element);

  return {
    say,
    rest,
    select: trays.select,
    focusThing: trays.focus,
    /** @param {any} next */
    update(next) {
      const before = picture;
      picture = next;
      const { example: known } = games.find((/** @type {any} */ game) => game.name === next.game) ?? {};
      if (before?.game !== next.game) example = known;
      // Games whose moves are written in more than one way show which one is meant.
      if (Object.keys(next.scene.actions).length) example = aimExample(next.scene) ?? known;
      typing.field.placeholder = example ? `Type a move, as ${example}` : "Type a move";
      for (const part of [turn, scores, trays, moves, tools, inspector]) part.update(next);
      if (!before || JSON.stringify(before.status) !== JSON.stringify(next.status) || before.revision !== next.revision) rest();
    },
    /** @param {boolean} silent */
    silence(silent) {
      isSilent = silent;
      rest();
    },
  };
}

/** @param {(name: string, player?: number) => SVGElement} shapeSvg */
function createTurn(shapeSvg) {
  const piece = h("span", { class: "icf-piece" });
  const title = h("b");
  const words = h("span");
  const steps = h("span", { class: "icf-steps", "aria-hidden": "true" });
  const dots = h("span", { class: "icf-dots", "aria-hidden": "true", hidden: true }, [h("i"), h("i"), h("i")]);
  const element = h("div", { class: "icf-card icf-turn" }, [piece, h("div", {}, [title, words, steps]), dots]);
  let drawn = "";
  /** Each drawn once. @type {Map<string, SVGElement>} */
  const pieces = new Map();
  /** @param {any} player */
  const pieceOf = ({ shape, player }) => {
    const known = pieces.get(shape) ?? shapeSvg(shape, player);
    pieces.set(shape, known);
    return known;
  };
  return {
    element,
    /** @param {any} picture */
    update({ turn, players, thinking }) {
      const player = players.find((/** @type {any} */ each) => each.player === turn.player);
      const key = player ? player.shape : "";
      if (key !== drawn) {
        drawn = key;
        piece.replaceChildren(...(player ? [pieceOf(player)] : []));
      }
      element.className = `icf-card icf-turn${player ? ` icf-p${player.player}` : " icf-over"}`;
      setText(title, turn.title);
      setText(words, turn.words);
      const { left = 0, of = 0 } = turn.steps ?? {};
      if (steps.childElementCount !== of) steps.replaceChildren(...Array.from({ length: of }, () => h("i")));
      [...steps.children].forEach((step, index) => step.classList.toggle("icf-filled", index < left));
      dots.hidden = thinking === undefined || thinking !== turn.player;
    },
  };
}

/**
 * @param {(name: string, player?: number) => SVGElement} shapeSvg @param {{name: string, title: string}[]} kinds
 */
function createScores(shapeSvg, kinds) {
  const titleOf = (/** @type {string} */ kind) => kinds.find(({ name }) => name === kind)?.title ?? kind;
  const element = h("div", { class: "icf-card icf-scores" });
  let drawn = "";
  /** @type {{row: HTMLElement, kind: HTMLElement, show: ((count: any) => void)[], bar: HTMLElement}[]} */
  let rows = [];

  /** @param {any} player */
  function draw(player) {
    const kind = h("i");
    const bar = h("i");
    const made = player.counts.map((/** @type {any} */ count) => (count.most ? createSlots(shapeSvg, count) : createCount(shapeSvg, count)));
    const counts = made.map((/** @type {any} */ count) => count.element);
    const hasSlots = player.counts.some((/** @type {any} */ count) => count.most) ? " icf-slotted" : "";
    const row = h("div", { class: `icf-score icf-p${player.player}${hasSlots}`, role: "group" }, [
      shapeSvg(player.shape, player.player),
      h("span", { class: "icf-name", title: player.name }, [player.name, " ", kind]),
      h("span", { class: "icf-counts" }, counts),
      h("span", { class: "icf-bar" }, [bar]),
    ]);
    return { row, kind, show: made.map((/** @type {any} */ count) => count.show), bar };
  }

  return {
    element,
    /** @param {any} picture */
    update({ players }) {
      const key = JSON.stringify(players.map((/** @type {any} */ each) => [each.name, each.shape, each.counts.map((/** @type {any} */ count) => [count.shape, count.most])]));
      if (key !== drawn) {
        drawn = key;
        rows = players.map(draw);
        element.replaceChildren(...rows.map(({ row }) => row));
      }
      players.forEach((/** @type {any} */ player, /** @type {number} */ index) => {
        const { row, kind, show, bar } = rows[index];
        row.classList.toggle("icf-active", player.active === true);
        setText(kind, player.note ?? titleOf(player.kind));
        player.counts.forEach((/** @type {any} */ count, /** @type {number} */ each) => show[each](count));
        bar.style.width = `${100 * (player.bar ?? 0)}%`;
        const told = player.counts.some((/** @type {any} */ count) => count.value === undefined) ? "hidden until the end" : player.counts.map(counted).join(", ");
        setAttribute(row, "aria-label", `${player.name}: ${told}`);
      });
    },
  };
}

/** A count as a number beside its shape. @param {(name: string, player?: number) => SVGElement} shapeSvg @param {any} count */
function createCount(shapeSvg, { shape }) {
  const value = h("span", { class: "icf-value" });
  const element = h("span", { class: "icf-count" }, [value, shapeSvg(shape)]);
  return { element, show: (/** @type {any} */ count) => setText(value, String(count.value ?? "–")) };
}

/** Each tool with its words, and what it does with `act` or the dialogs. @type {[string, string, object | string][]} */
const TOOLS = [
  ["undo", "Undo", { do: "undo" }],
  ["redo", "Redo", { do: "redo" }],
  ["pause", "Pause", { do: "pause" }],
  ["resume", "Play on", { do: "resume" }],
  ["step", "One step", { do: "step" }],
  ["hint", "Hint", { do: "hint" }],
  ["new", "New game", "openNew"],
  ["save", "Save", "openSave"],
  ["load", "Load", "openLoad"],
  ["resign", "Resign", "confirmResign"],
  ["hide", "Hide scores", "hide"],
  ["help", "Help", "openHelp"],
  ["inspect", "Inspector", "inspect"],
];

/** Tools that are left out, not greyed, where they make no sense. */
const OPTIONAL = ["pause", "resume", "step"];

/**
 * @param {(intent: object) => void} act @param {any} dialogs @param {{element: HTMLElement, toggle: () => void}} inspector
 */
function createTools(act, dialogs, inspector) {
  /** @type {Record<string, HTMLElement>} */
  const buttons = {};
  const element = h("div", { class: "icf-tools", role: "toolbar", "aria-label": "Game" });
  let isHidden = false;
  for (const [name, label, does] of TOOLS) {
    const button = h("button", { class: "icf-button", type: "button", "aria-label": label, title: label }, [icon(name)]);
    button.addEventListener("click", () => {
      if (!isUsable(button)) return;
      if (typeof does === "object") act(does);
      else if (does === "hide") act({ do: "hide", hidden: !isHidden });
      else if (does === "inspect") toggle();
      else dialogs[does](button);
    });
    buttons[name] = button;
    element.append(button);
  }
  setAttribute(buttons.inspect, "aria-expanded", "false");

  function toggle() {
    inspector.toggle();
    setAttribute(buttons.inspect, "aria-expanded", String(!inspector.element.hidden));
  }

  return {
    element,
    /** @param {any} picture */
    update(picture) {
      const { tools } = picture;
      isHidden = picture.hidden === true;
      for (const name of ["undo", "redo", "hint", "resign", ...OPTIONAL]) setUsable(buttons[name], tools[name] === true);
      // One place for both: the focus stays while the one becomes the other.
      const showsResume = tools.resume === true;
      const hadFocus = [buttons.pause, buttons.resume, buttons.step].includes(/** @type {any} */ (document.activeElement));
      buttons.pause.hidden = showsResume || !picture.players.some((/** @type {any} */ each) => each.computer);
      buttons.resume.hidden = !showsResume;
      buttons.step.hidden = !tools.step;
      const focused = /** @type {HTMLElement | null} */ (document.activeElement);
      if (hadFocus && (focused?.hidden ?? true)) {
        const next = [buttons.step, buttons.resume, buttons.pause, buttons.undo].find((each) => !each.hidden);
        next?.focus({ preventScroll: true });
      }
      setAttribute(buttons.hint, "aria-pressed", String(picture.advice !== undefined));
      setAttribute(buttons.hide, "aria-pressed", String(isHidden));
      rove(element, ".icf-button");
    },
  };
}

/** @param {(move: string) => Promise<Answer>} play */
function createTyping(play) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { class: "icf-field", type: "text", maxlength: "100", "aria-label": "Type a move", spellcheck: "false", autocomplete: "off", autocapitalize: "off" })
  );
  const form = h("form", { class: "icf-typing" }, [field, h("button", { class: "icf-text-button", type: "submit" }, ["Play"])]);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const typed = field.value.trim();
    if (!typed) return;
    const answer = await play(typed);
    if (answer.ok && field.value.trim() === typed) field.value = "";
  });
  return { element: form, field };
}
