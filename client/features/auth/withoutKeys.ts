/** A query without some keys; one that has none of them stays as it was written. `?a=1&b=2` without `b` -> `?a=1`. */
export function withoutKeys(search: string, keys: readonly string[]): string {
  const query = new URLSearchParams(search);
  if (!keys.some((key) => query.has(key))) return search;
  for (const key of keys) query.delete(key);
  const rest = query.toString();
  return rest && `?${rest}`;
}
