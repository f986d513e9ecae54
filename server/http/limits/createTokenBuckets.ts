import { createLru } from '#server/cache/tiers/createLru.ts';

/** Enough for every visitor of a busy minute; a flood of addresses evicts the least recently used entries. */
const MAX_VISITORS = 50_000;
const MINUTE = 60_000;

/**
 * A token bucket per key, of at most one minute's tokens, refilled evenly. Stored as one number: the time when the bucket is full again
 * (the "theoretical arrival time" of GCRA, ITU-T I.371). Bounded memory, this process only, no timers.
 */
export interface TokenBuckets {
  /** Takes a token and returns 0, or takes none and returns the milliseconds until there is one. */
  take(key: string, perMinute: number): number;
  /** Returns a token; does nothing for an unknown key. */
  giveBack(key: string, perMinute: number): void;
}

/** Creates empty buckets; `now` returns milliseconds of a monotonic clock. */
export function createTokenBuckets(now: () => number = () => performance.now()): TokenBuckets {
  const fullAt = createLru<number>({ max: MAX_VISITORS });
  return {
    take(key, perMinute) {
      const step = MINUTE / perMinute;
      const time = now();
      const next = Math.max(time, fullAt.get(key) ?? 0) + step;
      const wait = next - time - MINUTE;
      // Fractional steps add up to slightly more than a minute.
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
