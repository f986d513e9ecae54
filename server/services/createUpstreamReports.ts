import type { Logger } from '../observability/createLogger.ts';
import type { Metrics, UpstreamObservation } from '../observability/createMetrics.ts';
import { logEvents } from '../observability/logEvents.ts';
import { type Breaker, BreakerOpen, createBreaker } from '../upstream/createBreaker.ts';
import type { ObserveCall } from '../upstream/ObserveCall.ts';
import { outcomeOf } from '../upstream/outcomeOf.ts';

type Upstream = UpstreamObservation['upstream'];

/** What is logged and measured of upstreams, the same for each. */
export interface UpstreamReports {
  /** `operation`: a method or a collection; `id`: the request that met the failure. */
  failed(upstream: Upstream, operation: string, error: unknown, id: string): void;
  observe(upstream: Upstream): ObserveCall;
  /** `minOperations`: how many kinds of calls must fail before the circuit opens. */
  breaker(upstream: Upstream, minOperations: number): Breaker;
  changed(upstream: Upstream, state: string): void;
}

export function createUpstreamReports({ log, metrics }: { log: Logger; metrics: Metrics }): UpstreamReports {
  const changed = (upstream: Upstream, state: string) =>
    log[state === 'open' ? 'error' : 'info']({ event: logEvents.breaker, upstream, state });
  return {
    failed(upstream, operation, error, id) {
      // The breaker has said so once; each refused call need not.
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

/** A closed list, for a label. */
function kindOf(error: unknown): string {
  if (error instanceof Error && /timeout/i.test(`${error.name} ${(error as { code?: unknown }).code}`))
    return 'timeout';
  return outcomeOf(error) === 'unreachable' ? 'connect' : 'failed';
}
