import type { RequestTrace } from './RequestTrace.ts';

/** For work behind the visitors' backs; `id` says in the log whose it is (`page-cache`). */
export function nobodysTrace(id: string): RequestTrace {
  return { id, traceparent: undefined, cache: [], calls: [] };
}
