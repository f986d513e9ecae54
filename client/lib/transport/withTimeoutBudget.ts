import { unlessLate } from '#shared/api/unlessLate.ts';

/**
 * Rejects after `timeoutBudget` milliseconds, so that the caller can use its fallback. The work itself continues, and a shared cache
 * has its answer for the next visitor. Without a timeout budget, and in the browser, returns `work` unchanged.
 */
export function withTimeoutBudget<T>(work: Promise<T>, timeoutBudget: number | undefined): Promise<T> {
  if (!import.meta.env.SSR || timeoutBudget === undefined) return work;
  return unlessLate(work, timeoutBudget, () => {
    throw new DOMException(`no answer within ${timeoutBudget} ms`, 'TimeoutError');
  });
}
