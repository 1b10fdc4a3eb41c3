/**
 * Shows a saved picture with a model that answers nothing, so that a look can be tuned in a second. Serve the folder above
 * `js/` and open /js/demo/?picture=midgame&theme=dark&width=400. Pictures are made by `python js/demo/pictures.py`.
 */
import widget from "../../src/icefloe/notebook/static/widget.js";

const query = new URLSearchParams(location.search);
const { setup, pictures } = await (await fetch("pictures.json")).json();
const name = query.get("picture") ?? Object.keys(pictures)[0];

document.body.dataset.jpThemeLight = String(query.get("theme") !== "dark");
const view = document.getElementById("view");
if (query.has("width")) view.style.width = `${query.get("width")}px`;

const state = { _picture: pictures[name], _version: 1, _setup: setup, _still: "" };
const model = {
  get: (key) => state[key],
  set: (key, value) => Object.assign(state, { [key]: value }),
  send: (content) => console.log("sent", JSON.stringify(content)),
  on() {},
  off() {},
};
const { initialize, render } = widget();
initialize({ model });
render({ model, el: view });
document.body.dataset.ready = "true";
