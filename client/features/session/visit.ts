/** Times of the start, the last reality check and the last activity, in milliseconds of the platform's clock. */
export interface Visit {
  startedAt: number;
  checkedAt: number;
  seenAt: number;
  /** When the player last answered a check on this device; absent: never. */
  answeredAt?: number;
}

/** What the platform reports of the player's session over all devices, in milliseconds of its clock. */
export interface SharedVisit {
  startedAt: number;
  /** The last answer to a check, on any device; null: none in this session. */
  checkedAt: number | null;
}

/** After an absence this long a new visit starts. */
const BREAK_MS = 30 * 60_000;

/** The stored visit continued at `now`, or a new one: after a break, and when nothing or impossible times are stored. */
export function continueVisit(stored: Visit | null, now: number): Visit {
  const goesOn =
    stored && stored.seenAt <= now && now - stored.seenAt < BREAK_MS && stored.startedAt <= stored.checkedAt;
  return goesOn ? { ...stored, seenAt: now } : { startedAt: now, checkedAt: now, seenAt: now };
}

/**
 * `minutes`: interval of reality checks; 0 disables them. `shared`: counts the time of all devices; null where the platform does not
 * report it, then this device's time counts.
 */
export function isCheckDue(visit: Visit, now: number, minutes: number, shared: SharedVisit | null): boolean {
  const since = shared ? Math.max(shared.startedAt, shared.checkedAt ?? 0, visit.answeredAt ?? 0) : visit.checkedAt;
  return minutes > 0 && now - since >= minutes * 60_000;
}

export function readVisit(text: string | null): Visit | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Visit> | null;
    const { startedAt, checkedAt, seenAt, answeredAt = 0 } = stored ?? {};
    return [startedAt, checkedAt, seenAt, answeredAt].every((time) => Number.isFinite(time)) ? (stored as Visit) : null;
  } catch {
    return null;
  }
}
