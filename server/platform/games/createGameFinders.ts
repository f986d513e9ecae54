import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CacheStrategy } from '#config/caching.ts';
import { type CacheStats, createCache } from '#server/cache/createCache.ts';
import type { SiblingTiers } from '#server/cache/tiers/createSitesTier.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace, TraceIds } from '#server/http/trace/RequestTrace.ts';
import { withinBudget } from '#server/upstream/withinBudget.ts';
import type { Call } from '#shared/api/call.ts';
import { getGames, getProviders } from '#shared/api/play/games.contract.ts';
import type { Language } from '#shared/locales.ts';
import { createGameFinder, type GameFinder } from '#shared/search/createGameFinder.ts';
import type { GameList } from '#shared/search/GameList.ts';
import { SORTS, VOLATILITIES } from '#shared/url/hallQuery.ts';

/** The game catalogue in memory, per language. `trace`: the request that waits; absent for background work. */
export interface GameFinders {
  /** Rejects when the catalogue is not loaded within 1,500 ms; callers then use the platform's search. */
  finder(locale: Language, origin: string, trace?: RequestTrace): Promise<GameFinder>;
  /** The catalogue for the search in the browser: JSON of a GameList, plain and brotli. Rejects when the catalogue cannot be loaded. */
  list(locale: Language, origin: string, trace?: RequestTrace): Promise<PackedList>;
  stats(): CacheStats;
}

interface PackedList {
  json: Buffer;
  brotli: Buffer;
}

interface CachedCatalogue {
  finder: GameFinder;
  packed: PackedList;
}

/** Options of `createGameFinders`. */
export interface GameFindersOptions {
  /** Calls the platform as a guest in a language. */
  call: (locale: Language, origin: string, trace: RequestTrace) => Call;
  times: () => CacheStrategy;
  siblings?: SiblingTiers | undefined;
  /** Called when the catalogue cannot be read; `id`: of the request that started the load. */
  onError: (error: unknown, id: string) => void;
}

/** The catalogue's name in traces and in the log. */
const NAME = 'games.finder';
/** Games per call. */
const STEP = 1_000;
/** Only the most popular games are searchable, to bound the memory. */
const MAX_GAMES = 20_000;
/** Timeout of reading the whole catalogue in ms. */
const TIMEOUT = 20_000;
/** How long a page waits for the catalogue in ms. */
const TIMEOUT_BUDGET = 1_500;

const compress = promisify(brotliCompress);

/** Caches the game catalogue per language, for a search that tolerates typing errors (docs/decisions/012). */
export function createGameFinders({ call, times, siblings, onError }: GameFindersOptions): GameFinders {
  const cache = createCache<CachedCatalogue>({
    name: NAME,
    maxEntries: 4,
    second: siblings?.of(NAME),
    times,
    timeout: TIMEOUT,
    timeoutBudget: TIMEOUT_BUDGET,
    holdErrors: true,
  });

  async function load(call: Call, id: string, signal: AbortSignal): Promise<CachedCatalogue> {
    const list = await readCatalogue(call, signal).catch((error: unknown) => {
      onError(error, id);
      throw error;
    });
    const json = Buffer.from(JSON.stringify(list));
    const brotli = await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    const finder = createGameFinder(list);
    // Now, and not during a visitor's page: at 8,000 games the indexes of a search take 60 ms, an order 5.
    await turn();
    finder.warm();
    for (const sort of SORTS) finder.find({ sort });
    return { finder, packed: { json, brotli } };
  }
  const cached = (locale: Language, origin: string, { id, traceparent }: TraceIds) =>
    cache.get(locale, (signal) => load(call(locale, origin, loadTrace({ id, traceparent })), id, signal));

  return {
    finder: async (locale, origin, trace = backgroundTrace(NAME)) =>
      (await noteCall(trace, NAME, withinBudget(cached(locale, origin, trace), TIMEOUT_BUDGET))).value.finder,
    list: async (locale, origin, trace = backgroundTrace(NAME)) =>
      (await noteCall(trace, NAME, cached(locale, origin, trace))).value.packed,
    stats: () => cache.stats(),
  };
}

async function readCatalogue(call: Call, signal: AbortSignal): Promise<GameList> {
  const providers = call(getProviders, {}, { signal }).then(({ items }) =>
    Object.fromEntries(items.map(({ sysname, name }) => [sysname, name ?? sysname])),
  );
  // Awaited below; without a handler an earlier failure would be an unhandled rejection.
  providers.catch(() => {});
  const games: GameList['games'] = [];
  const seenIds = new Set<string>();
  for (let offset = 0; offset < MAX_GAMES; ) {
    const { items, total } = await call(getGames, { options: { offset, limit: STEP, sort: 'popular' } }, { signal });
    for (const item of items) {
      const { sysname, name, description, provider, type, image_url, categories, has_demo, is_new, rtp, volatility } =
        item;
      if (seenIds.has(sysname)) continue;
      seenIds.add(sysname);
      games.push([
        sysname,
        description.name || name,
        provider,
        type,
        image_url ?? '',
        categories,
        Number(has_demo),
        Number(is_new ?? false),
        rtp ?? 0,
        VOLATILITIES.findIndex((one) => one === volatility) + 1,
      ]);
    }
    offset += items.length;
    if (items.length === 0 || offset >= (total ?? MAX_GAMES)) break;
  }
  return { providers: await providers, games };
}
