import { isRecord } from '#shared/api/isRecord.ts';

/** The items of a list that have the id of an earlier one; items without an id have none. */
export function repeatedItems(items: readonly unknown[]): ReadonlySet<unknown> {
  const seen = new Set<string>();
  const repeated = new Set<unknown>();
  for (const item of items) {
    const id = idOf(item);
    if (id === undefined) continue;
    if (seen.has(id)) repeated.add(item);
    seen.add(id);
  }
  return repeated;
}

/** A sysname is what addresses and commands name an item by. Ids of different kinds, such as deposits and withdrawals, may be equal. */
function idOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined;
  const { sysname, type } = item;
  const id = sysname ?? item['id'];
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return typeof type === 'string' ? `${type} ${id}` : String(id);
}
