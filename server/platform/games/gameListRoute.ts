import type { Request, RequestHandler } from 'express';
import { acceptedEncoding } from '#server/cache/acceptedEncoding.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { DEFAULT_LOCALE, isLocale } from '#shared/locales.ts';
import type { GameFinders } from './createGameFinders.ts';

/** `GET /_/games?locale=uz`: the catalogue for the search in the browser (shared/search/GameList.ts); 503 while it cannot be loaded. */
export function gameListRoute(finders: Pick<GameFinders, 'list'>, originOf: (req: Request) => string): RequestHandler {
  return async (req, res) => {
    const { locale: queryLocale } = req.query;
    const locale = isLocale(queryLocale) ? queryLocale : DEFAULT_LOCALE;
    const packed = await finders.list(locale, originOf(req), contextOf(res)).catch(() => undefined);
    if (!packed) return void sendProblem(req, res, 503);
    res.set({ 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600', Vary: 'Accept-Encoding' });
    res.type('json');
    if (acceptedEncoding(req.headers['accept-encoding']) !== 'br') return void res.send(packed.json);
    res.set('Content-Encoding', 'br').send(packed.brotli);
  };
}
