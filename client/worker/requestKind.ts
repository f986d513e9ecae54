/**
 * What the worker does with a request. `document`: the network's answer, and the offline page where there is none. `asset`:
 * kept for ever, for its name carries the hash of its content. Everything else, all that may be a player's own, passes by
 * the worker untouched (reliability G9).
 */
export function requestKind(request: Request, origin: string): 'document' | 'asset' | 'other' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (request.mode === 'navigate') return request.destination === 'document' ? 'document' : 'other';
  const isHashed = url.pathname.startsWith('/assets/') || /^\/fonts\/[\w-]+\.[\da-f]{8}\.woff2$/.test(url.pathname);
  return isHashed && !request.headers.has('range') ? 'asset' : 'other';
}
