import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import type { HitBeaconOptions, HitOutcome } from './hitBeacon.ts';

const MINUTE = 60_000;

/**
 * Counts what became of visits, and logs one that the platform did not take once a minute and outcome: where it does not count visits at
 * all, every page has one.
 */
export function createHitReports({
  log,
  metrics,
  now = () => performance.now(),
}: {
  log: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'visits'>;
  now?: () => number;
}): HitBeaconOptions['onOutcome'] {
  const nextAt = new Map<HitOutcome, number>();
  return (outcome, id, problem) => {
    metrics.visits.inc({ outcome });
    if (problem === undefined || now() < (nextAt.get(outcome) ?? 0)) return;
    nextAt.set(outcome, now() + MINUTE);
    log.warn({ event: logEvents.hitNotForwarded, id, err: problem });
  };
}
