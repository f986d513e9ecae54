import type { RequestHandler } from 'express';
import { AppError } from '../../../shared/errors/AppError.ts';
import { sendApiError } from '../problems/sendApiError.ts';

/** Answers a call of /api over its limit; the time to wait is in the header the limiter has set. */
export const tooManyRequests: RequestHandler = (_req, res) => {
  const seconds = Number(res.getHeader('Retry-After')) || 60;
  sendApiError(res, new AppError('TooManyRequestsException', { data: { resend_time: seconds } }));
};
