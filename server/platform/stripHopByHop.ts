/** RFC 9110 7.6.1: what speaks of one connection. `transfer-encoding` belongs to them; Node frames the body anew. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-authentication-info',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** Needed by the next hop whatever Connection says: `Connection: close, Cookie` must not sign a player out (reliability F3). */
const endToEnd = new Set(['cookie', 'host', 'content-length', 'content-type', 'authorization']);

/** The headers without those of the connection and those its `Connection` header names. Names in lower case. One loop: it runs twice a call. */
export function stripHopByHop<T extends Record<string, unknown>>(headers: T): T {
  const named = namedBy(headers['connection']);
  const result: Record<string, unknown> = {};
  for (const name in headers) if (!hopByHop.has(name) && !named?.has(name)) result[name] = headers[name];
  return result as T;
}

/** Usually nothing but `keep-alive` or `close`, which are no headers of a kind that matters here. */
function namedBy(connection: unknown): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  const tokens = String(connection)
    .toLowerCase()
    .split(',')
    .map((token) => token.trim());
  return new Set(tokens.filter((token) => !endToEnd.has(token)));
}
