import { presentError } from '../../../shared/errors/presentError.ts';

/** Whether useRefusals shows the error: a ban replaces the whole page, "too many requests" is a toast and a countdown. */
export function isShownAside(error: unknown): boolean {
  const { type, fatal } = presentError(error);
  return fatal !== null || type === 'TooManyRequestsException';
}
