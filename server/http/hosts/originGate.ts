import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { sameOrigin } from './sameOrigin.ts';

/** GETs that change something: `<img src="/api/auth.logout">` on another site would sign players out. */
const CHANGING_GETS = new Set(['/auth.logout']);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers 403 to a changing call of /api that does not come from a page of this site. Multipart is a "simple" request, so any site
 * can make a browser post here with cookies; SameSite does not help, because the framed session is SameSite=None.
 *
 * Mounted under /api, before the rate limits and the proxy.
 */
export function originGate(env: Pick<Env, 'PUBLIC_ORIGIN'> & Partial<Pick<Env, 'PUBLIC_HOSTS'>>): RequestHandler {
  const isOurs = sameOrigin(env);
  return (req, res, next) => {
    const changes = !READS.has(req.method) || CHANGING_GETS.has(req.path.toLowerCase());
    if (!changes || isOurs(req)) return next();
    sendApiError(
      res,
      new AppError('AccessDeniedException', { status: 403, message: 'The request is not from this site' }),
    );
  };
}
