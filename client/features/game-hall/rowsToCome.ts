/** Rows that `more` items add to a grid of `here` items; items that fill the last row add none. */
export function rowsToCome(here: number, more: number, columns: number): number {
  return Math.max(0, Math.ceil((here + more) / columns) - Math.ceil(here / columns));
}
