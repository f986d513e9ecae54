/**
 * How the worker handles a request. `document`: from the network, else the offline page. `asset`: cached without expiry, because its
 * name contains a hash of its content. Everything else, including all data of a player, bypasses the worker (reliability G9).
 */
export function requestKind(request: Request, origin: string): 'document' | 'asset' | 'other' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (request.mode === 'navigate') return request.destination === 'document' ? 'document' : 'other';
  const isHashed = url.pathname.startsWith('/assets/') || /^\/fonts\/[\w-]+\.[\da-f]{8}\.woff2$/.test(url.pathname);
  return isHashed && !request.headers.has('range') ? 'asset' : 'other';
}
