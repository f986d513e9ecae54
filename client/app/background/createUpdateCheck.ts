/** Milliseconds between two checks for a newer build: one hour. */
export const UPDATE_CHECK_MS = 3_600_000;

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

/** Checks at most once an hour whether this document is of the latest build (E16). */
export function createUpdateCheck({ buildId, ask, now, onOutdated, onWorkerOff }: UpdateCheckOptions) {
  let askedAt = now();
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
