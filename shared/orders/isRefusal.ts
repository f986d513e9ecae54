import { AppError } from '#shared/errors/AppError.ts';
import { isUncertain } from '#shared/errors/isUncertain.ts';

/**
 * Whether a failed money command was certainly not carried out: the platform refused it, or it never left. Anything else, also an error
 * that is not the platform's, leaves its outcome unknown.
 */
export function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false;
  const { outcome } = error.data;
  return outcome === 'not_sent' || (outcome !== 'unknown' && !isUncertain(error.type));
}
