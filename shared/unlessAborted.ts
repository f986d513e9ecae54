/** What a load gives, for one reader who may leave: leaving ends the waiting, not the load, which may be everybody's. */
export async function unlessAborted<T>(loading: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return loading;
  // Whoever leaves does not see how the load ends, and nobody else may be there to.
  loading.catch(() => {});
  signal.throwIfAborted();
  let leave = () => {};
  // Not Promise.withResolvers: this runs in browsers too, and phones keep theirs for years.
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([loading, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
