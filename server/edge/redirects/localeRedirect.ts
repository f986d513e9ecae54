import type { RequestHandler } from 'express';
import type { Env } from '../../../config/env.ts';
import { safeLocation } from '../../../shared/redirects/resolveRedirect.ts';
import { isBareHome, localeTarget } from './localeTarget.ts';

/**
 * On exactly `/`, and nowhere else, the visitor's language decides: the cookie, else Accept-Language. Whoever sends
 * neither (most robots) stays on `/`. Everywhere else the address alone speaks, so that a page has one language.
 *
 * The answer is not stored and `/` varies by both headers; the page cache never sees a visitor who was sent away.
 */
export function localeRedirect(env: Pick<Env, 'LOCALE_COOKIE'>): RequestHandler {
  const targetOf = localeTarget(env);
  return (req, res, next) => {
    if (!isBareHome(req)) return next();
    res.vary('Cookie');
    res.vary('Accept-Language');
    const target = targetOf(req);
    if (target === undefined) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Location', safeLocation(target));
    res.status(302).end();
  };
}
