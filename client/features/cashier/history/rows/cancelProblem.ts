import { AppError } from '../../../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../../../shared/errors/isUncertain.ts';
import { presentError } from '../../../../../shared/errors/presentError.ts';
import type { PlainFormOutcome } from '../../../../entities/form/readFormOutcome.ts';

/** Message of a failed cancellation; if it may have been executed, the outcome is `cashier.unknown`. */
export function cancelProblem(error: unknown): Pick<PlainFormOutcome, 'messageId' | 'seconds'> {
  if (!(error instanceof AppError) || isUncertain(error.type)) return { messageId: 'cashier.unknown' };
  if (error.type === 'InvalidParameterException' && 'id' in error.data) return { messageId: 'cashier.tooLate' };
  const { id, values } = presentError(error);
  return { messageId: id, seconds: values.seconds };
}
