import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '#config/env.ts';

/** Headers that a proxy adds. Read from the raw headers: an earlier stage may have removed untrusted ones. */
const proxyHeaders = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]);

/**
 * Whether a request is the operator's: with the bearer ADMIN_TOKEN, or from this machine. A proxy on this machine also connects from
 * loopback, with public traffic, so loopback counts only without forwarding headers.
 */
export function isAdmin({ ADMIN_TOKEN }: Pick<Env, 'ADMIN_TOKEN'>): (req: IncomingMessage) => boolean {
  return (req) => isLocal(req) || hasToken(req, ADMIN_TOKEN);
}

function isLocal(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? '';
  if (!/^(?:127\.|::1$|::ffff:127\.)/.test(address)) return false;
  return !req.rawHeaders.some((name, index) => index % 2 === 0 && proxyHeaders.has(name.toLowerCase()));
}

/** Compares digests: of equal length, in constant time. */
function hasToken(req: IncomingMessage, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
