/** A pause of so many seconds between rounds ends a stretch of play. */
export const BREAK_SECONDS = 600;

/** Time of play: from first to last moment of each stretch without a break. `moments` in Unix seconds, in order. */
export function playedSeconds(moments: readonly number[]): number {
  let sum = 0;
  let last: number | undefined;
  for (const moment of moments) {
    if (last !== undefined && moment - last < BREAK_SECONDS) sum += moment - last;
    last = moment;
  }
  return sum;
}
