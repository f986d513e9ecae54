import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { sendStatusLine } from '#server/http/problems/sendStatusLine.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { GuestSessions } from '#server/http/session/createGuestSessions.ts';
import { deviceIdOf } from '#server/http/session/deviceIdOf.ts';
import { givesSession } from '#server/http/session/givesSession.ts';
import { statusOfFailure } from '#server/platform/answers/statusOfFailure.ts';
import { upstreamAnswer } from '#server/platform/answers/upstreamAnswer.ts';
import type { StreamProxy } from '#server/platform/streamProxy.ts';
import { upstreamHeaders } from '#server/platform/upstreamHeaders.ts';
import { localeOf, withLocale } from '#shared/locales.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';
import { paths } from '#shared/url/paths.ts';

/** Options of `oauthProxy`. */
export interface OauthProxyOptions {
  env: Pick<
    Env,
    'PLATFORM_TIMEOUT' | 'SESSION_COOKIE' | 'LOCALE_COOKIE' | 'API_BODY_LIMIT' | 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'
  >;
  /** PLATFORM_URL in use. */
  platformUrl: string;
  stream: StreamProxy;
  isSecure: (req: Request) => boolean;
  /** Called when the platform did not answer the request `id`. */
  onFailure?: (failure: { method: string; kind: string; error: unknown; id: string }) => void;
  guestSessions?: Pick<GuestSessions, 'forget'> | undefined;
}

const oauthPaths = new Set(['/oauth/init', '/oauth/callback']);

/**
 * Forwards `/oauth/init` and `/oauth/callback` to the platform; its redirects and cookies pass through. A redirect to the
 * platform's origin, which players cannot reach, is rewritten to this site. 405 for other verbs; 502 or 504 without an answer.
 *
 * A service that knows its visitor answers at once, so a link of another site would open an account that its player has closed. Such a
 * start (`type_auth=restore`) is taken from pages of this site alone; from elsewhere it leads to the sign-in, which asks for the press. It is
 * no form, because the form-action policy would stop the redirect to the service.
 */
export function oauthProxy({
  env,
  platformUrl,
  stream,
  isSecure,
  guestSessions,
  onFailure,
}: OauthProxyOptions): RequestHandler {
  const isSession = givesSession(env);
  const isOurs = sameOrigin(env);
  return (req, res, next) => {
    const mark = req.originalUrl.indexOf('?');
    const path = mark === -1 ? req.originalUrl : req.originalUrl.slice(0, mark);
    if (!oauthPaths.has(path)) return next();
    // Some identity providers return with a form (`response_mode=form_post`).
    const allowed = req.method === 'GET' || (req.method === 'POST' && path === '/oauth/callback');
    if (!allowed) return sendStatusLine(res.setHeader('Allow', 'GET'), 405);
    contextOf(res).route = path;
    const askAgain = path === '/oauth/init' && !isOurs(req) ? restoreQuestion(req.originalUrl.slice(mark)) : undefined;
    if (askAgain !== undefined) {
      res.setHeader('Cache-Control', 'no-store').setHeader('Location', askAgain);
      return sendStatusLine(res, 303);
    }
    const cookieSettings = {
      sessionCookies: env.SESSION_COOKIE,
      localeCookie: env.LOCALE_COOKIE,
      framed: false,
      secure: isSecure(req),
    };
    const device = deviceIdOf(req.headers.cookie, cookieSettings.secure);
    stream.forward(req, res, {
      operation: 'oauth',
      visitor: visitorKey(req),
      url: req.originalUrl,
      headers: Object.assign(upstreamHeaders(req, res, cookieSettings), device.headers),
      timeout: env.PLATFORM_TIMEOUT,
      maxBytes: env.API_BODY_LIMIT,
      onAnswer(answer) {
        const { location, 'content-security-policy': policy } = answer.headers;
        answer.headers = upstreamAnswer(answer.headers, cookieSettings, 'document');
        const given = answer.headers['set-cookie'] ?? [];
        if (path === '/oauth/callback' && given.some(isSession)) answer.headers['set-cookie'] = [...given, device.line];
        const forgotten = guestSessions?.forget(req.headers.cookie);
        if (forgotten !== undefined)
          answer.headers['set-cookie'] = [...(answer.headers['set-cookie'] ?? []), forgotten];
        // A page of the platform keeps its policy, because it has its own styles; without one it gets the site's.
        if (policy) answer.headers['content-security-policy'] = `${String(policy)}, frame-ancestors 'none'`;
        answer.headers['cache-control'] = 'no-store';
        // The rest may begin with two slashes, which a browser reads as another host.
        if (location?.startsWith(`${platformUrl}/`))
          answer.headers.location = safeLocation(location.slice(platformUrl.length));
        return false;
      },
      onFailure(kind, error) {
        if (kind === 'failed' || kind === 'timeout')
          onFailure?.({ method: 'oauth', kind, error, id: contextOf(res).id });
        if (res.headersSent) return void res.destroy();
        res.setHeader('Cache-Control', 'no-store');
        sendStatusLine(res, statusOfFailure[kind]);
      },
    });
  };
}

/** Where a start that opens a closed account leads when it comes from another site; undefined for other starts. */
function restoreQuestion(search: string): string | undefined {
  const query = new URLSearchParams(search);
  // Whichever of several the platform reads.
  if (!query.getAll('type_auth').includes('restore')) return undefined;
  const back = URL.parse(query.get('redirect_url') ?? '', 'http://site.invalid')?.pathname ?? '/';
  const question = { step: 'social', status: 'error', error: 'account_left', service: query.get('service') ?? '' };
  return withLocale(paths.signIn.build(null, question), localeOf(back));
}
