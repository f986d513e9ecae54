import type { IncomingHttpHeaders } from 'node:http';

/** A failure told by something between us and the platform, or by its stack trace: not the player's to read (reliability B7). */
export function isForeign(status: number, headers: IncomingHttpHeaders): boolean {
  return status >= 500 && !/\bjson\b/i.test(headers['content-type'] ?? '');
}
