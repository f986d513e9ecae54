import type { RequestHandler } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { carriedQuery } from '#shared/auth/carriedQuery.ts';
import { withLocale } from '#shared/locales.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';
import { paths } from '#shared/url/paths.ts';

const forms: readonly string[] = [paths.signIn.pattern, paths.signUp.pattern];

/**
 * Adds the return address and the tracking parameters to the address of a sign-in or sign-up form, from the Referer. A cached page
 * is the same for every visitor, so without script its links to the forms cannot carry the query of the page's own address.
 */
export function carryFromReferer(): RequestHandler {
  return (req, res, next) => {
    const { path, locale, origin, url } = contextOf(res);
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !forms.includes(path)) return next();
    const previous = req.headers.referer === undefined ? null : URL.parse(req.headers.referer);
    if (previous?.origin !== origin) return next();
    const query = new URL(url, origin).searchParams;
    const missing = Object.entries(carriedQuery(previous.searchParams)).filter(([key]) => !query.has(key));
    if (missing.length === 0) return next();
    for (const [key, value] of missing) query.set(key, value);
    storeNowhere(res);
    res.setHeader('Location', safeLocation(withLocale(`${path}?${query}`, locale)));
    res.status(302).end();
  };
}
