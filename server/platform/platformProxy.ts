import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import { parseCookie } from 'cookie';
import { type ApiCall, apiCallOf } from './apiGuard.ts';
import { callTimeout } from './callTimeout.ts';
import { isForeign } from './isForeign.ts';
import { framedName } from '../http/framedName.ts';
import type { MoneyProxy } from './moneyProxy.ts';
import { refuseCall, upstreamError } from './refuseCall.ts';
import type { StreamProxy } from './streamProxy.ts';
import { upstreamAnswer } from './upstreamAnswer.ts';
import { upstreamHeaders } from './upstreamHeaders.ts';

export interface PlatformProxyOptions {
  env: Pick<Env, 'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT' | 'SESSION_COOKIE' | 'LOCALE_COOKIE' | 'API_BODY_LIMIT'>;
  stream: StreamProxy;
  money: MoneyProxy;
  /** Players reach us over https. */
  isSecure: (req: Request) => boolean;
  onFailure?: (failure: { method: string; kind: string; error: unknown }) => void;
}

/**
 * Forwards a call the guard let through to the platform, and its answer back. Streams both ways, except for the commands that
 * move money (moneyProxy). The player always gets a status: 502 or 504 with the envelope when the platform has none.
 */
export function platformProxy({ env, stream, money, isSecure, onFailure }: PlatformProxyOptions): RequestHandler {
  return async (req, res) => {
    const call = apiCallOf(res);
    const { method, framed, url } = call;
    const sessionCookies = env.SESSION_COOKIE;
    const facts = { sessionCookies, localeCookie: env.LOCALE_COOKIE, framed, secure: isSecure(req) };
    const headers = upstreamHeaders(req, res, facts);
    const timeout = callTimeout(method, env);
    const answer = (given: IncomingHttpHeaders) => Object.assign(upstreamAnswer(given, facts), apiHeaders);
    const fail = (error: AppError) => refuseCall(req, res, error, 2 * env.API_BODY_LIMIT);

    if (method.money) {
      return money.forward(req, res, {
        method: method.name,
        url,
        headers,
        timeout,
        session: sessionOf(req, call, sessionCookies),
        key: req.headers['idempotency-key'],
        send({ status, headers: given, body }) {
          if (isForeign(status, given)) return fail(upstreamError('failed', 'unknown'));
          res.status(status);
          setAll(res, answer(given));
          res.setHeader('Content-Length', body.length);
          res.end(body);
        },
      });
    }

    stream.forward(req, res, {
      operation: method.name,
      url,
      headers,
      timeout,
      mostBytes: env.API_BODY_LIMIT,
      onAnswer(upstream) {
        if (isForeign(upstream.statusCode, upstream.headers)) {
          onFailure?.({ method: method.name, kind: 'not_an_envelope', error: undefined });
          fail(upstreamError('failed'));
          return true;
        }
        upstream.headers = answer(upstream.headers);
        return false;
      },
      onFailure(kind, error) {
        if (kind === 'too_large')
          return fail(new AppError('InvalidRequestException', { status: 413, message: 'The body is too large' }));
        if (!res.destroyed) onFailure?.({ method: method.name, kind, error });
        fail(upstreamError(kind));
      },
    });
  };
}

/** An answer of the API is data for a script, whatever its bytes are: not stored, not sniffed, not a document. */
const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

function sessionOf(req: Request, { framed }: ApiCall, sessionCookies: readonly string[]): string | undefined {
  const cookies = parseCookie(req.headers.cookie ?? '');
  return sessionCookies.map((name) => cookies[framed ? framedName(name) : name] ?? '').join('\0');
}

function setAll(res: Response, headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
}
