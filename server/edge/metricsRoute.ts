import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import type { Env } from '../../config/env.ts';

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
 * `/metrics` in the Prometheus text format, to a caller on this machine or with the bearer token. Whoever else asks is
 * refused here: a 404 page of the site would be cached, and served to the scraper. A proxy on this machine connects from loopback too, with the world behind it, so loopback
 * counts only without a trace of forwarding. `isOpen`: the listener itself is the door.
 */
export function metricsRoute(
  registry: Registry,
  env: Pick<Env, 'ADMIN_TOKEN'>,
  { isOpen = false } = {},
): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== '/metrics' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    if (!isOpen && !isLocal(req) && !hasToken(req, env.ADMIN_TOKEN))
      return void res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    const text = await registry.metrics();
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  };
}

function isLocal(req: Request): boolean {
  const address = req.socket.remoteAddress ?? '';
  if (!/^(?:127\.|::1$|::ffff:127\.)/.test(address)) return false;
  return !req.rawHeaders.some((name, index) => index % 2 === 0 && tracesOfAProxy.has(name.toLowerCase()));
}

/** Compared by digest: equal length whatever was sent, and no time that depends on how much of it was right. */
function hasToken(req: Request, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
