import { LRUCache } from 'lru-cache';

/** Options of `createLru`. */
export interface LruOptions {
  /** Maximum entries; the least recently used is evicted first. */
  max: number;
  /** Milliseconds; without it entries stay until they are evicted. */
  ttl?: number;
  now?: (() => number) | undefined;
}

/** A bounded map. Written out, and not picked from LRUCache: its methods take options that would be accepted here and do nothing. */
export interface Lru<V extends object | string | number | boolean> {
  readonly size: number;
  get(key: string): V | undefined;
  /** The same, without making it the one used last. */
  peek(key: string): V | undefined;
  has(key: string): boolean;
  /** `ttl`: milliseconds, for this entry alone. */
  set(key: string, value: V, options?: { ttl: number }): void;
  delete(key: string): boolean;
  /** Removes the one that was not used for longest. */
  pop(): V | undefined;
  clear(): void;
  keys(): Iterable<string>;
  entries(): Iterable<[string, V]>;
}

/** A map that takes no memory before its first entry: a site has seventy of them, and a brand without visitors fills few. */
class LazyLru<V extends object | string | number | boolean> implements Lru<V> {
  readonly #options: LruOptions;
  #stored: LRUCache<string, V> | undefined;

  constructor(options: LruOptions) {
    this.#options = options;
  }
  get size() {
    return this.#stored?.size ?? 0;
  }
  get(key: string) {
    return this.#stored?.get(key);
  }
  peek(key: string) {
    return this.#stored?.peek(key);
  }
  has(key: string) {
    return this.#stored?.has(key) ?? false;
  }
  set(key: string, value: V, options?: { ttl: number }) {
    this.#stored ??= openStore<V>(this.#options);
    this.#stored.set(key, value, options);
  }
  delete(key: string) {
    return this.#stored?.delete(key) ?? false;
  }
  pop() {
    return this.#stored?.pop();
  }
  clear() {
    this.#stored?.clear();
  }
  *keys() {
    if (this.#stored) yield* this.#stored.keys();
  }
  *entries() {
    if (this.#stored) yield* this.#stored.entries();
  }
}

function openStore<V extends object | string | number | boolean>({ max, ttl, now }: LruOptions) {
  return new LRUCache<string, V>({
    maxSize: max,
    sizeCalculation: () => 1,
    ...(ttl === undefined ? {} : { ttl }),
    ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
  });
}

/**
 * Creates a bounded map whose memory grows with its entries. With the library's `max` option all entries would be allocated at
 * creation: with the limits of 50,000 visitors each, that takes a quarter of a second at every start.
 */
export function createLru<V extends object | string | number | boolean>(options: LruOptions): Lru<V> {
  return new LazyLru<V>(options);
}
