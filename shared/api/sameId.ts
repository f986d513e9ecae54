import type { Id } from './wireTypes.ts';

/** Ids are numbers or strings, and `7` is `"7"`. Nothing has no id. */
export function sameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
}
