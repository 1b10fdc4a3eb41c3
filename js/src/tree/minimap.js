/**
 * The whole of the unfolded tree in little, with what is within sight marked; a press goes there.
 */
import { STEP } from "./layout.js";

const WIDTH = 600;
const HEIGHT = 44;

/** @param {AbortSignal} signal @param {(x: number, y: number) => void} goto told a point of the tree */
export function createMinimap(signal, goto) {
  const canvas = document.createElement("canvas");
  canvas.className = "icf-minimap";
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  canvas.setAttribute("aria-hidden", "true");
  let scale = { x: 1, y: 1 };
  /** @param {PointerEvent} event */
  const go = (event) => {
    const box = canvas.getBoundingClientRect();
    goto(((event.clientX - box.left) / box.width) * WIDTH / scale.x, ((event.clientY - box.top) / box.height) * HEIGHT / scale.y);
  };
  canvas.addEventListener("pointerdown", (event) => { canvas.setPointerCapture(event.pointerId); go(event); }, { signal });
  canvas.addEventListener("pointermove", (event) => event.buttons && go(event), { signal });
  /** What to draw with the next frame: asking for colours makes the browser style the page. @type {(() => void) | undefined} */
  let waiting;
  /** @param {() => void} paint */
  const later = (paint) => {
    if (!waiting) requestAnimationFrame(() => {
      waiting?.();
      waiting = undefined;
    });
    waiting = paint;
  };
  return {
    canvas,
    /**
     * @param {import("./layout.js").Place[]} places @param {number} width @param {number} height of the whole
     * @param {{x: number, y: number, width: number, height: number}} sight @param {string | undefined} current key of the node marked
     * @param {boolean} isKept it keeps its place when there is nothing to show
     */
    draw(places, width, height, sight, current, isKept) {
      const isWhole = sight.width >= width && sight.height >= height;
      canvas.hidden = isWhole && !isKept;
      if (canvas.hidden) return;
      scale = { x: WIDTH / width, y: HEIGHT / height };
      later(() => {
        const colours = getComputedStyle(canvas);
        const [brand, colour] = [colours.getPropertyValue("--icf-brand"), colours.color];
        const context = canvas.getContext("2d");
        if (!context) return;
        context.setTransform(2, 0, 0, 2, 0, 0);
        context.clearRect(0, 0, WIDTH, HEIGHT);
        for (const { x, level, item } of places) {
          const isCurrent = item.key === current;
          const size = isCurrent ? 5 : 2.4;
          context.fillStyle = isCurrent ? brand : colour;
          context.fillRect(x * scale.x - size / 2, (46 + level * STEP) * scale.y - size / 2, size, size);
        }
        context.strokeStyle = brand;
        context.lineWidth = 1.5;
        context.strokeRect(sight.x * scale.x, sight.y * scale.y, sight.width * scale.x, sight.height * scale.y);
      });
    },
  };
}
