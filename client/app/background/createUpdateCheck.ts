/** The default of the stack that the specification was read from. */
export const UPDATE_CHECK_MS = 3_600_000;

export interface LatestBuild {
  id: string;
  /** False: the operator has switched the service worker off. */
  sw: boolean;
}

interface UpdateCheckOptions {
  /** The build that this document is of. */
  buildId: string;
  ask: () => Promise<LatestBuild>;
  now: () => number;
  onOutdated: () => void;
  onWorkerOff: () => void;
}

/** Asks every hour whether this document is still of the latest build (E16); a hidden page that is shown again asks when the hour is over. */
export function createUpdateCheck({ buildId, ask, now, onOutdated, onWorkerOff }: UpdateCheckOptions) {
  let askedAt = now();
  return {
    async askIfDue(): Promise<void> {
      if (now() - askedAt < UPDATE_CHECK_MS) return;
      askedAt = now();
      // No answer is no news.
      const latest = await ask().catch(() => null);
      if (!latest) return;
      if (latest.id !== buildId) onOutdated();
      if (!latest.sw) onWorkerOff();
    },
  };
}
