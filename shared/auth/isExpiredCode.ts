import { AppError } from '#shared/errors/AppError.ts';

/** Whether confirmContact refused a code because it has expired or was used. False on platforms that do not distinguish this from a wrong code. */
export function isExpiredCode(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'EXPIRED_CODE' || /time expired/i.test(error.message));
}
