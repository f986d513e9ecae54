/** Forwarded even when `Connection` names them: `Connection: close, Cookie` must not sign a player out (reliability F3). */
const endToEnd = new Set(['cookie', 'host', 'content-length', 'content-type', 'authorization']);

/**
 * Returns those headers that `names` lists, in lower case, but for those that `Connection` names (RFC 9110 7.6.1). The list must have no
 * hop-by-hop header. Reads what is listed and does not copy the rest, because it runs twice per call.
 */
export function endToEndHeaders<T extends Record<string, unknown>>(headers: T, names: readonly string[]): T {
  const named = namedBy(headers['connection']);
  const result: Record<string, unknown> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined && !named?.has(name)) result[name] = value;
  }
  return result as T;
}

/** Names listed in `Connection`; undefined for the usual `keep-alive` and `close`. */
function namedBy(connection: unknown): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  const tokens = String(connection)
    .toLowerCase()
    .split(',')
    .map((token) => token.trim());
  return new Set(tokens.filter((token) => !endToEnd.has(token)));
}
