/** The longest that a browser's timer waits; a later end is waited for in pieces. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls with each of `ends` as it passes by `clock`, once, the earliest first; returns what stops it. All in milliseconds. */
export function watchEnds(ends: readonly number[], clock: () => number, onEnd: (end: number) => void): () => void {
  const rest = [...new Set(ends)].toSorted((one, other) => one - other);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    const [next] = rest;
    if (next === undefined) return;
    timer = setTimeout(
      () => {
        // A timer may be a little early, and a device's clock may have been put back.
        if (clock() >= next) {
          rest.shift();
          onEnd(next);
        }
        wait();
      },
      Math.min(Math.max(1, next - clock()), LONGEST_MS),
    );
  }

  wait();
  return () => {
    // What is told of an end may stop the watch: nothing is waited for then.
    rest.length = 0;
    clearTimeout(timer);
  };
}
