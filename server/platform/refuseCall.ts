import type { Request, Response } from 'express';
import { discardBody } from '#server/http/body/discardBody.ts';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Answers a call that is not forwarded, or whose forwarding failed, and discards the rest of its body, up to `maxBytes` bytes. */
export function refuseCall(req: Request, res: Response, error: AppError, maxBytes?: number): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  sendApiError(res, error);
  void discardBody(req, { maxBytes });
}

/** The error for a platform that failed: status 502, or 504 for a timeout. `unknown`: the command may have been executed. */
export function upstreamError(kind: 'failed' | 'timeout', outcome?: 'unknown' | 'not_sent'): AppError {
  return new AppError('InternalServerErrorException', {
    status: kind === 'timeout' ? 504 : 502,
    message: kind === 'timeout' ? 'The platform did not answer in time' : 'The platform did not answer',
    data: outcome ? { outcome } : {},
  });
}
