/** A function whose code comes with its first call. A file that did not come rejects that call and is asked for again by the next. */
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
