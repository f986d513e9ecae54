/** Beyond the last page of any list, and still a valid number for the database. */
const FURTHEST = 1_000_000_000;

/** A requested offset or count as an integer from 0 to `max`. */
export function wholeUpTo(wanted: number, max = FURTHEST): number {
  return Math.trunc(Math.min(Math.max(0, wanted), max));
}
