import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../../../config/env.ts';

/** What an intermediary leaves behind. Read from the raw headers: an earlier stage may have removed what it did not trust. */
const tracesOfAProxy = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]);

/**
 * Whether who asks runs the site: with the bearer token, or on this machine. A proxy on this machine connects from loopback too,
 * with the world behind it, so loopback counts only without a sign of forwarding.
 */
export function isAdmin({ ADMIN_TOKEN }: Pick<Env, 'ADMIN_TOKEN'>): (req: IncomingMessage) => boolean {
  return (req) => isLocal(req) || hasToken(req, ADMIN_TOKEN);
}

function isLocal(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? '';
  if (!/^(?:127\.|::1$|::ffff:127\.)/.test(address)) return false;
  return !req.rawHeaders.some((name, index) => index % 2 === 0 && tracesOfAProxy.has(name.toLowerCase()));
}

/** Compared by digest: equal length whatever was sent, and no time that depends on how much of it was right. */
function hasToken(req: IncomingMessage, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
