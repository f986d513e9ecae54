/** The value of a load that belongs to everybody, for one reader who may leave: his leaving ends his waiting, not the load. */
export async function unlessAborted<T>(loading: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return loading;
  // Whoever leaves does not see how the load ends, and nobody else may be there to.
  loading.catch(() => {});
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([loading, promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
