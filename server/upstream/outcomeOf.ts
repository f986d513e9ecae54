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

/** Classifies a failed call: `left` when the visitor left or this server was full, `unreachable` without a connection, else `failed`. */
export function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof Error)) return 'failed';
  // Too many calls of this server are not a failure of the upstream.
  if (error.name === 'AbortError' || isBulkheadRejectedError(error) || isTaskCancelledError(error)) return 'left';
  return 'code' in error && noConnection.has(String(error.code)) ? 'unreachable' : 'failed';
}
