import { methods } from '#shared/api/methods.ts';
import type { CollectionName } from '#shared/content/collections.ts';
import type { Env } from './env.ts';
import { platformMicroCache } from './platformMicroCache.ts';

/** How long a cached value is served. Milliseconds; each phase begins at the end of the one before. `fresh: 0` stores nothing. */
export interface CacheStrategy {
  /** Served without asking the upstream. */
  readonly fresh: number;
  /** Served while a new value is fetched in the background. */
  readonly stale: number;
  /** Served when the fetch fails: yesterday's menu is better than no menu. */
  readonly error: number;
}

/** The cache strategy of everything the server caches, resolved from one environment. */
export interface Caching {
  /** Collections of the content service, by name (`settings-seo`), with the operator's per-collection times. */
  content(collection: string): CacheStrategy;
  /** Strategy of a public GET of the product API whose answer is the same for every visitor; undefined: the method is never cached. */
  platform(method: string): CacheStrategy | undefined;
  /** Whether a player gets the answer of guests: the contract has no facts of a player in it, and PLATFORM_PERSONAL does not name it. */
  isForPlayers(method: string): boolean;
  /** Milliseconds that a player's own answers are held which decide what is advertised; 0: never. */
  readonly player: number;
  /** The in-memory catalogue of games that the search uses. */
  readonly catalogue: CacheStrategy;
  /**
   * Rendered guest pages of a route (`/game/:sysname`), with the operator's times of that page; without one, the times of all pages that
   * have none of their own. A page whose fresh time is 0 is never cached.
   */
  pages(route?: string): CacheStrategy;
  /** Guest pages with status 404. */
  readonly missing: CacheStrategy;
  /** The platform's redirect lookups, negative answers included. */
  readonly lookup: CacheStrategy;
  /** The lists of addresses behind /sitemap.xml. */
  readonly sitemap: CacheStrategy;
}

/**
 * Collections with settings of the site, redirect rules included. They are served longest while the content service fails
 * (reliability D7): an old text for search engines does no harm, a registration form without its fields is unusable.
 */
const settings: ReadonlySet<string> = new Set<CollectionName>([
  'common',
  'prazer-config',
  'auth-config',
  'forms-config',
  'cashier-config',
  'games-config',
  'search-config',
  'loyalty',
]);
/** Multiple of CACHE_CONTENT_ERROR for settings: a week by default. */
const SETTINGS_GRACE = 7;

/** A product answer is stale for 10 times its fresh time, and served for 100 times its fresh time when fetching fails. */
const PLATFORM_GRACE = 10;

/** Methods whose answer to a player has facts of that player. */
const personal = new Set(methods.filter((method) => method.personal).map(({ name }) => name.toLowerCase()));

const never: CacheStrategy = { fresh: 0, stale: 0, error: 0 };

/** The variables of all cache times, and of who shares what is cached. */
export type CachingEnv = Pick<
  Env,
  Exclude<Extract<keyof Env, `CACHE_${string}`>, `${string}_MAX_BYTES`> | 'PLATFORM_PERSONAL'
>;

/** Resolves all cache strategies from the environment. Called again when the environment is re-read (SIGHUP). */
export function caching(env: CachingEnv): Caching {
  const content: CacheStrategy = {
    fresh: env.CACHE_CONTENT_FRESH,
    stale: env.CACHE_CONTENT_STALE,
    error: env.CACHE_CONTENT_ERROR,
  };
  const usual = (name: string) =>
    settings.has(name) ? { ...content, error: content.error * SETTINGS_GRACE } : content;
  const collections = new Map(
    Object.entries(env.CACHE_CONTENT_OVERRIDES).map(([name, override]) => [name, { ...usual(name), ...override }]),
  );
  const platform = new Map<string, CacheStrategy>(
    Object.entries(platformMicroCache).map(([method, variable]) => {
      const fresh = env[variable];
      return [method, { fresh, stale: fresh * PLATFORM_GRACE, error: fresh * PLATFORM_GRACE ** 2 }];
    }),
  );
  const pages: CacheStrategy = {
    fresh: env.CACHE_PAGES_FRESH,
    stale: env.CACHE_PAGES_STALE,
    error: env.CACHE_PAGES_ERROR,
  };
  const pagesOf = new Map(
    Object.entries(env.CACHE_PAGES_OVERRIDES).map(([route, override]) => {
      const times = { ...pages, ...override };
      // Or a page that is cached already would be served for its stale time, because no new one would replace it.
      return [route, times.fresh === 0 ? never : times];
    }),
  );
  const catalogue = env.CACHE_PLATFORM_CATALOGUE;
  const further = new Set(env.PLATFORM_PERSONAL.map((name) => name.toLowerCase()));
  return {
    content: (collection) => collections.get(collection) ?? usual(collection),
    platform: (method) => platform.get(method.toLowerCase()),
    isForPlayers: (method) => !personal.has(method.toLowerCase()) && !further.has(method.toLowerCase()),
    player: env.CACHE_PLATFORM_PLAYER,
    catalogue: { fresh: catalogue, stale: catalogue * PLATFORM_GRACE, error: catalogue * PLATFORM_GRACE ** 2 },
    pages: (route) => (route === undefined ? pages : (pagesOf.get(route) ?? pages)),
    missing: { fresh: env.CACHE_MISSING_FRESH, stale: 0, error: 0 },
    lookup: { fresh: env.CACHE_LOOKUP_FRESH, stale: env.CACHE_LOOKUP_STALE, error: env.CACHE_LOOKUP_ERROR },
    sitemap: { fresh: env.CACHE_SITEMAP_FRESH, stale: env.CACHE_SITEMAP_STALE, error: env.CACHE_SITEMAP_ERROR },
  };
}
