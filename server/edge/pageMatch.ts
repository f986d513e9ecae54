import type { RequestHandler } from 'express';
import type { PageMatch } from '#client/app/router/PageMatch.ts';
import { contextOf } from '#server/http/requestContext.ts';

/** The page of a pathname by the route table (client/app/routes.ts), which a renderer has in its bundle. */
export type MatchPage = (pathname: string) => PageMatch;

/**
 * Finds the page of an address, once for all later stages (`matchOf`): the guard, the hints, the render. Of a guest, the page is that of
 * the canonical address, which the render gets.
 */
export function pageMatch(matchPage: () => Promise<MatchPage>): RequestHandler {
  return async (_req, res, next) => {
    const context = contextOf(res);
    const match = await matchPage();
    const { pathname } = new URL(context.isGuest ? context.address.shared : context.url, 'http://page.invalid');
    context.match = match(pathname);
    next();
  };
}
