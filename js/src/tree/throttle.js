/**
 * Calls that come too fast are put together: the first at once, then the last of each while.
 * @template T @param {number} milliseconds @param {(value: T) => void} call @param {AbortSignal} signal
 * @returns {(value: T) => void}
 */
export function throttle(milliseconds, call, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {T[]} */
  let waiting = [];
  const flush = () => {
    timer = undefined;
    const [value] = waiting;
    if (!waiting.length || signal.aborted) return;
    waiting = [];
    call(/** @type {T} */ (value));
    timer = setTimeout(flush, milliseconds);
  };
  return (value) => {
    waiting = [value];
    if (timer === undefined) flush();
  };
}
