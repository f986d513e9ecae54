import type { Request, RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import type { RateLimiter } from './createRateLimiter.ts';
import { type LoginKeyEnv, loginKey } from './loginKey.ts';
import { peekBody } from './peekBody.ts';
import { signsIn } from './signsIn.ts';
import { tooManyRequests } from './tooManyRequests.ts';

const guarded = new Set(['/auth.login', '/auth.restore']);
const MOST_BYTES = 16 * 1024;
const slot = Symbol('loginKey');
type Named = Request & { [slot]?: string };

/**
 * Counts the tries at one account, wherever they come from: a botnet has an address for each try, a victim has one login
 * (RELIABILITY D5). A try that signs in does not count. Stands behind the guard, so the body is known to be a form.
 */
export function limitByLogin(limit: RateLimiter, env: Pick<Env, 'SESSION_COOKIE'> & LoginKeyEnv): RequestHandler {
  const stage = limit('account', tooManyRequests, {
    keyOf: (req) => (req as Named)[slot] ?? 'nobody',
    hasSucceeded: signsIn(env),
  });
  return async (req, res, next) => {
    if (req.method !== 'POST' || !guarded.has(req.path.toLowerCase())) return next();
    const key = loginKey(loginOf((await peekBody(req, MOST_BYTES)).toString('latin1')), env);
    // Not `req.destroyed`: that is also true once an empty body has been read.
    if (res.destroyed) return;
    if (key === undefined) return next();
    (req as Named)[slot] = key;
    await stage(req, res, next);
  };
}

/** The value of the field `login` of a multipart form. */
export function loginOf(body: string): string | undefined {
  const field =
    /content-disposition:[^\r\n]*;[ \t]*name="?login"?[ \t]*(?:;[^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/i;
  return field.exec(body)?.[1];
}
