import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { MAX_HIT_LENGTH } from '#shared/tracking/maxHitLength.ts';
import { isHost } from './hosts/isHost.ts';
import { sendProblem } from './problems/sendProblem.ts';

/** Characters. */
const MAX_TARGET_LENGTH = 8 * 1024;

/**
 * Refuses requests that no browser sends and that later stages could read in two ways (reliability F6, B4, B5). Nothing is repaired: a
 * target that one stage normalizes and another matches raw can escape its guard. `OPTIONS *`, which asks about no resource, gets 204.
 *
 * Runs after the access log, so that refusals are logged, and before every stage that reads the path. The query is checked less strictly
 * than the path: advertisers send `?utm_campaign=50%` with real players.
 */
export function rejectMalformed(): RequestHandler {
  return (req, res, next) => {
    const status = faultOf(req);
    if (status === undefined && req.url === '*') {
      res.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS', 'Cache-Control': 'no-store' });
      return void res.end();
    }
    if (status === undefined) return next();
    // The length of a malformed request's body is unknown, so the connection is not reused.
    res.setHeader('Connection', 'close');
    sendProblem(req, res, status);
  };
}

/**
 * The status to refuse with: 505 for another major version of HTTP, 414 for a target that is too long, 400 for a malformed request; undefined
 * for a well-formed one.
 */
export function faultOf(req: IncomingMessage): 400 | 414 | 505 | undefined {
  // Node's parser reads `HTTP/2.0` and `HTTP/0.9` in a request line as if they were 1.1 (RFC 9110 15.6.6).
  if (req.httpVersionMajor !== 1) return 505;
  const target = req.url ?? '';
  if (target.length > (target.startsWith('/hit?') ? MAX_HIT_LENGTH : MAX_TARGET_LENGTH)) return 414;
  // The server as a whole (RFC 9110 9.3.7).
  if (target === '*' && req.method === 'OPTIONS') return hostFault(req) ? 400 : undefined;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  // Absolute form (RFC 9112 3.2.2) and other `*` have no leading slash. Two slashes name a host wherever a part of the path is followed.
  if (path.charCodeAt(0) !== 0x2f || path.includes('//')) return 400;
  // Browsers never send a fragment; `new URL` would hide everything after it.
  if (target.includes('#')) return 400;
  if (!/^[\w/-]*$/.test(path) && pathFault(path)) return 400;
  if (hostFault(req)) return 400;
  const bodiless = req.method === 'GET' || req.method === 'HEAD';
  if (
    bodiless &&
    (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) !== 0)
  ) {
    return 400;
  }
  // Node passes the request on before it notices that it cannot find the end of such a body (RFC 9112 6.1).
  const coding = req.headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400;
  return undefined;
}

/** Checks a path with characters other than the usual ones. */
function pathFault(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- refusing them is the point
  if (/[\x00-\x20\x7f\\]/.test(path)) return true;
  if (path.includes('%') && hasBadEscape(path)) return true;
  // Dot segments: browsers resolve them before they send, encoded or not (WHATWG URL, "double-dot path segment").
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** Whether the path does not decode, or decodes to a control character or to what some parser reads as two slashes. */
function hasBadEscape(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return /[\x00-\x1f\x7f]|[/\\]{2}/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** More than one Host header, or an invalid one, is 400 (RFC 9112 3.2). Node would take the first and drop the others. */
function hostFault({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (headers.host !== undefined && !isHost(headers.host));
}
