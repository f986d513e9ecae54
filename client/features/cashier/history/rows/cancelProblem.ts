import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** Message of a refused cancellation. */
export function cancelProblem(error: AppError): Pick<PlainFormOutcome, 'messageId' | 'seconds'> {
  if (error.type === 'InvalidParameterException' && 'id' in error.data) return { messageId: 'cashier.tooLate' };
  const { id, values } = presentError(error);
  return { messageId: id, seconds: values.seconds };
}
