import { executionAsyncResource } from 'node:async_hooks';

/**
 * Keeps one object of `process.nextTick` alive with the process, and with it the hidden class that all of them share; resolves to it.
 * Ticks live so shortly that a collection finds none: V8 then frees their class and makes another, and `nextTick`, which Node calls
 * several times a request, never runs on its fast path again. That costs a twentieth of a cached page. Call it before the first
 * collection.
 */
export function holdTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      Object.defineProperty(process, Symbol('tick'), { value: tick });
      resolve(tick);
    });
  });
}
