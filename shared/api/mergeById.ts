import type { Id } from './wireTypes.ts';

/** A list grown by a page: an item known by its id stays at its first place and takes its newer shape. */
export function mergeById<T extends { id: Id }>(known: readonly T[], page: readonly T[]): T[] {
  const merged = new Map<string, T>();
  for (const item of [...known, ...page]) merged.set(String(item.id), item);
  return [...merged.values()];
}
