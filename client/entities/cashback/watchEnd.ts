/** Browsers fire longer timers at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls `onEnd` once when `now` reaches `until` (milliseconds), immediately if it has passed. Call `look` after the device
 * has slept: timers do not run meanwhile.
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
    const waitMs = until - now();
    if (waitMs > 0) timer = setTimeout(look, Math.min(waitMs, MAX_TIMER_MS));
    else {
      stop();
      onEnd();
    }
  };
  look();
  return { look, stop };
}
