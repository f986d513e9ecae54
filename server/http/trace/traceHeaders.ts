import { propagation } from '@opentelemetry/api';
import type { TraceIds } from './RequestTrace.ts';

/**
 * The headers of every upstream call: `x-request-id`, and `traceparent` (W3C Trace Context) when the request came with one. They name the
 * request and not its visitor: the id is random or of a trusted proxy. A call that visitors share has those of the request that started it.
 * Without `traceparent` while OpenTelemetry is loaded: its instrumentation adds one of its own, and a call with two has none by the standard.
 */
export function traceHeaders({ id, traceparent }: TraceIds): Record<string, string> {
  const ours = traceparent !== undefined && !propagation.fields().includes('traceparent');
  return { 'x-request-id': id, ...(ours ? { traceparent } : {}) };
}
