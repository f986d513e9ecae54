import { AppError } from '../../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../../shared/errors/errorMessage.ts';
import { isUncertain } from '../../../../shared/errors/isUncertain.ts';

/** What a player reads when a money command did not end well: what may have happened all the same is said to be unknown. */
export function moneyProblem(error: unknown): string {
  if (!(error instanceof AppError) || isUncertain(error.type)) return 'cashier.unknown';
  if (error.type === 'InvalidParameterException' && 'id' in error.data) return 'cashier.tooLate';
  return errorMessage(error).id;
}
