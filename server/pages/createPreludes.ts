import type { Request, Response } from 'express';
import type { CacheStrategy } from '#config/caching.ts';
import { mayHavePrelude } from '#server/cache/cacheability.ts';
import { type Cached, type CacheStats, createCache, type Purge } from '#server/cache/createCache.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { isRobot } from '#server/http/isRobot.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { type AskedPagesOptions, createAskedPages } from './createAskedPages.ts';
import type { PageRequest } from './Page.ts';
import { pageRequestOf } from './pageRequestOf.ts';

/**
 * A page has no prelude: what it shows depends on one player, or it would not be cached for guests either. `replaces`: what was made of it
 * before is wrong; of every page, when the platform is in maintenance.
 */
export class NoPrelude extends Error {
  override name = 'NoPrelude';
  readonly replaces: 'nothing' | 'page' | 'all';
  constructor(reason: string, replaces: NoPrelude['replaces']) {
    super(reason);
    this.replaces = replaces;
  }
}

/** Options of `createPreludes`. `V`: what selects a prelude beside the request, as a part of its key. */
export interface PreludesOptions<T, V extends string> extends Omit<AskedPagesOptions, 'isOn'> {
  /** Cache times of the pages of a route; without one those of all pages, of which `fresh: 0` switches preludes off too. */
  times: (route?: string) => CacheStrategy;
  maxBytes: number;
  memory?: SiteMemory | undefined;
  originOf: (req: Request) => string;
  /** Renders the prelude of a page without a visitor; must obey the signal. */
  make: (request: PageRequest, variant: V, signal: AbortSignal) => Promise<T>;
  /** Milliseconds a render may take. */
  timeout?: number;
  onError: (error: unknown, key: string) => void;
}

/** The preludes of one request's page. */
export interface PagePreludes<T, V extends string> {
  /** Whether the page has a prelude for usual players; makes none. */
  has(): boolean;
  /** The prelude of a variant, if it is there; begins to make it when it is asked for again, or a new one when it is not fresh. */
  of(variant: V): Cached<T> | undefined;
}

/** The preludes of pages, for players. */
export interface Preludes<T, V extends string> {
  /** Undefined where the request's page has none. */
  forRequest(req: Request, res: Response): PagePreludes<T, V> | undefined;
  purge(which: Purge): void;
  stats(): CacheStats;
}

/**
 * Holds the preludes of players' pages, by the key of the guest's page and a variant, with the same times and purges. No request waits for
 * one: until it is made, from the second view on, pages are rendered as a whole. Nothing of a visitor selects or fills one, because `make` knows none.
 */
export function createPreludes<T extends { bytes: number; route: string }, V extends string>(
  options: PreludesOptions<T, V>,
): Preludes<T, V> {
  const { times, maxBytes, memory, originOf, make, timeout = 10_000, onError } = options;
  const askedOf = createAskedPages({ ...options, isOn: () => times().fresh > 0 });
  const cache = createCache<T>({
    name: 'preludes',
    maxEntries: 5_000,
    maxBytes,
    memory,
    // The page's data and the state of React are held beside the HTML.
    sizeOf: ({ bytes }) => 4 * bytes,
    times: (_key, prelude) => times(prelude?.route),
    timeout,
    // A page without a prelude is not rendered twice for each of its visitors.
    holdErrors: true,
    shouldStore: ({ route }) => times(route).fresh > 0,
    onError: (error, key) => {
      if (!(error instanceof NoPrelude)) onError(error, key);
    },
  });
  /** Keys of pages that a player has opened once. */
  const opened = createLru<true>({ max: 5_000 });
  async function refresh(key: string, request: PageRequest, variant: V): Promise<void> {
    try {
      await cache.get(key, (signal) => make(request, variant, signal));
    } catch (error) {
      if (!(error instanceof NoPrelude)) return;
      if (error.replaces === 'page') cache.delete(key);
      if (error.replaces === 'all') cache.purge(() => true);
    }
  }

  return {
    forRequest(req, res) {
      const page = askedOf(req, res);
      page.fills = true;
      if (contextOf(res).framed || isRobot(req) || !mayHavePrelude(page)) return undefined;
      return {
        has: () => cache.peek(`player |${page.key}`) !== undefined,
        of(variant) {
          const key = `player ${variant}|${page.key}`;
          const cached = cache.peek(key);
          if (cached?.verdict === 'hit') return cached;
          // Most addresses of the game hall are opened once: a prelude would double what they cost.
          if (cached || opened.get(key)) void refresh(key, pageRequestOf(req, res, originOf), variant);
          else opened.set(key, true);
          return cached;
        },
      };
    },
    purge: (which) => cache.purge(which),
    stats: () => cache.stats(),
  };
}
