import type { RequestHandler } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf, matchOf } from '#server/http/requestContext.ts';
import { withLocale } from '#shared/locales.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';

/**
 * Sends a guest from a private page to the home of their language with 302; the home opens the sign-in and remembers the address in
 * `redirectUrl`. Private are the paths of A-23, whether there is a page or not, and every page that the route table reserves
 * for players. A convenience, not the lock: the platform guards a player's data.
 */
export function guestGuard(): RequestHandler {
  return (req, res, next) => {
    const { path, locale, isGuest } = contextOf(res);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isGuest || !isRead || !(isPrivatePath(path) || matchOf(res).line?.audience === 'players')) return next();
    storeNowhere(res);
    const wanted = encodeURIComponent(req.originalUrl.toWellFormed());
    res.setHeader('Location', safeLocation(withLocale(`/?redirectUrl=${wanted}`, locale)));
    res.status(302).end();
  };
}
