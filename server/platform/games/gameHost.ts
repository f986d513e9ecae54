import type { RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { isGameHost } from '#server/http/hosts/isGameHost.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import { siteOrigins } from '#server/http/hosts/siteOrigins.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { isGameDocument } from '#server/http/policy/isGameDocument.ts';
import { sendStatusLine } from '#server/http/problems/sendStatusLine.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { statusOfFailure } from '#server/platform/answers/statusOfFailure.ts';
import { upstreamAnswer } from '#server/platform/answers/upstreamAnswer.ts';
import type { StreamProxy } from '#server/platform/streamProxy.ts';
import { upstreamHeaders } from '#server/platform/upstreamHeaders.ts';
import { gameHostKeys } from '#shared/keys/gameHostKeys.ts';
import { isLocale, localeOf, stripLocale } from '#shared/locales.ts';
import type { GameSeats } from './createGameSeats.ts';
import { framedBy } from './framedBy.ts';
import { gameTroublePage } from './gameTroublePage.ts';

/** Options of `gameHost`. */
export interface GameHostOptions {
  env: Pick<
    Env,
    | 'GAME_ORIGIN'
    | 'PUBLIC_ORIGIN'
    | 'PUBLIC_HOSTS'
    | 'FRAME_ANCESTORS'
    | 'PLATFORM_TIMEOUT'
    | 'SESSION_COOKIE'
    | 'LOCALE_COOKIE'
    | 'API_BODY_LIMIT'
  >;
  stream: StreamProxy;
  seats: GameSeats;
  /** Serves files of the build: documents use the site's fonts. */
  files: RequestHandler;
  /** Called when the platform did not answer the request `id`. */
  onFailure?: (failure: { method: string; kind: string; error: unknown; id: string }) => void;
}

const FONT = /^\/fonts\/[\w.-]+\.woff2$/;

/**
 * Answers all requests under GAME_ORIGIN: game documents, their requests, and the site's fonts; 404 for everything else. Cookies are
 * not forwarded in either direction; the player is known by a ticket or a seat (createGameSeats). A refused document notifies the
 * page around the frame.
 */
export function gameHost({ env, stream, seats, files, onFailure }: GameHostOptions): RequestHandler {
  const isNamed = isGameHost(env);
  const isOwn = sameOrigin({ PUBLIC_ORIGIN: env.GAME_ORIGIN });
  const origins = siteOrigins(env);
  const ancestors = [...new Set(env.FRAME_ANCESTORS.flatMap((one) => (one === "'self'" ? origins : [one])))];
  const cookieSettings = {
    sessionCookies: env.SESSION_COOKIE,
    localeCookie: env.LOCALE_COOKIE,
    framed: false,
    secure: false,
  };

  function refuse(res: Response, status: number): void {
    if (res.headersSent) return void res.destroy();
    res.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors ${ancestors.join(' ')}`);
    sendStatusLine(res, status);
  }

  return async (req, res, next) => {
    if (!isNamed(req.headers.host) && !isNamed(req.host)) return next();
    res.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    // The URL may contain a ticket.
    res.setHeader('Referrer-Policy', 'no-referrer').setHeader('X-Robots-Tag', 'noindex');
    if (FONT.test(req.originalUrl)) {
      res.removeHeader('Cache-Control');
      return files(req, res, () => refuse(res, 404));
    }
    if (!isGameDocument(req.originalUrl)) return refuse(res, 404);
    const posts = req.method === 'POST';
    if (!posts && req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD, POST');
      return refuse(res, 405);
    }
    // A bet: only the game document may place it.
    if (posts && !isOwn(req)) return refuse(res, 403);
    contextOf(res).route = '/platform/game/*';
    const mark = req.originalUrl.indexOf('?');
    const path = stripLocale(req.originalUrl.slice(0, mark));
    const query = new URLSearchParams(req.originalUrl.slice(mark + 1));
    const ticket = posts ? null : query.get(gameHostKeys.ticket);
    const site = origins.find((origin) => origin === query.get(gameHostKeys.siteOrigin)) ?? origins[0] ?? '';
    query.delete(gameHostKeys.ticket);
    if (!query.has('locale')) query.set('locale', localeOf(req.originalUrl));

    const redeemed = ticket ? await seats.redeem(ticket, path) : undefined;
    // An empty ticket means a guest: the seat of a previous player is not used.
    const session = redeemed ?? (ticket === '' ? undefined : seats.sessionOf(req.headers.cookie, path));
    const { cookie: _cookie, referer: _referer, ...headers } = upstreamHeaders(req, res, cookieSettings);
    if (headers.origin !== undefined) headers.origin = site;
    if (session !== undefined) headers.cookie = session;
    const isFrame = !posts && /^(?:document|i?frame)$/.test(String(req.headers['sec-fetch-dest'] ?? 'iframe'));

    function fail(status: number): void {
      if (!isFrame || res.headersSent) return refuse(res, status);
      const { nonce } = contextOf(res);
      const queryLocale = query.get('locale');
      const locale = isLocale(queryLocale) ? queryLocale : localeOf(req.originalUrl);
      const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${ancestors.join(' ')}`;
      res.status(status).setHeader('Content-Security-Policy', policy);
      res.type('html').send(gameTroublePage({ status, site, locale, nonce }));
    }

    stream.forward(req, res, {
      operation: 'game',
      visitor: visitorKey(req),
      url: `${path}?${query}`,
      headers,
      timeout: env.PLATFORM_TIMEOUT,
      maxBytes: env.API_BODY_LIMIT,
      onAnswer(answer) {
        if (isFrame && answer.statusCode >= 400) {
          fail(answer.statusCode);
          return true;
        }
        const policy = answer.headers['content-security-policy'];
        answer.headers = upstreamAnswer(answer.headers, cookieSettings, 'document');
        answer.headers['content-security-policy'] = framedBy(policy, ancestors);
        delete answer.headers['set-cookie'];
        if (redeemed !== undefined || ticket === '') answer.headers['set-cookie'] = [seats.seatLine(redeemed, path)];
        return false;
      },
      onFailure(kind, error) {
        if (kind === 'failed' || kind === 'timeout')
          onFailure?.({ method: 'game', kind, error, id: contextOf(res).id });
        fail(statusOfFailure[kind]);
      },
    });
  };
}
