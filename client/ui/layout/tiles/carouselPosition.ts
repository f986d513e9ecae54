/** Index of the slide shown in a scroll-snap track of equal slides. */
export function slideAt(scrollLeft: number, step: number, count: number): number {
  if (count < 1 || step <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(Math.abs(scrollLeft) / step)));
}

/** Index of the slide `step` away, wrapping at the ends. */
export function slideAfter(index: number, step: number, count: number): number {
  return count < 1 ? 0 : (((index + step) % count) + count) % count;
}
