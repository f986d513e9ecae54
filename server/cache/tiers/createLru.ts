import { LRUCache } from 'lru-cache';

/** Options of `createLru`. */
export interface LruOptions {
  /** Maximum entries; the least recently used is evicted first. */
  max: number;
  /** Milliseconds; without it entries stay until they are evicted. */
  ttl?: number;
  now?: (() => number) | undefined;
}

/**
 * Creates a bounded map whose memory grows with its entries. With the library's `max` option all entries would be allocated at
 * creation: with the limits of 50,000 visitors each, that takes a quarter of a second at every start.
 */
export function createLru<V extends object | string | number | boolean>({
  max,
  ttl,
  now,
}: LruOptions): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: max,
    sizeCalculation: () => 1,
    ...(ttl === undefined ? {} : { ttl }),
    ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
  });
}
