import type { QuietReason } from '#shared/rewards/quietReason.ts';

/** Milliseconds for which parts of the page and pages that follow use one answer. */
const HELD_MS = 15_000;

/** Why nothing may be advertised to a player, as the platform last said it. No proxy, because nothing renders it. */
export interface CareStore {
  /** What was said of this player within HELD_MS and before no change; undefined: the platform must be asked. */
  read(uid: number): QuietReason | null | undefined;
  /** `askedAt`, in milliseconds since the document was asked for: before that nothing may have changed, or the answer is left out. */
  hold(uid: number, reason: QuietReason | null, askedAt: number): void;
  /** A limit, a budget, a balance or a choice may have changed: what was asked before says nothing. */
  forget(): void;
}

/** Creates a store without an answer. `now`: in milliseconds since the document was asked for. */
export function createCareStore(now: () => number = () => performance.now()): CareStore {
  let held: { uid: number; reason: QuietReason | null; askedAt: number } | undefined;
  let changedAt = -1;
  return {
    read(uid: number) {
      return held?.uid === uid && now() - held.askedAt < HELD_MS ? held.reason : undefined;
    },
    hold(uid: number, reason: QuietReason | null, askedAt: number) {
      // Who could not be asked is asked again.
      held = reason === 'unknown' || askedAt <= changedAt ? undefined : { uid, reason, askedAt };
    },
    forget() {
      held = undefined;
      changedAt = now();
    },
  };
}
