/** Removes keys from a query: `?a=1&b=2` without `b` -> `?a=1`. A query without these keys is returned unchanged, byte for byte. */
export function withoutKeys(search: string, keys: readonly string[]): string {
  const query = new URLSearchParams(search);
  if (!keys.some((key) => query.has(key))) return search;
  for (const key of keys) query.delete(key);
  const rest = query.toString();
  return rest && `?${rest}`;
}
