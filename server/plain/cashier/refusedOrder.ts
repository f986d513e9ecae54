import { type FormRefusal, refusalOf } from '#server/plain/forms/formRefusal.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { PlainOutcome } from './PlainOutcome.ts';

/** The outcome of a money form that was refused: the reason and further parts of its address; an expired session leads to the sign-in. */
export function refusedOrder(error: AppError, more: FormRefusal = {}): PlainOutcome {
  const outcome = error.type === 'AuthorizationException' ? 'signInFirst' : { ...refusalOf(error), ...more };
  return { kind: 'refused', outcome };
}
