import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, withLocale } from '../../shared/locales.ts';
import { safeLocation } from '../../shared/redirects/resolveRedirect.ts';

/**
 * On exactly `/`, and nowhere else, the visitor's language decides: the cookie, else Accept-Language. Whoever sends
 * neither (most robots) stays on `/`. Everywhere else the address alone speaks, so that a page has one language.
 *
 * The answer is not stored and `/` varies by both headers; the page cache never sees a visitor who was sent away.
 */
export function localeRedirect({ LOCALE_COOKIE }: Pick<Env, 'LOCALE_COOKIE'>): RequestHandler {
  return (req, res, next) => {
    const mark = req.originalUrl.indexOf('?');
    const path = mark === -1 ? req.originalUrl : req.originalUrl.slice(0, mark);
    if (path !== '/' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.vary('Cookie');
    res.vary('Accept-Language');
    const chosen = req.headers.cookie === undefined ? undefined : parseCookie(req.headers.cookie)[LOCALE_COOKIE];
    const accepted = req.headers['accept-language'] === undefined ? undefined : req.acceptsLanguages(...LOCALES);
    const locale = isLocale(chosen) ? chosen : accepted;
    if (!isLocale(locale) || locale === DEFAULT_LOCALE) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Location', safeLocation(withLocale(req.originalUrl, locale)));
    res.status(302).end();
  };
}
