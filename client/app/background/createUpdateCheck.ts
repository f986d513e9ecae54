import { UPDATE_CHECK_MS } from '#shared/constants.ts';

export interface LatestBuild {
  id: string;
  /** False if the operator has switched the service worker off. */
  sw: boolean;
}

export interface UpdateCheck {
  /** Asks when the last answer, or the document, is an hour old. Never rejects. */
  askIfDue(): Promise<void>;
}

interface UpdateCheckOptions {
  /** When the document was opened, by `now`. */
  openedAt: number;
  /** Build of this document. */
  buildId: string;
  ask: () => Promise<LatestBuild>;
  now: () => number;
  onOutdated: () => void;
  onWorkerOff: () => void;
}

/** Checks at most once an hour whether this document is of the latest build (E16). */
export function createUpdateCheck({
  openedAt,
  buildId,
  ask,
  now,
  onOutdated,
  onWorkerOff,
}: UpdateCheckOptions): UpdateCheck {
  let askedAt = openedAt;
  return {
    async askIfDue() {
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
