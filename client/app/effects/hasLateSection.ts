import { errorCatalogue } from '../../../shared/errors/catalogue.ts';
import type { Settled } from '../../context/settle.ts';

/**
 * Whether the server left something out of a page's data because it did not come in time (`settle`); rows count one by one.
 * `isRetry`: what the browser has asked for since then and did not get counts too.
 */
export function hasLateSection(page: object, isRetry = false): boolean {
  return Object.values(page)
    .flat()
    .some((part: Partial<Settled<unknown>> | null | undefined) => {
      if (part?.ok !== false) return false;
      return part.isLate || (isRetry && part.error !== undefined && errorCatalogue[part.error].retryable);
    });
}
