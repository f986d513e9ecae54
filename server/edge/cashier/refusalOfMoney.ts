import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { type FormRefusal, refusalOf } from '../forms/formRefusal.ts';

/**
 * The refusal a money form shows for an error; an order that may have been carried out is shown as unknown. Rethrows an
 * AuthorizationException and errors that are not an AppError.
 */
export function refusalOfMoney(error: unknown): FormRefusal {
  if (!(error instanceof AppError) || error.type === 'AuthorizationException') throw error;
  if (error.type === 'InvalidParameterException' && 'id' in error.data) return { error: 'cashier.tooLate' };
  return isUncertain(error.type) ? { error: 'cashier.unknown' } : refusalOf(error);
}
