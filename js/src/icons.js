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
  back: "M12.5,4.5L7,10l5.5,5.5",
  forward: "M7.5,4.5L13,10l-5.5,5.5",
  cut: "M5,5.5a2.2,2.2 0 1 0 .01,0M5,14.5a2.2,2.2 0 1 0 .01,0M6.8,8.8L16.5,15.5M6.8,13.6L16.5,4.5",
  better: "M4,14.5L8.5,9l3,3L16.5,5M12.5,5h4v4",
  game: "M4,4.5h12v11H4ZM7.2,7.5v.1M12.8,12.5v.1M10,10v.1",
  few: "M10,3.5v4M10,7.5L4.5,13M10,7.5V13M10,7.5L15.5,13M4.5,16v.1M10,16v.1M15.5,16v.1",
  closer: "M10,5v10M5,10h10",
  farther: "M5,10h10",
  fit: "M4,8V4h4M12,4h4v4M16,12v4h-4M8,16H4v-4",
  find: "M9,4a5,5 0 1 1 -.01,0ZM12.8,12.8L17,17",
  close: "M5,5l10,10M15,5L5,15",
};

/** @param {string} name */
export const icon = (name) =>
  svg("svg", { viewBox: "0 0 20 20", class: "icf-icon", "aria-hidden": "true", focusable: "false" }, [
    svg("path", { d: PATHS[name] }),
  ]);
