/**
 * The pictures on buttons, 20 by 20, as strokes in the colour of the text.
 */
import { svg } from "./elements.js";

/** @type {Record<string, string>} */
const PATHS = {
  undo: "M4.5,8.5H12a4,4 0 0 1 0,8H8M7.6,5.2L4.2,8.5L7.6,11.8",
  redo: "M15.5,8.5H8a4,4 0 0 0 0,8h4M12.4,5.2L15.8,8.5L12.4,11.8",
  pause: "M6.8,4.5v11M13.2,4.5v11",
  resume: "M6.5,4.2v11.6l9.5,-5.8Z",
  step: "M13.5,4.5v11M5,4.5L11,10L5,15.5Z",
  hint: "M7.3,13.2c0,-1.6 -2.3,-2.6 -2.3,-5.5a5,5 0 0 1 10,0c0,2.9 -2.3,3.9 -2.3,5.5ZM7.8,16.2h4.4M8.8,18.3h2.4",
  new: "M16,10a6,6 0 1 1 -1.8,-4.3M16.2,3v3.6h-3.6",
  resign: "M5,3.5v13.5M5,4.5h10l-2.4,3.2L15,11H5",
  save: "M10,3v9.5M6.2,9L10,12.8L13.8,9M4,14v2.5h12V14",
  load: "M10,13V3.5M6.2,7.2L10,3.4L13.8,7.2M4,14v2.5h12V14",
  hide: "M2.5,10c3.6,-5.6 11.4,-5.6 15,0c-3.6,5.6 -11.4,5.6 -15,0ZM10,7.6a2.4,2.4 0 1 1 -.01,0ZM4,16.5L16,3.5",
  help: "M7.2,7.4c.2,-3.8 5.8,-3.8 5.8,-.2c0,2.2 -2.9,2.4 -2.9,4.6M10.1,15.4v.3",
  inspect: "M3,5h9M3,10h6M3,15h5M13.2,9.8a2.9,2.9 0 1 1 -.01,0ZM15.3,14.8l2.4,2.4",
  first: "M5.5,4.5v11M14.5,4.5L8,10l6.5,5.5",
  last: "M14.5,4.5v11M5.5,4.5L12,10L5.5,15.5",
  copy: "M7,7h9v9.5H7ZM4,13V3.5h9",
  close: "M5,5l10,10M15,5L5,15",
};

/** @param {string} name */
export const icon = (name) =>
  svg("svg", { viewBox: "0 0 20 20", class: "icf-icon", "aria-hidden": "true", focusable: "false" }, [
    svg("path", { d: PATHS[name] }),
  ]);
