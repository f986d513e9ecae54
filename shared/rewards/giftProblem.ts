import type { AppError } from '#shared/errors/AppError.ts';

/** Message id of a refused order or correction of a gift; null: the error itself says what is wrong. `about`: what was sent. */
export function giftProblem(error: AppError, about: 'order' | 'address' = 'order'): string | null {
  if (error.type !== 'InvalidParameterException') return null;
  if ('points' in error.data) return 'gifts.shortNow';
  if (!('id' in error.data)) return null;
  return about === 'order' ? 'gifts.notNow' : 'gifts.tooLate';
}
