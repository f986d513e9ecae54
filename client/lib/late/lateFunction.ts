/** A function whose code is loaded on its first call. A failed load rejects that call, and the next call loads again. */
export function lateFunction<A extends unknown[], R>(
  load: () => Promise<(...args: A) => Promise<R>>,
): (...args: A) => Promise<R> {
  let loading: Promise<(...args: A) => Promise<R>> | undefined;
  return async (...args) => {
    loading ??= load();
    const mine = loading;
    const run = await mine.catch((error: unknown) => {
      if (loading === mine) loading = undefined;
      throw error;
    });
    return run(...args);
  };
}
