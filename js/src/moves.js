/**
 * The list of moves: a column for each player, a button for each move.
 *
 * @typedef {{list: string[], players: number[], at: number}} Moves
 */
import { h, rove, setAttribute, setUsable } from "./dom.js";
import { icon } from "./icons.js";
import { rowsOf } from "./rows.js";

/**
 * @param {{shapeSvg: (name: string, player?: number) => SVGElement, goto: (ply: number) => void}} host
 */
export function createMoves({ shapeSvg, goto }) {
  const head = h("thead");
  const body = h("tbody");
  const table = h("table", {}, [head, body]);
  const scroll = h("div", { class: "icf-moves", role: "group", "aria-label": "Moves" }, [table]);
  const first = ender("first", "To the start", () => goto(0));
  const last = ender("last", "To the last move", () => goto(moves.list.length));
  const element = h("div", { class: "icf-card icf-movelist" }, [scroll, h("div", { class: "icf-ends" }, [first, last])]);
  /** @type {Moves} */
  let moves = { list: [], players: [], at: 0 };
  let drawnHead = "";
  /** What each row of the body shows. @type {string[]} */
  let drawnRows = [];

  /** @param {string} name @param {string} label @param {() => void} act */
  function ender(name, label, act) {
    const button = h("button", { class: "icf-button", type: "button", "aria-label": label, title: label }, [icon(name)]);
    button.addEventListener("click", () => button.getAttribute("aria-disabled") || act());
    return button;
  }

  /** @param {any[]} players */
  function drawHead(players) {
    const columns = players.map(({ shape, player, name }) =>
      h("th", { scope: "col", title: name }, [shapeSvg(shape, player), h("span", { class: "icf-unseen" }, [name])]),
    );
    head.replaceChildren(h("tr", {}, [h("td", { class: "icf-row-number" }), ...columns]));
  }

  /** Only rows that have changed are drawn anew: a game grows by one move at a time. @param {number} columns */
  function drawBody(columns) {
    const focused = body.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.ply : undefined;
    const rows = rowsOf(moves.players, columns);
    const keys = rows.map((plies) => plies.map((ply) => (ply ? `${ply}:${moves.list[ply - 1]}` : "")).join());
    rows.forEach((plies, row) => {
      if (keys[row] === drawnRows[row]) return;
      const cells = plies.map((ply) => h("td", {}, ply ? [move(ply)] : []));
      const line = h("tr", {}, [h("td", { class: "icf-row-number" }, [String(row + 1)]), ...cells]);
      if (body.children[row]) body.children[row].replaceWith(line);
      else body.append(line);
    });
    while (body.children.length > rows.length) body.lastElementChild?.remove();
    drawnRows = keys;
    // Many players, or long moves, have no room side by side: then the list scrolls sideways too.
    const longest = Math.max(0, ...moves.list.map((each) => each.length));
    table.style.minWidth = `calc(26px + ${columns} * (${longest}ch + 10px))`;
    if (focused) button(Number(focused))?.focus({ preventScroll: true });
  }

  /** @param {number} ply */
  function move(ply) {
    return h("button", { class: "icf-move", type: "button", "data-ply": ply, onclick: () => goto(ply) }, [moves.list[ply - 1]]);
  }

  /** @param {number} ply @returns {HTMLElement | null} */
  const button = (ply) => body.querySelector(`[data-ply="${ply}"]`);

  function mark() {
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll(".icf-move"))) {
      const ply = Number(each.dataset.ply);
      setAttribute(each, "aria-current", ply === moves.at ? "true" : undefined);
      each.classList.toggle("icf-later", ply > moves.at);
    }
    rove(body, ".icf-move", button(moves.at));
    setUsable(first, moves.at > 0);
    setUsable(last, moves.at < moves.list.length);
    // After layout: a view is drawn before it is put into the page.
    requestAnimationFrame(scrollToCurrent);
  }

  /** Only the list scrolls: scrollIntoView would move the page as well. */
  function scrollToCurrent() {
    const current = button(moves.at);
    const [here, around] = [current ?? scroll, scroll].map((each) => each.getBoundingClientRect());
    scroll.scrollTop = current ? scroll.scrollTop + here.top - around.top - scroll.clientHeight / 2 : 0;
    scroll.scrollLeft = current ? scroll.scrollLeft + here.left - around.left - scroll.clientWidth / 2 : 0;
  }

  return {
    element,
    /** @param {any} picture */
    update(picture) {
      moves = picture.moves;
      const key = JSON.stringify(picture.players.map((/** @type {any} */ each) => [each.name, each.shape]));
      if (key !== drawnHead) {
        drawnHead = key;
        drawHead(picture.players);
      }
      drawBody(picture.players.length);
      mark();
    },
  };
}
