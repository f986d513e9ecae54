import { isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import type { CallOutcome } from './createBreaker.ts';

const noConnection = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What a failed call says about its upstream: nothing when the visitor left, much when there was not even a connection. */
export function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof Error)) return 'failed';
  // Too many of us is not the upstream's fault.
  if (error.name === 'AbortError' || isBulkheadRejectedError(error) || isTaskCancelledError(error)) return 'left';
  return 'code' in error && noConnection.has(String(error.code)) ? 'unreachable' : 'failed';
}
