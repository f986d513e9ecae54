export interface LatestBuild {
  id: string;
  /** False if the operator has switched the service worker off. */
  sw: boolean;
}

interface UpdateCheckOptions {
  /** Milliseconds between two checks. */
  everyMs: number;
  /** Build of this document. */
  buildId: string;
  ask: () => Promise<LatestBuild>;
  now: () => number;
  onOutdated: () => void;
  onWorkerOff: () => void;
}

/** Checks at once, and then at most every `everyMs`, whether this document is of the latest build (E16). */
export function createUpdateCheck({ buildId, everyMs, ask, now, onOutdated, onWorkerOff }: UpdateCheckOptions) {
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    async askIfDue(): Promise<void> {
      if (now() - askedAt < everyMs) return;
      askedAt = now();
      // A failed request reports nothing.
      const latest = await ask().catch(() => null);
      if (!latest) return;
      if (latest.id !== buildId) onOutdated();
      if (!latest.sw) onWorkerOff();
    },
  };
}
