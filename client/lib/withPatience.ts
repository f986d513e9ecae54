/**
 * Rejects after `patience` milliseconds, so that the caller's fallback stands in. The work itself goes on: where it is
 * everybody's, the next visitor finds its answer. Without a patience, and in the browser, it takes as long as it takes.
 */
export function withPatience<T>(work: Promise<T>, patience: number | undefined): Promise<T> {
  if (!import.meta.env.SSR || patience === undefined) return work;
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException(`no answer within ${patience} ms`, 'TimeoutError'));
    const timer = setTimeout(late, patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
