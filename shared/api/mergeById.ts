import type { Id } from './wireTypes.ts';

/** Appends a page to a list; an item with a known id keeps its place and is replaced by the newer one. */
export function mergeById<T extends { id: Id }>(shown: readonly T[], page: readonly T[]): T[] {
  const merged = new Map<string, T>();
  for (const item of [...shown, ...page]) merged.set(String(item.id), item);
  return [...merged.values()];
}
