/** Rows that a grid of `here` items grows by when `more` come; those that fill its last row add none. */
export function rowsToCome(here: number, more: number, columns: number): number {
  return Math.max(0, Math.ceil((here + more) / columns) - Math.ceil(here / columns));
}
