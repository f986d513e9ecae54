import { CODE_LOCKED } from '#shared/auth/codeLocked.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** The error that says that a code step is locked; `wait` in milliseconds. */
export function codeLockedError(wait: number): AppError {
  const seconds = Math.ceil(wait / 1000);
  return new AppError('TooManyRequestsException', { code: CODE_LOCKED, data: { resend_time: seconds } });
}
