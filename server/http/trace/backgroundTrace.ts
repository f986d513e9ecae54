import { loadTrace } from './loadTrace.ts';
import type { RequestTrace } from './RequestTrace.ts';

/** A trace for background work that belongs to no request; `id` names the work in the log (`page-cache`). */
export function backgroundTrace(id: string): RequestTrace {
  return loadTrace({ id, traceparent: undefined });
}
