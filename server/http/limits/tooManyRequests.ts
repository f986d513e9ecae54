import type { RequestHandler } from 'express';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import { AppError } from '#shared/errors/AppError.ts';

/**
 * Answers a call of /api over its limit with TooManyRequestsException; `resend_time` is the Retry-After the limiter has set, in seconds (60
 * without one).
 */
export const tooManyRequests: RequestHandler = (_req, res) => {
  const seconds = Number(res.getHeader('Retry-After')) || 60;
  sendApiError(res, new AppError('TooManyRequestsException', { data: { resend_time: seconds } }));
};
