import { unlessLate } from '#shared/api/unlessLate.ts';

/** Resolves with `work`, or rejects with a TimeoutError after `ms` milliseconds; the work continues, and its late failure is ignored. */
export function withinBudget<T>(work: Promise<T>, ms: number): Promise<T> {
  return unlessLate(work, ms, () => {
    throw new DOMException('no timeout budget left', 'TimeoutError');
  });
}
