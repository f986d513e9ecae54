import type { TraceIds } from './RequestTrace.ts';

/**
 * The headers of every upstream call: `x-request-id`, and `traceparent` (W3C Trace Context) when the request came with one. They name the
 * request and not its visitor: the id is random or of a trusted proxy. A call that visitors share has those of the request that started it.
 */
export function traceHeaders({ id, traceparent }: TraceIds): Record<string, string> {
  return { 'x-request-id': id, ...(traceparent === undefined ? {} : { traceparent }) };
}
