import { AppError } from '../../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../../shared/errors/errorMessage.ts';
import { isUncertain } from '../../../../shared/errors/isUncertain.ts';

/** Message id of a failed money command; if the command may have been executed, the outcome is `cashier.unknown`. */
export function moneyProblem(error: unknown): string {
  if (!(error instanceof AppError) || isUncertain(error.type)) return 'cashier.unknown';
  if (error.type === 'InvalidParameterException' && 'id' in error.data) return 'cashier.tooLate';
  return errorMessage(error).id;
}
