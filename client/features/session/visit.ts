/** Times of the start, the last reality check and the last activity, in milliseconds of the platform's clock. */
export interface Visit {
  startedAt: number;
  checkedAt: number;
  seenAt: number;
}

/** After an absence this long a new visit starts. */
const BREAK_MS = 30 * 60_000;

/** The stored visit continued at `now`, or a new one: after a break, and when nothing or impossible times are stored. */
export function continueVisit(stored: Visit | null, now: number): Visit {
  const goesOn =
    stored && stored.seenAt <= now && now - stored.seenAt < BREAK_MS && stored.startedAt <= stored.checkedAt;
  return goesOn ? { ...stored, seenAt: now } : { startedAt: now, checkedAt: now, seenAt: now };
}

/** `minutes`: interval of reality checks; 0 disables them. */
export function isCheckDue({ checkedAt }: Visit, now: number, minutes: number): boolean {
  return minutes > 0 && now - checkedAt >= minutes * 60_000;
}

export function readVisit(text: string | null): Visit | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Visit> | null;
    const { startedAt, checkedAt, seenAt } = stored ?? {};
    return Number.isFinite(startedAt) && Number.isFinite(checkedAt) && Number.isFinite(seenAt)
      ? (stored as Visit)
      : null;
  } catch {
    return null;
  }
}
