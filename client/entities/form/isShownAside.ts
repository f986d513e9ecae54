import { presentError } from '#shared/errors/presentError.ts';

/**
 * Whether useRefusals shows the error: a ban replaces the whole page, "too many requests" is a toast and a countdown. A locked code step
 * stays in the form, with the way back in.
 */
export function isShownAside(error: unknown): boolean {
  const { type, isCodeLocked, fatal } = presentError(error);
  return fatal !== null || (type === 'TooManyRequestsException' && !isCodeLocked);
}
