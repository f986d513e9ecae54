import type { Call } from '#shared/api/call.ts';

/**
 * A Call for the loaders of one page: the same read (method and input) is asked once, and its outcome is shared by everyone who asks; do
 * not change what it resolves to. A command is always sent, and what was read before it is asked again after it. A read with a signal other
 * than the page's is not shared: its caller may abort it.
 */
export function memoCall(call: Call, signal: AbortSignal): Call {
  const reads = new Map<string, Promise<unknown>>();
  return ((method, input, options) => {
    if (method.verb !== 'GET') {
      reads.clear();
      return call(method, input, options).finally(() => reads.clear());
    }
    if (options?.signal && options.signal !== signal) return call(method, input, options);
    const key = method.name + written(input as object);
    // A held answer is not enough for everyone.
    const fullKey = options?.mayBeHeld ? `${key} held` : key;
    const pending = reads.get(key) ?? reads.get(fullKey) ?? call(method, input, options);
    reads.set(fullKey, pending);
    return pending;
  }) as Call;
}

/** The input as JSON, the same for every order of its fields. */
function written(input: object): string {
  return JSON.stringify(Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
