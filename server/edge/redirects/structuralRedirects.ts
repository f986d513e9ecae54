import type { RequestHandler } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { withLocale } from '#shared/locales.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';
import { structuralRedirect } from '#shared/redirects/structuralRedirect.ts';

/** Redirects addresses that are aliases of others (`/gamehall/{id}`, `/cashier`, ...). */
export function structuralRedirects(): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { path, locale, isGuest, address } = contextOf(res);
    const target = structuralRedirect({ path, search: address.search, isGuest });
    if (target === undefined) return next();
    // Some targets depend on the visitor: another visitor of the same browser must not get this answer.
    storeNowhere(res);
    res.setHeader('Location', safeLocation(withLocale(target, locale)));
    res.status(302).end();
  };
}
