import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '../http/limits/createRateLimiter.ts';
import { contextOf } from '../http/requestContext.ts';
import { logEvents } from '../observability/logEvents.ts';
import type { Logger } from '../observability/createLogger.ts';

export interface Hit {
  /** With the question mark, as it came: `?referer=...`, `?seon_session=...`. */
  search: string;
  /** Of the player, through trusted proxies only. */
  ip: string;
  userAgent: string;
  /** As the browser sent it; what is not the platform's business has to be taken out. */
  cookie: string | undefined;
  /** The name of ours the visitor came under. */
  origin: string;
  requestId: string;
  traceparent: string | undefined;
}

/** The smallest picture there is: one transparent point, 43 bytes. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
/** Beyond this many under way, visits go uncounted: an upstream that hangs must not fill our memory. */
const MAX_UNDER_WAY = 100;

/**
 * `/hit`: counts a visit. The picture is answered at once, whatever happens behind it; the visit is forwarded
 * after. Too many from one visitor are answered and not forwarded.
 */
export function hitBeacon(forward: (hit: Hit) => Promise<unknown>, log: Logger, limit: RateLimiter): RequestHandler {
  let underWay = 0;
  const answerOnly: RequestHandler = (_req, res) => {
    res.removeHeader('Retry-After');
    answer(res);
  };
  const limited = limit('hit', answerOnly);

  const count = (req: Request, res: Response) => {
    const hit = hitOf(req, res);
    answer(res);
    if (underWay >= MAX_UNDER_WAY) return;
    underWay += 1;
    // A forward that throws before its first await is a failure like any other.
    Promise.resolve(hit)
      .then(forward)
      .catch((error: unknown) => log.warn({ event: logEvents.hitNotForwarded, id: hit.requestId, err: error }))
      .finally(() => {
        underWay -= 1;
      });
  };

  return (req, res, next) => {
    if (req.path !== '/hit' || req.method !== 'GET') return next();
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
