import { UPDATE_CHECK_MS } from '#shared/constants.ts';

export interface LatestBuild {
  id: string;
  /** False if the operator has switched the service worker off. */
  sw: boolean;
}

interface UpdateCheckOptions {
  /** Build of this document. */
  buildId: string;
  ask: () => Promise<LatestBuild>;
  now: () => number;
  onOutdated: () => void;
  onWorkerOff: () => void;
}

/** Checks at once, and then at most once an hour, whether this document is of the latest build (E16). */
export function createUpdateCheck({ buildId, ask, now, onOutdated, onWorkerOff }: UpdateCheckOptions) {
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    async askIfDue(): Promise<void> {
      if (now() - askedAt < UPDATE_CHECK_MS) return;
      askedAt = now();
      // A failed request reports nothing.
      const latest = await ask().catch(() => null);
      if (!latest) return;
      if (latest.id !== buildId) onOutdated();
      if (!latest.sw) onWorkerOff();
    },
  };
}
