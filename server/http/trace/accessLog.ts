import type { IncomingMessage, ServerResponse } from 'node:http';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { contextOf, type RequestContext } from '#server/http/requestContext.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { lineWriter } from './lineWriter.ts';

/** nginx's status for a visitor who left before the answer was complete; it is only logged, never sent. */
const CLIENT_CLOSED = 499;
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Writes one log line and one observation per request when it is over: finished, or left by the visitor (499). Logs no headers, no bodies,
 * and of the query only a few harmless parameters (reliability D12). Probes are not logged.
 */
export function accessLog(
  log: Logger,
  metrics: Metrics,
): (req: IncomingMessage, res: ServerResponse, next?: () => void) => void {
  const write = lineWriter(log);

  function finish(
    { method = '', socket }: IncomingMessage,
    res: ServerResponse,
    context: RequestContext,
    sentBefore: number,
  ): void {
    const { route, startedAt, cache } = context;
    const ms = performance.now() - startedAt;
    const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED;
    if (context.stage !== undefined) context.endStage(context.stage, status === CLIENT_CLOSED ? 'left' : 'answered');
    metrics.observeRequest({ route, method, status, seconds: ms / 1000 });
    for (const { name, verdict } of cache) metrics.observeCache(name, verdict);
    const level = status >= 500 ? 'error' : status === 429 ? 'warn' : 'info';
    if (log.isLevelEnabled(level))
      write(level, context, { method, status, ms, bytes: socket.bytesWritten - sentBefore });
  }

  return (req, res, next) => {
    const context = contextOf(res);
    if (!quiet.has(context.url)) {
      const { bytesWritten } = req.socket;
      metrics.beginRequest();
      // 'close' is emitted after 'finish' and also without it, so one listener sees every end.
      whenClosed(res, () => finish(req, res, context, bytesWritten));
    }
    next?.();
  };
}
