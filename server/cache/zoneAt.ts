import type { CacheStrategy } from '#config/caching.ts';

/**
 * What the age of a value allows: `hit`, it is fresh; `stale`, it is served while it is loaded again; `refresh`, it is served only if that
 * fails or is late; `gone`, it is not served.
 */
export type Zone = 'hit' | 'stale' | 'refresh' | 'gone';

/** The zone of a value of this age. `jitter`: a factor of the fresh time, so that values stored together do not expire together. */
export function zoneAt({ fresh, stale, error }: CacheStrategy, ageMs: number, jitter: number): Zone {
  const freshMs = fresh * jitter;
  if (ageMs < freshMs) return 'hit';
  if (ageMs < freshMs + stale) return 'stale';
  return ageMs < freshMs + stale + error ? 'refresh' : 'gone';
}
