import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { MAX_HIT_LENGTH } from '../../shared/maxHitLength.ts';
import { isHost } from './hosts/isHost.ts';
import { sendProblem } from './problems/sendProblem.ts';

const LONGEST_TARGET = 8 * 1024;

/**
 * Refuses what no browser sends and what the stages behind it would read in two ways (reliability F6, B4, B5). Nothing
 * is repaired: a target that is normalised here and matched raw there is how a path escapes its guard.
 *
 * Stands after the access log, so that a refusal is a line like any other, and before everything that looks at the path.
 * The query is held to less than the path: advertisers send `?utm_campaign=50%`, and that is a player.
 */
export function rejectMalformed(): RequestHandler {
  return (req, res, next) => {
    const status = faultOf(req);
    if (status === undefined) return next();
    // The body of a request we do not understand has unknown bounds: this connection carries nothing more.
    res.setHeader('Connection', 'close');
    sendProblem(req, res, status);
  };
}

/** The status to refuse with, or undefined for a well-formed request. */
export function faultOf(req: IncomingMessage): 400 | 414 | undefined {
  const target = req.url ?? '';
  if (target.length > (target.startsWith('/hit?') ? MAX_HIT_LENGTH : LONGEST_TARGET)) return 414;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  // Absolute form (RFC 9112 3.2.2) and `*` have no leading slash. Two slashes name a host wherever a part of the path is followed.
  if (path.charCodeAt(0) !== 0x2f || path.includes('//')) return 400;
  // A fragment never leaves a browser; `new URL` would hide everything behind it from whoever parses.
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
  return undefined;
}

/** Of a path with other characters than most have. */
function pathFault(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- refusing them is the point
  if (/[\x00-\x20\x7f\\]/.test(path)) return true;
  if (path.includes('%') && hasBadEscape(path)) return true;
  // Dot segments: browsers resolve them before they send, encoded or not (WHATWG URL, "double-dot path segment").
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** One that does not decode, or decodes to a control or to what some reader takes for two slashes. */
function hasBadEscape(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return /[\x00-\x1f\x7f]|[/\\]{2}/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** RFC 9112 3.2: more than one Host, or one that is not a host, is 400. Node takes the first and drops the others. */
function hostFault({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (headers.host !== undefined && !isHost(headers.host));
}
