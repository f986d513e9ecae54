import type { ErrorRequestHandler } from 'express';
import { AppError } from '../../../shared/errors/AppError.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';
import { logEvents } from '../../observability/logEvents.ts';
import type { Logger } from '../../observability/createLogger.ts';
import { contextOf } from '../requestContext.ts';
import { sendApiError } from './sendApiError.ts';
import { sendProblem } from './sendProblem.ts';

/**
 * The one place that decides what a failure looks like; everyone else throws. A visitor who left is silence (the access
 * log says 499), an error with a name is answered by it, anything else is reported and answered without a word of why.
 *
 * When the status line is gone already, the connection is cut: a truncated answer is recognised as one, a page that ends
 * early with a proper ending is not.
 */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.destroyed || res.writableEnded || req.socket.destroyed) return;
    const context = contextOf(res);
    const { id, route, path, stage } = context;
    // It threw: nobody called `next`.
    if (stage !== undefined) context.endStage(stage, 'failed');
    context.stage = 'error';
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof AppError && error.status === 503)) {
      log.error({ event: logEvents.requestFailed, id, route, path, err: error }, 'A request failed');
    }
    if (res.headersSent) {
      res.destroy();
      return;
    }
    if (error instanceof AppError && req.originalUrl.startsWith('/api/')) {
      sendApiError(res, error);
      return;
    }
    const seconds = error instanceof AppError ? Number(error.data['retry_after']) : Number.NaN;
    if (status === 503 && seconds > 0) res.setHeader('Retry-After', Math.ceil(seconds));
    sendProblem(req, res, status);
  };
}

/** For a document an error of the envelope world has no 200: it is the status of the page that replaces it, or 500. */
function statusOf(error: unknown): number {
  if (error instanceof AppError) {
    if (error.type === 'AccessDeniedException') return 403;
    return fatalOf(error)?.status ?? (error.status >= 400 ? error.status : 500);
  }
  // Express and its kin put the status on the error (a path that does not decode, a body too large).
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
