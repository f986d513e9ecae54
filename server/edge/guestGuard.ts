import type { RequestHandler } from 'express';
import { isPrivatePath } from '../../shared/url/isPrivatePath.ts';
import { withLocale } from '../../shared/locales.ts';
import { safeLocation } from '../../shared/redirects/resolveRedirect.ts';
import { contextOf } from '../http/requestContext.ts';

/**
 * Redirects a guest from a private page to the home of their language, which opens the sign-in and remembers the page. This is
 * a convenience; the platform protects a player's data.
 */
export function guestGuard(): RequestHandler {
  return (req, res, next) => {
    const { path, locale, isGuest } = contextOf(res);
    if (!isGuest || (req.method !== 'GET' && req.method !== 'HEAD') || !isPrivatePath(path)) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    const wanted = encodeURIComponent(req.originalUrl.toWellFormed());
    res.setHeader('Location', safeLocation(withLocale(`/?redirectUrl=${wanted}`, locale)));
    res.status(302).end();
  };
}
