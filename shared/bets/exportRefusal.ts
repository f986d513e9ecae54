import { AppError } from '../errors/AppError.ts';

/** What a refused order of a file is about: a day the platform does not take, or the order as a whole; null: nothing of the form. */
export function exportRefusal(
  error: unknown,
): { messageId: 'exports.dayRule' | 'exports.refused'; field?: 'from' | 'to' } | null {
  if (!(error instanceof AppError) || error.type !== 'InvalidParameterException') return null;
  if ('date_from' in error.data) return { messageId: 'exports.dayRule', field: 'from' };
  if ('date_to' in error.data) return { messageId: 'exports.dayRule', field: 'to' };
  return { messageId: 'exports.refused' };
}
