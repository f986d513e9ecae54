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

/** Needed by the next hop whatever Connection says: `Connection: close, Cookie` must not sign a player out (RELIABILITY F3). */
const kept = new Set(['cookie', 'host', 'content-length', 'content-type', 'authorization']);

/** The headers without those of the connection and those its `Connection` header names. Names in lower case. */
export function stripHopByHop<T extends Record<string, unknown>>(headers: T): T {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => !kept.has(token));
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name))) as T;
}
