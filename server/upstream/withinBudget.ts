/** Resolves with `work`, or rejects with a TimeoutError after `ms` milliseconds; the work continues, and its late failure is ignored. */
export async function withinBudget<T>(work: Promise<T>, ms: number): Promise<T> {
  work.catch(() => {});
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('no timeout budget left', 'TimeoutError')), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
