import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';
import { isBareHome, localeTarget } from './localeTarget.ts';

/**
 * Redirects from exactly `/` to the visitor's language: by the cookie, else Accept-Language. Visitors who send neither (most robots)
 * stay on `/`. Elsewhere only the address decides, so that a page has one language.
 *
 * The redirect is not stored, and `/` varies by both headers; the page cache never sees a redirected visitor.
 */
export function localeRedirect(
  env: Pick<Env, 'LOCALE_COOKIE'>,
  brand?: Pick<PageBrand, 'languages' | 'language'>,
): RequestHandler {
  const targetOf = localeTarget(env, brand);
  return (req, res, next) => {
    if (!isBareHome(req)) return next();
    res.vary('Cookie');
    res.vary('Accept-Language');
    const target = targetOf(req);
    if (target === undefined) return next();
    storeNowhere(res);
    res.setHeader('Location', safeLocation(target));
    res.status(302).end();
  };
}
