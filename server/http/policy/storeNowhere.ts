import type { ServerResponse } from 'node:http';

/**
 * Forbids storing an answer that belongs to one visitor. A CDN may be configured to ignore `Cache-Control`; its own header
 * (RFC 9213) it follows (reliability D7).
 */
export function storeNowhere(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('CDN-Cache-Control', 'no-store');
}
