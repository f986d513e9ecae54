/** Lists of an answer whose items have the same id more than once, one line each: pages show one of them, or open the wrong one. */
export function repeatedIds(data: unknown): string[] {
  const lists: [string, unknown][] = Array.isArray(data) ? [['', data]] : Object.entries(data ?? {});
  return lists.flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const ids = list.map(idOf).filter((id) => id !== undefined);
    const again = ids.filter((id, index) => ids.indexOf(id) < index);
    if (again.length === 0) return [];
    return [
      `data${name === '' ? '' : `.${name}`}[].id: different ids expected, ${again[0]} came again (${again.length} in all)`,
    ];
  });
}

/** Ids of different kinds, such as deposits and withdrawals, may be equal. */
function idOf(item: unknown): string | undefined {
  const { id, type } = (item ?? {}) as { id?: unknown; type?: unknown };
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return typeof type === 'string' ? `${type} ${id}` : String(id);
}
