import type { Request, RequestHandler, Response } from 'express';
import { type RateLimit, type RateLimitName, rateLimitTable } from '#config/rateLimits.ts';
import { compose } from '#server/http/compose.ts';
import { playerOf } from '#server/http/session/createPlayerSessions.ts';
import { login, register, restore } from '#shared/api/account/auth.contract.ts';
import { enterByPasskey } from '#shared/api/account/passkeys.contract.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import type { RateLimiter } from './createRateLimiter.ts';
import { isRefused } from './noteRefused.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/** Counted by limitByLogin, which knows the login. */
const later = new Set([login.name, restore.name].map((name) => `/${name.toLowerCase()}`));
const byPasskey = `/${enterByPasskey.name.toLowerCase()}`;
const registering = `/${register.name.toLowerCase()}`;

/**
 * Limits a visitor's calls of /api by the table of config/rateLimits.ts. A call for players without a session has a limit of its own, and
 * one with a session that nobody has confirmed is counted by address only while it may be a player's: neither may stop the players behind
 * that address. `isGuest`: the request has no session; `hasSignedIn`: the answer signs the visitor in.
 */
export function rateLimits(
  limit: RateLimiter,
  isGuest: (req: Request, res: Response) => boolean = () => false,
  hasSignedIn: (res: Response) => boolean = () => false,
): RequestHandler {
  const unlessRefused = { hasSucceeded: isRefused };
  const byMethod = new Map<string, Record<'known' | 'unknown', RequestHandler>>();
  const strangers = limit('refused', tooManyRequests, { hasSucceeded: (res) => !isRefused(res) });
  const both = (name: RateLimitName) => ({
    known: limit(name, tooManyRequests),
    unknown: compose(strangers, limit(name, tooManyRequests, unlessRefused)),
  });
  for (const [name, { methods }] of Object.entries<RateLimit>(rateLimitTable)) {
    if (!methods) continue;
    const stages = both(name as RateLimitName);
    for (const method of methods) byMethod.set(`/${method}`, stages);
  }
  const [reads, writes] = [both('reads'), both('writes')];
  const refused = limit('refused', tooManyRequests);
  const registrations = limit('register', tooManyRequests, unlessRefused);
  const passkeys = limit('passkeys', tooManyRequests, { hasSucceeded: hasSignedIn });
  return (req, res, next) => {
    const path = req.path.toLowerCase();
    if (later.has(path)) return next();
    const { known, unknown } = byMethod.get(path) ?? (req.method === 'POST' ? writes : reads);
    if (path === registering) return registrations(req, res, next);
    if (path === byPasskey) return passkeys(req, res, next);
    if (req.method !== 'POST' || findMethod(path.slice(1))?.access !== 'player' || playerOf(req) !== undefined)
      return known(req, res, next);
    return (isGuest(req, res) ? refused : unknown)(req, res, next);
  };
}
