import type { AppError } from '../../../shared/errors/AppError.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';

/** Whether useRefusals shows the error: a ban replaces the whole page, "too many requests" is a toast and a countdown. */
export function isShownAside(error: AppError): boolean {
  return fatalOf(error) !== null || error.type === 'TooManyRequestsException';
}
