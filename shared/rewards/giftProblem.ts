import type { AppError } from '#shared/errors/AppError.ts';
import type { RefusalKind } from '#shared/forms/refusalKinds.ts';

/** Message id or kind of a refused order or correction of a gift; null: the error itself says what is wrong. `about`: what was sent. */
export function giftProblem(error: AppError, about: 'order' | 'address' = 'order'): string | null {
  if (error.type !== 'InvalidParameterException') return null;
  if ('points' in error.data) return 'gifts.shortNow';
  if (!('id' in error.data)) return null;
  return about === 'order' ? 'gifts.notNow' : ('giftGone' satisfies RefusalKind);
}
