import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { withinLimit } from '#server/http/limits/withinLimit.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { viewTrusted } from '#shared/api/account/accountTrust.contract.ts';
import { createCall } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { paths } from '#shared/url/paths.ts';
import { sendAnswerPage } from './sendAnswerPage.ts';
import { type TrustedView, trustedPage } from './trustedPage.ts';

interface TrustedPagesOptions {
  limit: RateLimiter;
  transportFor: (req: Request, res: Response) => VisitorTransport;
}

/** The platform's addresses; for any other the platform is not called. */
const ADDRESS = /^\/trusted\/([\w-]{20,200})$/;

/**
 * Serves the page of a trusted person's link: without an account, never cached, not indexed, and without a referrer. Runs before the
 * redirects, which would send the address to the platform, and counts with the guesses of codes. There is no origin gate: a page without a
 * referrer sends `Origin: null`, and the secret in the address is the authorization.
 */
export function trustedPages({ limit, transportFor }: TrustedPagesOptions): RequestHandler {
  const mayGuess = withinLimit(limit, 'codes');
  return async (req, res, next) => {
    const { path, locale } = contextOf(res);
    if (!path.startsWith('/trusted/')) return next();
    contextOf(res).route = paths.trusted.pattern;
    storeNowhere(res);
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' });
    const send = (status: number, view: TrustedView) => sendAnswerPage(res.status(status), trustedPage(view));
    const secret = ADDRESS.exec(path)?.[1];
    if (req.method === 'GET' || req.method === 'HEAD') return secret ? send(200, 'ask') : send(404, 'gone');
    if (req.method !== 'POST') return sendProblem(req, res, 405);
    if (!(await mayGuess(req, res))) return sendProblem(req, res, 429);
    if (!secret) return send(404, 'gone');
    const { transport } = transportFor(req, res);
    const call = createCall(transport, () => locale);
    try {
      send(200, await call(viewTrusted, { secret }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isGone = error.type === 'InvalidParameterException' || error.type === 'MethodNotFoundException';
      if (isGone) send(404, 'gone');
      else send(503, 'failed');
    }
  };
}
