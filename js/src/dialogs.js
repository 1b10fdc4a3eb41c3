/**
 * What asks more than a click: new game, help, save, load, resign. Shown over the board, inside the widget.
 *
 * @typedef {import("./wire.js").Answer} Answer
 * @typedef {{name: string, kind: "choice" | "text" | "number", default?: string | number, choices?: string[], least?: number,
 *   most?: number, help: string}} Option
 * @typedef {{name: string, title: string, least: number, most: number, options: Option[], rules: {title: string, text: string}[]}} Game
 */
import { copyText, h } from "./dom.js";
import { icon } from "./icons.js";

const KEYS = [
  ["Arrow keys, Home, End", "walk the board"],
  ["Enter or Space", "pick, and pick where it goes"],
  ["Escape", "let go"],
];

/** Where things lie beside the board. */
const TRAY_KEYS = [
  ["Tab", "to the things beside the board, and back to it"],
  ["Enter, on one of them", "pick it: the focus goes to the board"],
  ["Arrow keys, with it picked", "from target to target; or left and right along the rim, up and down to turn the aim"],
  ["Enter, with it picked", "play"],
  ["Escape, with it picked", "let go, back beside the board"],
];

const TRAY_MOUSE = [
  ["Click a thing beside the board", "pick it"],
  ["Click a marked target", "play there"],
  ["Or press at the rim", "drag to turn, let go to play"],
];

/** Terms, each with what it means. @param {string[][]} pairs */
const listed = (pairs) => pairs.flatMap(([term, meaning]) => [h("dt", {}, [term]), h("dd", {}, [meaning])]);

/**
 * @param {{host: HTMLElement, id: string, setup: {games: Game[], kinds: {name: string, title: string, games: string[]}[], computer: string},
 *   send: (intent: object) => Promise<Answer>, say: (told: import("./status.js").Told) => void, picture: () => any}} view
 */
