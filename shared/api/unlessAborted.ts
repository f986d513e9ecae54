/** Awaits a shared load until the signal aborts; rejects with its reason. Aborting ends the waiting, not the load, which others may share. */
export async function unlessAborted<T>(loading: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return loading;
  // After an abort, the load may reject without a handler.
  loading.catch(() => {});
  signal.throwIfAborted();
  let leave = () => {};
  // Not Promise.withResolvers: this runs in browsers too, and old phones do not support it.
  const aborted = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([loading, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
