import { LRUCache } from 'lru-cache';

/** Options of `createLru`. */
export interface LruOptions {
  /** Maximum entries; the least recently used is evicted first. */
  max: number;
  /** Milliseconds; without it entries stay until they are evicted. */
  ttl?: number;
  now?: (() => number) | undefined;
}

/** The part of LRUCache that bounded maps need. */
export type Lru<V extends object | string | number | boolean> = Pick<
  LRUCache<string, V>,
  'size' | 'get' | 'peek' | 'has' | 'set' | 'delete' | 'pop' | 'clear' | 'keys' | 'entries'
>;

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
  set(key: string, value: V) {
    this.#stored ??= openStore<V>(this.#options);
    return this.#stored.set(key, value);
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
  *keys(): ReturnType<LRUCache<string, V>['keys']> {
    if (this.#stored) yield* this.#stored.keys();
  }
  *entries(): ReturnType<LRUCache<string, V>['entries']> {
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
