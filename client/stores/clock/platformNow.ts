import type { Stores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';

/** A page does not wait longer for the platform's clock. */
const PATIENCE_MS = 2_000;

/**
 * The platform's time in milliseconds, for what a loader decides about money and rewards. In the browser this device's clock may be wrong;
 * it counts only if no other clock answers.
 */
export async function platformNow(args: { call: Call; stores: Pick<Stores, 'general' | 'session'> }): Promise<number> {
  if (import.meta.env.SSR) return Date.now();
  const offset = import('./askClockOffset.ts').then(({ askClockOffset }) => askClockOffset(args));
  const clockOffset = await unlessLate(
    offset.catch(() => null),
    PATIENCE_MS,
    () => null,
  );
  return Date.now() + (clockOffset ?? 0);
}
