import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { allowsFraming } from '#server/http/policy/allowsFraming.ts';
import { isGameDocument } from '#server/http/policy/isGameDocument.ts';
import { sendStatusLine } from '#server/http/problems/sendStatusLine.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { statusOfFailure } from '#server/platform/answers/statusOfFailure.ts';
import { upstreamAnswer } from '#server/platform/answers/upstreamAnswer.ts';
import { sessionPairs } from '#server/platform/session/sessionPairs.ts';
import type { StreamProxy } from '#server/platform/streamProxy.ts';
import { upstreamHeaders } from '#server/platform/upstreamHeaders.ts';
import { gameHostKeys } from '#shared/keys/gameHostKeys.ts';
import { localeOf, stripLocale } from '#shared/locales.ts';
import type { GameSeats } from './createGameSeats.ts';
import { framedBy } from './framedBy.ts';

/** Options of `gameProxy`. */
export interface GameProxyOptions {
  env: Pick<
    Env,
    'PLATFORM_TIMEOUT' | 'SESSION_COOKIE' | 'LOCALE_COOKIE' | 'FRAME_ANCESTORS' | 'PUBLIC_ORIGIN' | 'API_BODY_LIMIT'
  > &
    Partial<Pick<Env, 'PUBLIC_HOSTS' | 'GAME_ORIGIN'>>;
  /** Set when GAME_ORIGIN is set. */
  seats?: GameSeats | undefined;
  stream: StreamProxy;
  isSecure: (req: Request) => boolean;
  /** Called when the platform did not answer the request `id`. */
  onFailure?: (failure: { method: string; kind: string; error: unknown; id: string }) => void;
}

/**
 * Forwards the document in the game frame and its requests to the platform: `/platform/game/...?embed=1`; the same path without the
 * flag is a page of the site (A-20). Streamed both ways.
 *
 * With GAME_ORIGIN it redirects to that origin (gameHost) with a ticket for the player's session.
 *
 * The document keeps its CSP, because the needs of a game are unknown; only frame-ancestors is replaced. 403 for a POST from another
 * site, 405 for other verbs, 502 or 504 without an answer.
 */
export function gameProxy({ env, seats, stream, isSecure, onFailure }: GameProxyOptions): RequestHandler {
  const framing = allowsFraming(env);
  const isOurs = sameOrigin(env);
  return (req, res, next) => {
    if (!isGameDocument(req.originalUrl)) return next();
    const mark = req.originalUrl.indexOf('?');
    const path = stripLocale(req.originalUrl.slice(0, mark));
    const query = req.originalUrl.slice(mark + 1);
    const posts = req.method === 'POST';
    if (!posts && req.method !== 'GET' && req.method !== 'HEAD')
      return sendStatusLine(res.setHeader('Allow', 'GET, HEAD, POST'), 405);
    // A spin is a bet: no other site may make a player's browser place it (A-08). Checked here, so that no spelling of the URL evades it.
    if (posts && !isOurs(req)) return void res.setHeader('Connection', 'close').sendStatus(403);
    const context = contextOf(res);
    context.route = '/platform/game/*';
    // The framed session is SameSite=None: only the site's pages may use it (A-03).
    const framed = framing && /(?:^|&)_non_strict=true(?:&|$)/.test(query) && isOurs(req);
    const cookieSettings = {
      sessionCookies: env.SESSION_COOKIE,
      localeCookie: env.LOCALE_COOKIE,
      framed,
      secure: isSecure(req),
    };
    if (seats && env.GAME_ORIGIN !== undefined) {
      if (posts) return void res.setHeader('Connection', 'close').sendStatus(403);
      const session = sessionPairs(req.headers.cookie, cookieSettings);
      const params = new URLSearchParams(query);
      if (!params.has('locale')) params.set('locale', localeOf(req.originalUrl));
      params.set(gameHostKeys.siteOrigin, context.origin);
      params.set(gameHostKeys.ticket, session === undefined ? '' : seats.ticketFor(session, path));
      res.setHeader('Cache-Control', 'no-store').setHeader('Referrer-Policy', 'no-referrer');
      return res.redirect(302, `${env.GAME_ORIGIN}${path}?${params}`);
    }
    const plain = (status: number) => {
      if (res.headersSent) return void res.destroy();
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'");
      sendStatusLine(res, status);
    };
    const locale = localeOf(req.originalUrl);
    stream.forward(req, res, {
      operation: 'game',
      visitor: visitorKey(req),
      url: `${path}?${/(?:^|&)locale=/.test(query) ? query : `${query}&locale=${locale}`}`,
      headers: upstreamHeaders(req, res, cookieSettings),
      timeout: env.PLATFORM_TIMEOUT,
      maxBytes: env.API_BODY_LIMIT,
      onAnswer(answer) {
        const policy = answer.headers['content-security-policy'];
        answer.headers = upstreamAnswer(answer.headers, cookieSettings, 'document');
        answer.headers['content-security-policy'] = framedBy(policy, env.FRAME_ANCESTORS);
        answer.headers['x-content-type-options'] = 'nosniff';
        // These are for pages of the site; a game needs other permissions, which the frame's `allow` limits.
        for (const name of [
          'Cross-Origin-Opener-Policy',
          'Permissions-Policy',
          'X-Frame-Options',
          'Content-Security-Policy',
        ])
          res.removeHeader(name);
        return false;
      },
      onFailure(kind, error) {
        if (kind === 'failed' || kind === 'timeout') onFailure?.({ method: 'game', kind, error, id: context.id });
        plain(statusOfFailure[kind]);
      },
    });
  };
}
