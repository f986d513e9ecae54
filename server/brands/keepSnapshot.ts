import type { Snapshot } from '#server/cache/tiers/createSnapshot.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';

/** Milliseconds. */
const SNAPSHOT_EVERY = 60_000;

/** Fills the caches from the snapshot and writes it every minute. Returns what writes it a last time; undefined without a snapshot. */
export function keepSnapshot(
  snapshot: Snapshot | undefined,
  { log, metrics }: { log: Logger; metrics: Pick<Metrics, 'snapshotValues'> },
): (() => Promise<void>) | undefined {
  if (!snapshot) return undefined;
  snapshot.check();
  const values = snapshot.restore();
  metrics.snapshotValues.set(values);
  if (values > 0) log.info({ event: logEvents.snapshotRestored, values }, 'Serving what the last process knew');
  const saving = setInterval(() => void snapshot.save(), SNAPSHOT_EVERY).unref();
  return () => {
    clearInterval(saving);
    return snapshot.save();
  };
}
