/**
 * Rejects after `timeout budget` milliseconds, so that the caller's fallback stands in. The work itself goes on: where it is
 * everybody's, the next visitor finds its answer. Without a timeout budget, and in the browser, it takes as long as it takes.
 */
export function withTimeoutBudget<T>(work: Promise<T>, timeoutBudget: number | undefined): Promise<T> {
  if (!import.meta.env.SSR || timeoutBudget === undefined) return work;
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException(`no answer within ${timeoutBudget} ms`, 'TimeoutError'));
    const timer = setTimeout(late, timeoutBudget);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
