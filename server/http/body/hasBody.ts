import type { IncomingMessage } from 'node:http';

/**
 * Whether a request announces a body (RFC 9112 6.3). Without one the request is complete before any stage runs (`serverLimits`) and its
 * stream never emits `end`, so callers must not wait for that event.
 */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
