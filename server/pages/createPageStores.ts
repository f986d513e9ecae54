import type { CacheStrategy } from '#config/caching.ts';
import type { Cacheability } from '#server/cache/cacheability.ts';
import { type Cache, type Cached, createCache } from '#server/cache/createCache.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';

/** What the stores read of a page. */
interface StoredPage {
  readonly route: string | undefined;
  readonly storedIn: Cacheability['storedIn'];
}

/** Options of `createPageStores`. */
export interface PageStoresOptions<P> {
  /** Cache times of the pages of a route, without one of all pages; read at every reading. */
  times: (route?: string) => CacheStrategy;
  missingTimes: () => CacheStrategy;
  maxBytes: number;
  memory?: SiteMemory | undefined;
  maxEntries: number;
  /** Milliseconds a render may take. */
  timeout: number;
  sizeOf: (page: P) => number;
  onError?: (error: unknown, key: string) => void;
  now?: () => number;
  random?: () => number;
}

/** Where guests' pages are: those of the site, and the 404 pages, which must not evict them (reliability A7). */
export interface PageStores<P> {
  readonly pages: Cache<P>;
  readonly missing: Cache<P>;
  /** The page that may be sent without a render. */
  fresh(key: string): Cached<P> | undefined;
}

/** 404 pages. */
const MAX_MISSING = 1_000;

/** Opens the two stores of the page cache; `npm run tune` replays a log against the same. */
export function createPageStores<P extends StoredPage>(options: PageStoresOptions<P>): PageStores<P> {
  const { times, missingTimes, maxBytes, memory, maxEntries, timeout, sizeOf, onError, now, random } = options;
  const clock = { ...(now ? { now } : {}), ...(random ? { random } : {}) };
  const pages = createCache<P>({
    name: 'pages',
    maxEntries,
    maxBytes,
    memory,
    sizeOf,
    times: (_key, page) => times(page?.route),
    timeout,
    shouldStore: (page) => page.storedIn === 'pages',
    ...(onError ? { onError } : {}),
    ...clock,
  });
  const missing = createCache<P>({
    name: 'pages.missing',
    maxEntries: MAX_MISSING,
    maxBytes: Math.ceil(maxBytes / 16),
    memory,
    sizeOf,
    times: () => missingTimes(),
    timeout,
    ...clock,
  });
  return {
    pages,
    missing,
    fresh(key) {
      // The hot path first: a URL with a fresh page is not in the cache of 404 pages.
      const cached = pages.peek(key);
      const ready = cached?.verdict === 'hit' ? cached : missing.peek(key);
      return ready?.verdict === 'hit' ? ready : undefined;
    },
  };
}
