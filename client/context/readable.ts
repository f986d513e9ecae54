/** A promise as React's `use` reads it: once settled it is read at once, without a pass that suspends. `promise` must not reject. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const known = promise as Promise<T> & { status?: 'pending' | 'fulfilled'; value?: T };
  if (known.status !== undefined) return promise;
  known.status = 'pending';
  void promise.then((value) => {
    known.value = value;
    known.status = 'fulfilled';
  });
  return promise;
}
