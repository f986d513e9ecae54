/** Headers of one connection (RFC 9110 7.6.1). `transfer-encoding` is one of them; Node frames the body again. */
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

/** Forwarded even when `Connection` names them: `Connection: close, Cookie` must not sign a player out (reliability F3). */
const endToEnd = new Set(['cookie', 'host', 'content-length', 'content-type', 'authorization']);

/**
 * Returns the headers without hop-by-hop headers and without those that `Connection` names (RFC 9110 7.6.1). Names must be in lower
 * case. A single loop, because it runs twice per call.
 */
export function stripHopByHop<T extends Record<string, unknown>>(headers: T): T {
  const named = namedBy(headers['connection']);
  const result: Record<string, unknown> = {};
  for (const name in headers) if (!hopByHop.has(name) && !named?.has(name)) result[name] = headers[name];
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
