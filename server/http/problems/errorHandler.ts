import type { ErrorRequestHandler } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { escapeHtml } from './escapeHtml.ts';
import { sendApiError } from './sendApiError.ts';
import { sendProblem } from './sendProblem.ts';

/**
 * Decides how a failure is answered; other code only throws. A visitor who left gets nothing (the access log has 499), an AppError is
 * answered by its status, anything else is logged and answered without details.
 *
 * When the headers are already sent, the connection is destroyed, so that the client recognizes the answer as truncated.
 *
 * `showsErrors`: an unexpected error of a document is answered with its stack, for developers.
 */
export function errorHandler(log: Logger, { showsErrors = false } = {}): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.destroyed || res.writableEnded || req.socket.destroyed) return;
    const context = contextOf(res);
    const { id, route, path, stage } = context;
    // The stage threw, so it did not call `next`.
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
    if (showsErrors && error instanceof Error && status === 500 && !req.originalUrl.startsWith('/api/')) {
      const stack = escapeHtml(error.stack ?? error.message);
      res.status(status).setHeader('Content-Security-Policy', "default-src 'none'");
      res.type('html').send(`<!doctype html><title>500</title><pre>${stack}</pre>`);
      return;
    }
    const seconds = error instanceof AppError ? Number(error.data['retry_after']) : Number.NaN;
    if (status === 503 && seconds > 0) res.setHeader('Retry-After', Math.ceil(seconds));
    sendProblem(req, res, status);
  };
}

/** The HTTP status of an error on a document: that of the page that replaces it, or 500 for errors that /api answers with 200. */
function statusOf(error: unknown): number {
  if (error instanceof AppError) {
    if (error.type === 'AccessDeniedException') return 403;
    return presentError(error).fatal?.status ?? (error.status >= 400 ? error.status : 500);
  }
  // Express and its parsers put the status on the error (a path that does not decode, a body too large).
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
