import type { AppError } from '../../../shared/errors/AppError.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';

/** Refusals that useRefusals shows: a ban takes the whole site, "too often" is a toast and a countdown. */
export function isShownAside(error: AppError): boolean {
  return fatalOf(error) !== null || error.type === 'TooManyRequestsException';
}
