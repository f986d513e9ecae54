import type { Settled } from '#client/context/settle.ts';
import { presentError } from '#shared/errors/presentError.ts';

/**
 * Whether the server left a section out of the page's data because it was late (`settle`); items of a list count one by one.
 * `isRetry`: a section that the browser requested since then and did not get counts too.
 */
export function hasLateSection(page: object, isRetry = false): boolean {
  return Object.values(page)
    .flat()
    .some((part: Partial<Settled<unknown>> | null | undefined) => {
      if (part?.ok !== false) return false;
      return part.isLate || (isRetry && part.error !== undefined && presentError(part.error).retryable);
    });
}
