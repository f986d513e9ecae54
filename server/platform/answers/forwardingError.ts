import type { UpstreamFailure } from '#server/platform/Forwarding.ts';
import { upstreamError } from '#server/platform/refuseCall.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { statusOfFailure } from './statusOfFailure.ts';

/** Seconds. Most uploads are over by then, all within two minutes. */
const RETRY_AFTER = 10;

/** The error for a call of /api that could not be streamed, with the status of its failure. */
export function forwardingError(kind: UpstreamFailure): AppError {
  const status = statusOfFailure[kind];
  switch (kind) {
    case 'failed':
    case 'timeout':
      return upstreamError(kind);
    case 'too_large':
      return new AppError('InvalidRequestException', { status, message: 'The body is too large' });
    case 'too_slow':
      return new AppError('InvalidRequestException', { status, message: 'The body comes too slowly' });
    case 'too_many':
    case 'busy':
      return new AppError('TooManyRequestsException', {
        status,
        message: 'Too many uploads at once',
        data: { resend_time: RETRY_AFTER },
      });
  }
}
