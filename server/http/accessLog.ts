import type { RequestHandler } from 'express';
import type { Logger } from '../observability/createLogger.ts';
import { logEvents } from '../observability/logEvents.ts';
import type { Metrics } from '../observability/createMetrics.ts';
import { scrubUrl } from '../observability/scrubUrl.ts';
import { contextOf } from './requestContext.ts';

/** nginx's word for "the visitor left before the answer was complete"; it is only logged, never sent. */
const CLIENT_CLOSED = 499;
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * One line and one observation for every request, written when it is over: finished, or left by the visitor (499).
 * Never headers, never bodies, never the query beyond a few names that cannot identify anyone (D12). Probes are silent.
 */
export function accessLog(log: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    if (quiet.has(req.url)) return next();
    const { socket, method } = req;
    const writtenBefore = socket.bytesWritten;
    metrics.inFlight.inc();
    // 'close' comes after 'finish' and also when there is no 'finish': one listener sees every end.
    res.once('close', () => {
      metrics.inFlight.dec();
      const { id, route, startedAt, cache, timings } = contextOf(res);
      const ms = performance.now() - startedAt;
      const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED;
      metrics.observeRequest({ route, method, status, seconds: ms / 1000 });
      for (const { name, verdict } of cache) metrics.cacheResults.inc({ cache: name, verdict });
      const level = status >= 500 ? 'error' : status === 429 ? 'warn' : 'info';
      if (!log.isLevelEnabled(level)) return;
      log[level]({
        event: logEvents.request,
        id,
        method,
        route,
        path: scrubUrl(req.originalUrl),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        ...(cache.length > 0 && { cache: Object.fromEntries(cache.map(({ name, verdict }) => [name, verdict])) }),
        ...(Object.keys(timings).length > 0 && { timings }),
      });
    });
    next();
  };
}
