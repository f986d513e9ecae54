import type { IncomingMessage } from 'node:http';

/**
 * Whether a request announces a body (RFC 9112 6.3). One that announces none is over before anybody looks at it
 * (`serverLimits`), and its stream will never say `end`: who waits for that waits for ever.
 */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