export function createDialogs({ host, id, setup, send, say, picture }) {
  /** @type {{element: HTMLElement, from: HTMLElement | undefined} | undefined} */
  let open;

  function close() {
    open?.element.remove();
    const from = open?.from;
    open = undefined;
    from?.focus({ preventScroll: true });
  }

  /**
   * @param {string} title @param {HTMLElement | undefined} from what has the focus again afterwards
   * @param {(Node | string)[]} content @returns {HTMLElement}
   */
  function show(title, from, content) {
    open?.element.remove();
    const heading = `${id}-dialog`;
    const closer = h("button", { class: "icf-button", type: "button", "aria-label": "Close", title: "Close", onclick: close }, [icon("close")]);
    const element = h("div", { class: "icf-dialog", role: "dialog", "aria-labelledby": heading, tabindex: "-1" }, [
      h("div", { class: "icf-dialog-head" }, [h("h2", { id: heading }, [title]), closer]),
      ...content,
    ]);
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
      else if (event.key === "Tab") keepInside(element, event);
      else return;
      event.stopPropagation();
    });
    host.append(element);
    open = { element, from };
    const first = /** @type {HTMLElement | null} */ (element.querySelector("input, select, textarea, .icf-primary")) ?? closer;
    first.focus({ preventScroll: true });
    return element;
  }

  /** A place for what Python has against it. */
  function complaint() {
    const element = h("p", { class: "icf-error", role: "alert", hidden: true });
    return {
      element,
      /** @param {Answer} answer */
      take(answer) {
        element.hidden = answer.ok;
        element.textContent = answer.ok ? "" : `${answer.words ?? "That was refused."}`;
      },
    };
  }

  /** Send an intent; close when it was done, say why when not. @param {object} intent @param {ReturnType<typeof complaint>} error */
  async function attempt(intent, error) {
    const answer = await send(intent);
    error.take(answer);
    if (answer.ok) close();
  }

  return {
    /** @param {HTMLElement} [from] */
    openNew(from) {
      const error = complaint();
      const form = newGameForm({ id, setup, picture: picture(), error: error.element });
      form.element.addEventListener("submit", (event) => {
        event.preventDefault();
        void attempt(form.intent(), error);
      });
      show("New game", from, [form.element]);
    },
    /** @param {HTMLElement} [from] */
    openHelp(from) {
      const game = setup.games.find(({ name }) => name === picture().game) ?? setup.games[0];
      const hasTrays = (picture().trays ?? []).length > 0;
      const keys = h("dl", { class: "icf-keys" }, listed([...KEYS, ...(hasTrays ? TRAY_KEYS : [])]));
      const mouse = hasTrays ? [h("h3", {}, ["By mouse"]), h("dl", { class: "icf-keys" }, listed(TRAY_MOUSE))] : [];
      show(game.title, from, [
        h("div", { class: "icf-text", tabindex: "0", role: "group", "aria-label": "Rules" }, [
          h("dl", {}, listed(game.rules.map(({ title, text }) => [title, text]))),
          h("h3", {}, [hasTrays ? "Keys" : "Keys, while the board has the focus"]),
          keys,
          ...mouse,
        ]),
      ]);
    },
    /** @param {HTMLElement} [from] */
    async openSave(from) {
      const answer = await send({ do: "save" });
      const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { class: "icf-record", readonly: true, "aria-label": "The game as text", spellcheck: "false" }));
      area.value = answer.text ?? "";
      const copy = h("button", { class: "icf-text-button icf-primary", type: "button" }, ["Copy"]);
      copy.addEventListener("click", async () => {
        const done = await copyText(area.value);
        say({ words: done ? "The game is copied." : "The game could not be copied: select it and copy it yourself." });
      });
      const download = h("button", { class: "icf-text-button", type: "button", onclick: () => offer(area.value) }, ["Download"]);
      const error = complaint();
      error.take(answer);
      show("Save this game", from, [
        area,
        h("div", { class: "icf-actions" }, [copy, download]),
        error.element,
      ]);
    },
    /** @param {HTMLElement} [from] */
    openLoad(from) {
      const error = complaint();
      const area = /** @type {HTMLTextAreaElement} */ (
        h("textarea", { class: "icf-record", "aria-label": "A game or a position as text", placeholder: "Paste a saved game or a position, or drop a file here", spellcheck: "false" })
      );
      const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".txt,text/plain", "aria-label": "Open a file" }));
      const read = async (/** @type {File | undefined} */ chosen) => {
        if (chosen) area.value = await chosen.text();
      };
      file.addEventListener("change", () => read(file.files?.[0]));
      area.addEventListener("dragover", (event) => event.preventDefault());
      area.addEventListener("drop", (event) => {
        const dropped = event.dataTransfer?.files[0];
        if (!dropped) return;
        event.preventDefault();
        void read(dropped);
      });
      const form = h("form", { class: "icf-form" }, [
        area,
        file,
        error.element,
        h("div", { class: "icf-actions" }, [h("button", { class: "icf-text-button icf-primary", type: "submit" }, ["Go on with this game"])]),
      ]);
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        void attempt({ do: "load", text: area.value }, error);
      });
      show("Load a game", from, [form]);
    },
    /** @param {HTMLElement} [from] */
    confirmResign(from) {
      const { turn, players } = picture();
      const name = players[turn.player]?.name ?? "";
      const error = complaint();
      // For this person at this position: meanwhile a move from elsewhere may make it somebody else's turn.
      const intent = { do: "resign", player: turn.player, revision: picture().revision };
      const yes = h("button", { class: "icf-text-button", type: "button", onclick: () => attempt(intent, error) }, ["Resign"]);
      const no = h("button", { class: "icf-text-button icf-primary", type: "button", onclick: close }, ["Play on"]);
      show(name === "You" ? "Resign?" : `Resign as ${name}?`, from, [error.element, h("div", { class: "icf-actions" }, [no, yes])]);
    },
  };
}

/** Tab goes round inside an open dialog. @param {HTMLElement} element @param {KeyboardEvent} event */
function keepInside(element, event) {
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("button, input, select, textarea, [tabindex='0']"))];
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const leaves = event.shiftKey ? at <= 0 : at === all.length - 1;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? all[all.length - 1] : all[0]).focus();
}

