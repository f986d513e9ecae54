/** A promise as React's `use` reads it: once settled it is read at once, without a pass that suspends. `promise` must not reject. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const tracked = promise as Promise<T> & { status?: 'pending' | 'fulfilled'; value?: T };
  if (tracked.status !== undefined) return promise;
  tracked.status = 'pending';
  void promise.then((value) => {
    tracked.value = value;
    tracked.status = 'fulfilled';
  });
  return promise;
}
