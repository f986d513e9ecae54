/** Milliseconds of a duration or a Unix time in seconds. The wire has seconds, clocks and timers have milliseconds. */
export function inMs(seconds: number): number {
  return seconds * 1_000;
}
