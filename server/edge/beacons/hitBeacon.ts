import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { contextOf } from '#server/http/requestContext.ts';

/** A visit to report to the platform. */
export interface Hit {
  /** The raw query with its question mark: `?referer=...`, `?seon_session=...`. */
  search: string;
  /** The player's address, through trusted proxies only. */
  ip: string;
  userAgent: string;
  /** The raw Cookie header; the caller removes what the platform must not get. */
  cookie: string | undefined;
  /** The origin the visitor used. */
  origin: string;
  requestId: string;
  traceparent: string | undefined;
}

/**
 * What became of a visit. `refused`: the platform answered otherwise than 2xx; `failed`: it did not answer; `dropped`: too many were being
 * forwarded; `limited`: the visitor is over the limit.
 */
export type HitOutcome = 'taken' | 'refused' | 'failed' | 'dropped' | 'limited';

/** How visits are forwarded, limited and counted. */
export interface HitBeaconOptions {
  /** Resolves with the HTTP status of the platform's answer. */
  forward: (hit: Hit) => Promise<number>;
  limit: RateLimiter;
  /** `problem`: the error, or the refusal as one. */
  onOutcome: (outcome: HitOutcome, id: string, problem?: unknown) => void;
}

/** One transparent pixel, 43 bytes. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
/** With this many forwards in progress visits are not counted: an upstream that hangs must not fill the memory. */
const MAX_FORWARDS = 100;

/**
 * Serves `/hit`, which counts a visit. The image is sent at once and the visit is forwarded afterwards, so that the platform cannot
 * delay it. Visits over the limit are answered and not forwarded, and each outcome is told.
 */
export function hitBeacon({ forward, limit, onOutcome }: HitBeaconOptions): RequestHandler {
  let underWay = 0;
  const answerOnly: RequestHandler = (_req, res) => {
    onOutcome('limited', contextOf(res).id);
    res.removeHeader('Retry-After');
    answer(res);
  };
  const limited = limit('hit', answerOnly);

  const count = (req: Request, res: Response) => {
    const hit = hitOf(req, res);
    answer(res);
    if (underWay >= MAX_FORWARDS) return onOutcome('dropped', hit.requestId);
    underWay += 1;
    // Inside the promise chain, so that a forward that throws synchronously is told too.
    Promise.resolve(hit)
      .then(forward)
      .then(
        (status) => {
          if (status >= 200 && status < 300) return onOutcome('taken', hit.requestId);
          onOutcome('refused', hit.requestId, new Error(`HTTP ${status}`));
        },
        (error: unknown) => onOutcome('failed', hit.requestId, error),
      )
      .finally(() => {
        underWay -= 1;
      });
  };

  return (req, res, next) => {
    if (req.path !== '/hit' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    // No visit: HEAD is safe (RFC 9110 9.2.1).
    if (req.method === 'HEAD') return answer(res);
    return limited(req, res, (error?: unknown) => (error ? next(error) : count(req, res)));
  };
}

function hitOf(req: Request, res: Response): Hit {
  const query = req.originalUrl.indexOf('?');
  const { id, origin, traceparent } = contextOf(res);
  return {
    search: query === -1 ? '' : req.originalUrl.slice(query),
    ip: req.ip ?? '',
    userAgent: req.headers['user-agent'] ?? '',
    cookie: req.headers.cookie,
    origin,
    requestId: id,
    traceparent,
  };
}

function answer(res: Response): void {
  res
    .status(200)
    .set({ 'Content-Type': 'image/gif', 'Content-Length': String(GIF.length), 'Cache-Control': 'no-store' });
  res.removeHeader('Content-Security-Policy');
  res.end(GIF);
}
