/**
 * Runs `work` with a signal that aborts after `ms` milliseconds, with a TimeoutError as `AbortSignal.timeout`, or when `outer` does. Leaves
 * no timer and no listener once the work has ended: a combined signal with a time limit would stay for the whole of the limit after every
 * call, and then make an error that nobody reads.
 */
export async function withinTime<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const follow = () => ending.abort(outer?.reason);
  const timer = setTimeout(
    () => ending.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    ms,
  );
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  }
}
