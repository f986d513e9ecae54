/** The other clock is told in whole seconds, so smaller differences are ignored. */
const TOLERANCE_MS = 2_000;

/**
 * Milliseconds that another clock is ahead of `now`, compared with the middle of the request. `ask`: its time in milliseconds, cut to a
 * second. null when it rejects or has no time.
 */
export async function clockOffsetOf(ask: () => Promise<number>, now: () => number): Promise<number | null> {
  try {
    const sentAt = now();
    const offset = (await ask()) + 500 - (sentAt + now()) / 2;
    if (!Number.isFinite(offset)) return null;
    return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
  } catch {
    return null;
  }
}
