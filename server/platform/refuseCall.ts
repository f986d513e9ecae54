import type { Response } from 'express';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Answers a call that is not forwarded, or whose forwarding failed; ends the connection of one that is answered already. */
export function refuseCall(res: Response, error: AppError): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  sendApiError(res, error);
}

/** The error for a platform that failed: status 502, or 504 for a timeout. `unknown`: the command may have been executed. */
export function upstreamError(kind: 'failed' | 'timeout', outcome?: 'unknown' | 'not_sent'): AppError {
  return new AppError('InternalServerErrorException', {
    status: kind === 'timeout' ? 504 : 502,
    message: kind === 'timeout' ? 'The platform did not answer in time' : 'The platform did not answer',
    data: outcome ? { outcome } : {},
  });
}
