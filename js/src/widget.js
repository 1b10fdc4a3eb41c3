/**
 * The widget as anywidget wants it: one wire for a model, a view for each place it is shown in.
 */
import { Board } from "./board.js";
import { createDialogs } from "./dialogs.js";
import { shapePicture } from "./elements.js";
import { box, frame, hideStill, showStill } from "./frame.js";
import { createPanel } from "./panel.js";
import { stepBetween } from "./reconcile.js";
import css from "./style.css";
import { Wire, randomName } from "./wire.js";

/** anywidget calls this once for each model. */
export default function widget() {
  /** @type {Wire | undefined} */
  let wire;
  return {
    /** @param {{model: any, signal?: AbortSignal}} context */
    initialize({ model, signal }) {
      wire = new Wire(model, { signal });
    },
    /** @param {{model: any, el: HTMLElement}} context */
    render({ model, el }) {
      return render(model, el, (wire ??= new Wire(model)));
    },
  };
}

/** @param {any} model @param {HTMLElement} el @param {Wire} wire */
function render(model, el, wire) {
  const ending = new AbortController();
  const { signal } = ending;
  // Before every id of this view: two on one page must not share a gradient.
  const id = `icf-${randomName()}`;
  const root = frame(el, signal, "icefloe game", css);
  const main = box("icf-main", root.row);
  const side = box("icf-side", root.row);
  const place = box("icf-stage", main);
  /** @param {object} intent */
  const send = (intent) => wire.send(intent);
  const board = new Board(id, {
    signal,
    sendMove: (move) => wire.send({ do: "move", move, revision: wire.picture.revision }),
    say: (told) => panel.say(told),
    rest: () => panel.rest(),
    ask: (move) => wire.ask(move, wire.picture.revision),
    selected: (key) => panel.select(key),
    focusBeside: (key) => panel.focusThing(key),
  });
  place.append(board.element);
  const setup = model.get("_setup");
  const dialogs = createDialogs({ host: place, id, setup, send, say: (told) => panel.say(told), picture: () => wire.picture });
  const panel = createPanel({
    main,
    side,
    setup,
    send,
    preview: (selected, target) => board.preview(selected ?? undefined, target ?? undefined),
    play: (move) => board.play(move),
    dialogs,
    pick: (key, byKeyboard) => board.pickBeside(key, byKeyboard),
    carry: (key, event) => board.carry(key, event),
    shapeSvg: (name, player) => shapePicture(id, name, player),
  });
  /** The picture on show. @type {any} */
  let shown;
  /** @param {any} picture @param {boolean} animated */
  const show = (picture, animated) => {
    if (!picture?.scene) return;
    const step = stepBetween(shown, picture);
    board.show(picture.scene, { animated, isNews: picture.revision !== shown?.revision, step, trays: picture.trays, player: picture.turn.player });
    shown = picture;
    panel.update(picture);
  };
  const changed = (/** @type {any} */ picture) => show(picture, true);
  const silenced = (/** @type {boolean} */ isSilent) => panel.silence(isSilent);
  wire.pictureListeners.add(changed);
  wire.silenceListeners.add(silenced);
  hideStill(model.get("_still"));
  show(wire.picture, false);
  wire.hello();
  return () => {
    ending.abort();
    wire.pictureListeners.delete(changed);
    wire.silenceListeners.delete(silenced);
    showStill(model.get("_still"));
    el.replaceChildren();
  };
}
