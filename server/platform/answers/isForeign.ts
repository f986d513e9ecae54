import type { IncomingHttpHeaders } from 'node:http';

/** Whether a 5xx answer is not JSON: an error page of a proxy, or a stack trace, which players must not see (reliability B7). */
export function isForeign(status: number, headers: IncomingHttpHeaders): boolean {
  return status >= 500 && !/\bjson\b/i.test(headers['content-type'] ?? '');
}
