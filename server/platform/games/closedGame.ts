import type { RequestHandler } from 'express';
import { isGameDocument } from '#server/http/policy/isGameDocument.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { Closures } from '#server/platform/session/createClosures.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Redirects a closed account from the document of a game, whose address may be a bookmark, to home, where the screen says why. */
export function closedGame(closures: Closures): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' || contextOf(res).isGuest || !isGameDocument(req.originalUrl)) return next();
    const closure = await closures.of(req, res);
    if (res.destroyed) return;
    if (closure === null) return next();
    res.setHeader('Cache-Control', 'no-store').redirect(302, withLocale(paths.home.build(), contextOf(res).locale));
  };
}
