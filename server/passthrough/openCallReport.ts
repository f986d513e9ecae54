import type { ServerResponse } from 'node:http';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';

/** Where the end of a call is reported. */
export interface CallReportOptions {
  /** Name of the call in the request's trace and in metrics. */
  operation: string;
  observe?: ObserveCall | undefined;
  /** Called when the call fails; `id`: of the request. */
  onFailure?: ((error: unknown, id: string) => void) | undefined;
}

/** The report of one call whose answer is streamed to the visitor. */
export interface CallReport {
  /** The first bytes of the answer have come: the milliseconds of the call end here. */
  answered(): void;
  /** The call is over, with an error if it failed. Only the first end counts, and none after the visitor has left. */
  ended(error?: unknown): void;
}

/** Opens the report of a call that is made now for the request of `res`: for its trace, the metrics and, when it fails, the log. */
export function openCallReport(res: ServerResponse, { operation, observe, onFailure }: CallReportOptions): CallReport {
  const { id, calls } = contextOf(res);
  const startedAt = performance.now();
  let took = 0;
  let isOver = false;
  whenClosed(res, () => {
    isOver = true;
  });
  const answered = (): void => {
    took ||= performance.now() - startedAt;
  };
  return {
    answered,
    ended(error) {
      if (isOver) return;
      isOver = true;
      answered();
      calls.push({
        name: operation,
        verdict: error === undefined ? 'bypass' : 'failed',
        ms: took,
        startedAt: performance.now() - took,
      });
      observe?.(operation, took, error);
      if (error !== undefined) onFailure?.(error, id);
    },
  };
}
