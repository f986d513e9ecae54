import { AppError } from '../errors/AppError.ts';

/** Of a refusal of confirmContact: whether the code was right once, and is over or used. Platforms that do not tell call every code wrong. */
export function isExpiredCode(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'EXPIRED_CODE' || /time expired/i.test(error.message));
}
