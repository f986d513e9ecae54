/** The longest delay of a browser timer; a later end needs several timers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Calls `onEnd` once for each of `ends` when `clock` reaches it, in order; returns a stop function. All in milliseconds. */
export function watchEnds(ends: readonly number[], clock: () => number, onEnd: (end: number) => void): () => void {
  const remaining = [...new Set(ends)].toSorted((one, other) => one - other);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    const [next] = remaining;
    if (next === undefined) return;
    timer = setTimeout(
      () => {
        // A timer may fire a little early, and the device's clock may have been set back.
        if (clock() >= next) {
          remaining.shift();
          onEnd(next);
        }
        wait();
      },
      Math.min(Math.max(1, next - clock()), MAX_TIMER_MS),
    );
  }

  wait();
  return () => {
    // `onEnd` may call stop: then wait() must find no further end.
    remaining.length = 0;
    clearTimeout(timer);
  };
}
