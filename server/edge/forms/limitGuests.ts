import type { RequestHandler } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormTaker } from './FormPost.ts';

/** Pages whose forms guests may send; elsewhere a form without a session has no effect. */
const forGuests = new Set<string>([paths.offers.pattern, paths.confirmation.pattern]);

/** Gives the forms of guests on pages for players a limit of their own, so that they do not stop the players behind their address. */
export function limitGuests(takers: Record<string, FormTaker>, refused: RequestHandler): Record<string, FormTaker> {
  const limited = Object.entries(takers).map(([pattern, taker]): [string, FormTaker] => {
    if (forGuests.has(pattern)) return [pattern, taker];
    const limits: RequestHandler = (req, res, next) =>
      (contextOf(res).isGuest ? refused : taker.limits)(req, res, next);
    return [pattern, { ...taker, limits }];
  });
  return Object.fromEntries(limited);
}
