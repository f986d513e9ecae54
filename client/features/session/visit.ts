/** When the player came, was last stopped to look, and was last seen; milliseconds of the platform's clock. */
export interface Visit {
  startedAt: number;
  checkedAt: number;
  seenAt: number;
}

/** A player who was away this long has had a break: the time counts anew. */
const BREAK_MS = 30 * 60_000;

/** The visit that goes on at `now`, or a new one: nothing is stored, the player was away, or the stored times are not of this world. */
export function continueVisit(kept: Visit | null, now: number): Visit {
  const goesOn = kept && kept.seenAt <= now && now - kept.seenAt < BREAK_MS && kept.startedAt <= kept.checkedAt;
  return goesOn ? { ...kept, seenAt: now } : { startedAt: now, checkedAt: now, seenAt: now };
}

/** `minutes`: between two reality checks; 0 switches them off. */
export function isCheckDue({ checkedAt }: Visit, now: number, minutes: number): boolean {
  return minutes > 0 && now - checkedAt >= minutes * 60_000;
}

export function readVisit(text: string | null): Visit | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Visit> | null;
    const { startedAt, checkedAt, seenAt } = kept ?? {};
    return Number.isFinite(startedAt) && Number.isFinite(checkedAt) && Number.isFinite(seenAt) ? (kept as Visit) : null;
  } catch {
    return null;
  }
}
