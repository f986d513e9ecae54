import { isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import type { CallOutcome } from './createBreaker.ts';
import { neverLeft } from './neverLeft.ts';

/** Classifies a failed call: `left` when the visitor left or this server was full, `unreachable` without a connection, else `failed`. */
export function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof Error)) return 'failed';
  // Too many calls of this server are not a failure of the upstream.
  if (error.name === 'AbortError' || isBulkheadRejectedError(error) || isTaskCancelledError(error)) return 'left';
  return neverLeft(error) ? 'unreachable' : 'failed';
}
