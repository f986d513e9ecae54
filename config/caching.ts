import type { CollectionName } from '../shared/content/collections.ts';
import type { Env } from './env.ts';

/** How long a thing is served, in milliseconds, each counted from the end of the one before. `fresh: 0` stores nothing. */
export interface CacheStrategy {
  /** Served as it is. */
  readonly fresh: number;
  /** Served while a new one is fetched behind the visitor's back. */
  readonly stale: number;
  /** Served when the fetch fails: yesterday's menu is better than none. */
  readonly error: number;
}

export interface Caching {
  /** Collections of the content service, by name (`settings-seo`), with the operator's per-collection times. */
  content(collection: string): CacheStrategy;
  /** Public product GETs that do not depend on who asks; a method that is not in the table is never cached. */
  platform(method: string): CacheStrategy | undefined;
  /** The catalogue of games in memory, for the search. */
  readonly catalogue: CacheStrategy;
  /** Rendered guest pages. */
  readonly pages: CacheStrategy;
  /** Guests' pages that say that there is no such page. */
  readonly missing: CacheStrategy;
  /** What the platform knows of an address that has moved, also that it knows nothing. */
  readonly lookup: CacheStrategy;
  /** The lists of addresses behind /sitemap.xml. */
  readonly sitemap: CacheStrategy;
}

/**
 * The micro-cache of the product API: which methods, under which variable. Lower case, as the server resolves method
 * names case-insensitively. A method may be listed only when its answer is the same for every visitor.
 */
export const platformMicroCache = {
  'metadata.get': 'CACHE_PLATFORM_METADATA',
  'metadata.getgeneralinfo': 'CACHE_PLATFORM_METADATA',
  'bonuses.getreturns': 'CACHE_PLATFORM_METADATA',
  'banners.get': 'CACHE_PLATFORM_BANNERS',
  'games.getcategories': 'CACHE_PLATFORM_CATALOGUE',
  'games.getproviders': 'CACHE_PLATFORM_CATALOGUE',
  'games.get': 'CACHE_PLATFORM_GAMES',
  'jackpots.get': 'CACHE_PLATFORM_JACKPOTS',
  'jackpots.getwinners': 'CACHE_PLATFORM_WINNERS',
  'tournaments.get': 'CACHE_PLATFORM_TOURNAMENTS',
  'leaderboard.get': 'CACHE_PLATFORM_LEADERBOARD',
  'support.getsettings': 'CACHE_PLATFORM_METADATA',
  'loyalty.getprograms': 'CACHE_PLATFORM_LOYALTY',
  'loyalty.getcharacters': 'CACHE_PLATFORM_LOYALTY',
  'loyalty.getproducts': 'CACHE_PLATFORM_LOYALTY',
} as const satisfies Record<string, keyof Env>;

/**
 * Settings without which the site is another one, the redirect rules among them. They live on longest while the content
 * service fails (reliability D7): a text for search engines may get old, a registration form without its fields is no form.
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
/** So many times CACHE_CONTENT_ERROR: a week for a day. */
const settingsGrace = 7;

/** A product answer outlives its fresh time tenfold while the next one is fetched, and tenfold again when that fails. */
const platformGrace = 10;

/** The named strategies with the numbers of this process. Made again when the environment is re-read (SIGHUP). */
export function caching(env: Env): Caching {
  const content: CacheStrategy = {
    fresh: env.CACHE_CONTENT_FRESH,
    stale: env.CACHE_CONTENT_STALE,
    error: env.CACHE_CONTENT_ERROR,
  };
  const usual = (name: string) => (settings.has(name) ? { ...content, error: content.error * settingsGrace } : content);
  const collections = new Map(
    Object.entries(env.CACHE_CONTENT_OVERRIDES).map(([name, override]) => [name, { ...usual(name), ...override }]),
  );
  const platform = new Map<string, CacheStrategy>(
    Object.entries(platformMicroCache).map(([method, variable]) => {
      const fresh = env[variable];
      return [method, { fresh, stale: fresh * platformGrace, error: fresh * platformGrace ** 2 }];
    }),
  );
  const catalogue = env.CACHE_PLATFORM_CATALOGUE;
  return {
    content: (collection) => collections.get(collection) ?? usual(collection),
    platform: (method) => platform.get(method.toLowerCase()),
    catalogue: { fresh: catalogue, stale: catalogue * platformGrace, error: catalogue * platformGrace ** 2 },
    pages: { fresh: env.CACHE_PAGES_FRESH, stale: env.CACHE_PAGES_STALE, error: env.CACHE_PAGES_ERROR },
    missing: { fresh: env.CACHE_MISSING_FRESH, stale: 0, error: 0 },
    lookup: { fresh: env.CACHE_LOOKUP_FRESH, stale: env.CACHE_LOOKUP_STALE, error: env.CACHE_LOOKUP_ERROR },
    sitemap: { fresh: env.CACHE_SITEMAP_FRESH, stale: env.CACHE_SITEMAP_STALE, error: env.CACHE_SITEMAP_ERROR },
  };
}
