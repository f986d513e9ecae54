import type { Request, Response } from 'express';
import { AppError } from '../../shared/errors/AppError.ts';
import { discardBody } from '../http/body/discardBody.ts';
import { sendApiError } from '../http/problems/sendApiError.ts';

/** Answers a call that is not forwarded, or whose forwarding failed; what is still coming of its body is read and thrown away. */
export function refuseCall(req: Request, res: Response, error: AppError, maxBytes?: number): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  sendApiError(res, error);
  discardBody(req, maxBytes);
}

/** The typed answer to a platform that failed. `unknown`: a command may have been carried out all the same. */
export function upstreamError(kind: 'failed' | 'timeout', outcome?: 'unknown' | 'not_sent'): AppError {
  return new AppError('InternalServerErrorException', {
    status: kind === 'timeout' ? 504 : 502,
    message: kind === 'timeout' ? 'The platform did not answer in time' : 'The platform did not answer',
    data: outcome ? { outcome } : {},
  });
}
