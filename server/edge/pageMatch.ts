import type { RequestHandler } from 'express';
import type { PageMatch } from '#client/app/router/PageMatch.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { contextOf } from '#server/http/requestContext.ts';

/** The page of a pathname by the route table (client/app/routes.ts), which a renderer has in its bundle. */
export type MatchPage = (pathname: string) => PageMatch;

/** Pathnames whose pages are remembered, and the most characters of one. */
const MAX_KNOWN = 1_000;
const MAX_PATHNAME = 200;

/**
 * Finds the page of an address, once for all later stages (`matchOf`): the guard, the hints, the render. Of a guest, the page is that of
 * the canonical address, which the render gets.
 */
export function pageMatch(matchPage: () => Promise<MatchPage>): RequestHandler {
  // Comparing with all patterns takes longer than the rest of this stage.
  const matches = createLru<PageMatch>({ max: MAX_KNOWN });
  let current: MatchPage | undefined;
  return async (_req, res, next) => {
    const context = contextOf(res);
    const match = await matchPage();
    // In development the route table changes.
    if (match !== current) matches.clear();
    current = match;
    const { pathname } = new URL(context.isGuest ? context.address.shared : context.url, 'http://page.invalid');
    context.match = matches.get(pathname) ?? match(pathname);
    if (pathname.length <= MAX_PATHNAME) matches.set(pathname, context.match);
    next();
  };
}
