import type { Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/** Enough for every visitor of a busy minute; a flood of addresses pushes out the quietest instead of the process. */
const MOST_VISITORS = 50_000;

/** Counters of a fixed window in bounded memory, of this process alone. No timers: an entry expires when it is next read. */
export function boundedStore(windowMs: number): Store {
  const counters = new LRUCache<string, { totalHits: number; resetTime: Date; endsAt: number }>({ max: MOST_VISITORS });
  const current = (key: string) => {
    const counter = counters.get(key);
    return counter && counter.endsAt > performance.now() ? counter : undefined;
  };
  return {
    localKeys: true,
    get: current,
    increment(key) {
      const kept = current(key);
      if (kept) {
        kept.totalHits += 1;
        return kept;
      }
      const counter = {
        totalHits: 1,
        resetTime: new Date(Date.now() + windowMs),
        endsAt: performance.now() + windowMs,
      };
      counters.set(key, counter);
      return counter;
    },
    decrement(key) {
      const counter = current(key);
      if (counter) counter.totalHits -= 1;
    },
    resetKey(key) {
      counters.delete(key);
    },
  };
}
