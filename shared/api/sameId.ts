import type { Id } from './wireTypes.ts';

/** Whether two ids are equal; `7` equals `"7"`. Null and undefined equal nothing, not even each other. */
export function sameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
}
