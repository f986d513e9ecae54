import type { RequestTrace, TraceIds } from './RequestTrace.ts';

/**
 * The trace of a load that may outlive its request or serve several: it has the ids of the request that starts it. Its cache reads and
 * calls are not recorded in that request, which records its own wait (noteCall); it does not hold the request either.
 */
export function loadTrace({ id, traceparent }: TraceIds): RequestTrace {
  return { id, traceparent, cache: [], calls: [] };
}
