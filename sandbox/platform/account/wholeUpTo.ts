/** Past it there is no page of anything, and the database still takes the number. */
const FURTHEST = 1_000_000_000;

/** An offset or a count as the database takes it: whole, from 0 to `max`, whatever was asked for. */
export function wholeUpTo(asked: number, max = FURTHEST): number {
  return Math.trunc(Math.min(Math.max(0, asked), max));
}
