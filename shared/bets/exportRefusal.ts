import { AppError } from '#shared/errors/AppError.ts';

/** The message for a refused export order, and the field of a refused day; null: the error is not about the form. */
export function exportRefusal(
  error: unknown,
): { messageId: 'exports.dayRule' | 'exports.refused'; field?: 'from' | 'to' } | null {
  if (!(error instanceof AppError) || error.type !== 'InvalidParameterException') return null;
  if ('date_from' in error.data) return { messageId: 'exports.dayRule', field: 'from' };
  if ('date_to' in error.data) return { messageId: 'exports.dayRule', field: 'to' };
  return { messageId: 'exports.refused' };
}
