import type { Request, Response } from 'express';
import type { RateLimitName } from '#config/rateLimits.ts';
import type { RateLimiter, RateLimitRules } from './createRateLimiter.ts';

/**
 * Turns a limit into a question, for callers that answer a request over the limit differently: counts the request and resolves with whether
 * it is within the limit. Rejects with the limiter's error.
 */
export function withinLimit(
  limit: RateLimiter,
  name: RateLimitName,
  rules?: RateLimitRules,
): (req: Request, res: Response) => Promise<boolean> {
  const answers = new WeakMap<Response, (isWithin: boolean) => void>();
  const stage = limit(
    name,
    (_req, res) => {
      res.removeHeader('Retry-After');
      answers.get(res)?.(false);
    },
    rules,
  );
  return async (req, res) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    answers.set(res, resolve);
    await stage(req, res, (error?: unknown) => (error === undefined ? resolve(true) : reject(error)));
    return promise;
  };
}
