import { createLru } from '../../cache/tiers/createLru.ts';

/** Enough for every visitor of a busy minute; a flood of addresses pushes out the quietest instead of the process. */
const MAX_VISITORS = 50_000;
const MINUTE = 60_000;

/**
 * A bucket of tokens for each visitor, a minute's worth at most, refilled evenly. Stored as one number: when the bucket would be full
 * again (the "theoretical arrival time" of GCRA, ITU-T I.371). In bounded memory, of this process alone, without timers.
 */
export interface TokenBuckets {
  /** Takes a token: 0, or the milliseconds until there is one; then none is taken. */
  take(key: string, perMinute: number): number;
  giveBack(key: string, perMinute: number): void;
}

export function createTokenBuckets(now: () => number = () => performance.now()): TokenBuckets {
  const fullAt = createLru<number>({ max: MAX_VISITORS });
  return {
    take(key, perMinute) {
      const step = MINUTE / perMinute;
      const at = now();
      const next = Math.max(at, fullAt.get(key) ?? 0) + step;
      const wait = next - at - MINUTE;
      // Steps that are no whole milliseconds add up to a minute and a hair.
      if (wait > 0.001) return wait;
      fullAt.set(key, next);
      return 0;
    },
    giveBack(key, perMinute) {
      const full = fullAt.get(key);
      if (full !== undefined) fullAt.set(key, full - MINUTE / perMinute);
    },
  };
}
