/** The longest a timer of a browser waits. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls back once when `now` has reached `until`, both in milliseconds; at once where it is over. `look` again after the device
 * has slept: its timers stood still meanwhile.
 */
export function watchEnd(until: number, now: () => number, onEnd: () => void): { look: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  const stop = () => {
    isDone = true;
    clearTimeout(timer);
  };
  const look = () => {
    if (isDone) return;
    clearTimeout(timer);
    const left = until - now();
    if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_MS));
    else {
      stop();
      onEnd();
    }
  };
  look();
  return { look, stop };
}
