import type { RequestHandler } from 'express';
import { carriedQuery } from '../../../shared/auth/carriedQuery.ts';
import { withLocale } from '../../../shared/locales.ts';
import { safeLocation } from '../../../shared/redirects/resolveRedirect.ts';
import { paths } from '../../../shared/url/paths.ts';
import { contextOf } from '../../http/requestContext.ts';

const forms: readonly string[] = [paths.signIn.pattern, paths.signUp.pattern];

/**
 * A cached page is the same for everybody, so its links to the forms cannot hand on what the page's own address carries: where to
 * return, who sent the visitor. Without script the address of the page that was left says it, and the form is given it.
 */
export function carryFromReferer(): RequestHandler {
  return (req, res, next) => {
    const { path, locale, origin, url } = contextOf(res);
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !forms.includes(path)) return next();
    const left = req.headers.referer === undefined ? null : URL.parse(req.headers.referer);
    if (left?.origin !== origin) return next();
    const query = new URL(url, origin).searchParams;
    const missing = Object.entries(carriedQuery(left.searchParams)).filter(([key]) => !query.has(key));
    if (missing.length === 0) return next();
    for (const [key, value] of missing) query.set(key, value);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Location', safeLocation(withLocale(`${path}?${query}`, locale)));
    res.status(302).end();
  };
}
