import type { Request, RequestHandler } from 'express';
import { isPrivatePath } from '../../shared/isPrivatePath.ts';
import type { Locale } from '../../shared/locales.ts';
import type { RedirectIndex } from '../../shared/redirects/redirectIndex.ts';
import { type Redirect, resolveRedirect } from '../../shared/redirects/resolveRedirect.ts';
import { contextOf } from '../http/requestContext.ts';
import type { RedirectLookup } from '../platform/redirectLookup.ts';

export interface RedirectsOptions {
  /** Rules of the operator's file. A function, because SIGHUP reads the file again. */
  file: () => RedirectIndex;
  /** Rules of the content service (redirectsOfContent). */
  content: (locale: Locale) => Promise<RedirectIndex>;
  lookup: RedirectLookup;
  /** Scheme and host of the site as this request sees it. */
  originOf: (req: Request) => string;
}

/**
 * Sends a document's address elsewhere when the file, the content service or the platform says so, in that order (A-29,
 * A target is only what a rule names: resolveRedirect keeps a rule that stays on the site on the site.
 *
 * A redirect may be kept for a minute and no longer, also the permanent ones: a browser that keeps a wrong 301 for ever
 * cannot be helped from here.
 */
export function redirects({ file, content, lookup, originOf }: RedirectsOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { path, locale } = contextOf(res);
    const mark = req.originalUrl.indexOf('?');
    const place = { path, locale, search: mark === -1 ? '' : req.originalUrl.slice(mark) };
    const elsewhere = (found: Redirect | undefined): Redirect | undefined => {
      if (!found) return undefined;
      // An address of this very site, written in full, would be a circle of one that the rules cannot see.
      const location = found.location === originOf(req) ? '/' : found.location;
      return location === originOf(req) + req.originalUrl || location === req.originalUrl ? undefined : found;
    };
    const found =
      elsewhere(resolveRedirect(file(), place)) ??
      elsewhere(resolveRedirect(await content(locale), place)) ??
      (isLookedUp(path) ? elsewhere(await lookup(place, contextOf(res).cache)) : undefined);
    if (!found) return next();
    res.setHeader('Cache-Control', 'private, max-age=60');
    res.setHeader('Location', found.location);
    res.status(found.status).end();
  };
}

/** Files are not documents, and private paths say who the player is: neither is told to the platform. */
function isLookedUp(path: string): boolean {
  return !isPrivatePath(path) && !/\.[A-Za-z0-9]{1,8}$/.test(path) && path.length <= 512;
}