/** Let the browser save a text as a file. @param {string} text */
function offer(text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = h("a", { href: url, download: "icefloe-game.txt" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * The form of a new game, made from what the games declare.
 * @param {{id: string, setup: {games: Game[], kinds: {name: string, title: string, games: string[]}[], computer: string}, picture: any, error: HTMLElement}} parts
 */
function newGameForm({ id, setup, picture, error }) {
  const fields = h("div", { class: "icf-fields" });
  const gameChoice = select(setup.games.map(({ name, title }) => [name, title]), picture.game);
  const number = select([], "");
  const seats = h("div", { class: "icf-seats" });
  const seed = /** @type {HTMLInputElement} */ (h("input", { type: "text", inputmode: "numeric", placeholder: "another each time" }));
  const options = h("div", { class: "icf-fields" });
  const element = h("form", { class: "icf-form" }, [
    fields,
    seats,
    options,
    error,
    h("div", { class: "icf-actions" }, [h("button", { class: "icf-text-button icf-primary", type: "submit" }, ["Start"])]),
  ]);
  if (setup.games.length > 1) fields.append(labelled("Game", gameChoice));
  fields.append(labelled("Players", number), labelled("Seed", seed));
  gameChoice.addEventListener("change", drawGame);
  number.addEventListener("change", drawSeats);
  drawGame();

  function game() {
    return setup.games.find(({ name }) => name === gameChoice.value) ?? setup.games[0];
  }

  function drawGame() {
    const { least, most } = game();
    const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
    number.replaceChildren(...counts.map((count) => h("option", {}, [count])));
    number.value = String(picture.game === game().name ? picture.players.length : least);
    options.replaceChildren(
      ...game().options.map((option, index) => {
        const help = { id: `${id}-help${index}`, words: option.help };
        return labelled(option.name, control(option, `${id}-list${index}`), help);
      }),
    );
    drawSeats();
  }

  function drawSeats() {
    const before = [...seats.children].map(readSeat);
    const wanted = Number(number.value);
    const rows = Array.from({ length: wanted }, (_, player) => before[player] ?? seatBefore(player));
    seats.replaceChildren(...rows.map(drawSeat));
  }

  /** @param {number} player */
  function seatBefore(player) {
    const known = picture.players[player];
    const kind = setup.kinds.find(({ name }) => name === known?.kind);
    return known && kind ? { name: known.name, kind: kind.name } : { name: "", kind: player ? setup.computer : setup.kinds[0].name };
  }

  /** @param {{name: string, kind: string}} seat @param {number} player */
  function drawSeat({ name, kind }, player) {
    const called = /** @type {HTMLInputElement} */ (h("input", { type: "text", maxlength: "40", placeholder: "Name", "aria-label": `Name of player ${player + 1}` }));
    called.value = name;
    const able = setup.kinds.filter(({ games }) => games.includes(game().name));
    const chosen = able.some((each) => each.name === kind) ? kind : setup.computer;
    const kinds = select(able.map((each) => [each.name, each.title]), chosen);
    kinds.setAttribute("aria-label", `Kind of player ${player + 1}`);
    return h("div", { class: "icf-seat" }, [h("span", {}, [String(player + 1)]), called, kinds]);
  }

  return {
    element,
    intent() {
      /** @type {Record<string, unknown>} */
      const chosen = {};
      game().options.forEach((option, index) => {
        const { value } = /** @type {HTMLInputElement} */ (options.children[index].querySelector("input, select"));
        if (value.trim()) chosen[option.name] = value.trim();
      });
      const players = [...seats.children].map(readSeat);
      const typed = seed.value.trim();
      return { do: "new", game: game().name, players, options: chosen, ...(typed && { seed: typed }) };
    },
  };
}

/** @param {Element} row */
function readSeat(row) {
  const name = /** @type {HTMLInputElement} */ (row.querySelector("input")).value;
  const kind = /** @type {HTMLSelectElement} */ (row.querySelector("select")).value;
  return { name, kind };
}

/** @param {string[][]} entries value and text @param {string} chosen */
function select(entries, chosen) {
  const options = entries.map(([value, text]) => h("option", { value }, [text]));
  const element = /** @type {HTMLSelectElement} */ (h("select", {}, options));
  element.value = chosen;
  return element;
}

/** The control of an option that a game declares. @param {Option} option @param {string} id */
function control(option, id) {
  if (option.kind === "choice") return select((option.choices ?? []).map((each) => [each, each]), String(option.default ?? ""));
  const attributes = option.kind === "number" ? { type: "number", min: option.least, max: option.most } : { type: "text", list: option.choices && id };
  const field = /** @type {HTMLInputElement} */ (h("input", { ...attributes, placeholder: option.default === undefined ? "by the rules" : undefined }));
  field.value = String(option.default ?? "");
  if (!option.choices) return field;
  const list = h("datalist", { id }, option.choices.map((value) => h("option", { value })));
  return h("span", {}, [field, list]);
}

/** A field with its name, and its help below. @param {string} name @param {HTMLElement} field @param {{id: string, words: string}} [help] */
function labelled(name, field, help) {
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  const label = h("label", {}, [h("span", {}, [words]), field]);
  if (!help) return h("div", { class: "icf-option" }, [label]);
  const control = field.matches("input, select") ? field : field.querySelector("input, select");
  control?.setAttribute("aria-describedby", help.id);
  return h("div", { class: "icf-option" }, [label, h("small", { id: help.id }, [help.words])]);
}
