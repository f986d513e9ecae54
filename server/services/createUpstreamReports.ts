import { isBulkheadRejectedError } from 'cockatiel';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics, UpstreamObservation } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { AnswerFault } from '#server/platform/answers/AnswerFault.ts';
import { type Breaker, BreakerOpen, createBreaker } from '#server/upstream/createBreaker.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';

type Upstream = UpstreamObservation['upstream'];

/** Logs and metrics of upstreams, alike for each. */
export interface UpstreamReports {
  /** Logs a failure. `operation`: a method or a collection; `id`: the request that met it. */
  failed(upstream: Upstream, operation: string, error: unknown, id: string): void;
  /** Returns the function that measures the upstream's calls. */
  observe(upstream: Upstream): ObserveCall;
  /** Creates a circuit breaker. `minOperations`: how many kinds of calls must fail before it opens. */
  breaker(upstream: Upstream, minOperations: number): Breaker;
  /** Logs a new state of a circuit. */
  changed(upstream: Upstream, state: string): void;
}

/** Creates the reports of upstreams: failures and circuits go to the log, durations in seconds to the metrics. */
export function createUpstreamReports({ log, metrics }: { log: Logger; metrics: Metrics }): UpstreamReports {
  const changed = (upstream: Upstream, state: string) =>
    log[state === 'open' ? 'error' : 'info']({ event: logEvents.breaker, upstream, state });
  return {
    failed(upstream, operation, error, id) {
      // The opening was logged once; refused calls are not.
      if (error instanceof BreakerOpen) return;
      log.warn({ event: logEvents.upstreamFailed, upstream, operation, id, err: error });
    },
    observe: (upstream) => (operation, ms, error) =>
      metrics.observeUpstream({
        upstream,
        operation,
        seconds: ms / 1000,
        error: error === undefined ? undefined : kindOf(error),
      }),
    breaker: (name, minOperations) => createBreaker({ name, minOperations, onChange: (state) => changed(name, state) }),
    changed,
  };
}

/** The kind of an error, from a closed list, because it becomes a label. */
function kindOf(error: unknown): string {
  if (error instanceof AnswerFault) return error.kind;
  if (error instanceof Error && isBulkheadRejectedError(error)) return 'full';
  if (error instanceof Error && /timeout/i.test(`${error.name} ${(error as { code?: unknown }).code}`))
    return 'timeout';
  return outcomeOf(error) === 'unreachable' ? 'connect' : 'failed';
}
