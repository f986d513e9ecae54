import type { CacheStrategy } from '#config/caching.ts';
import { type CacheStats, createCache } from '#server/cache/createCache.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import { deepFreeze } from '#server/cache/deepFreeze.ts';
import type { Codec, SecondTiers } from '#server/cache/tiers/createSecondTier.ts';
import type { SiblingTiers } from '#server/cache/tiers/createSitesTier.ts';
import { joinTiers } from '#server/cache/tiers/joinTiers.ts';
import { sharingCodec } from '#server/cache/tiers/sharingCodec.ts';
import { type SnapshotPart, snapshotPart } from '#server/cache/tiers/snapshotPart.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { withinBudget } from '#server/upstream/withinBudget.ts';
import { unlessAborted } from '#shared/api/unlessAborted.ts';
import type { ContentFilters, ContentSource } from '#shared/content/ContentSource.ts';
import { type CollectionName, type CollectionValue, isCollectionName } from '#shared/content/collections.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { Language } from '#shared/locales.ts';
import { checkedCollection, defaultsOf } from './checkedCollection.ts';
import { ContentError } from './contentClient.ts';
import { contentKey } from './contentKey.ts';
import type { ReadCollection } from './createCollectionReader.ts';
import { type RewriteContent, rewritten } from './rewritten.ts';

/** Options of one reading. */
export interface ContentReading {
  filters?: ContentFilters;
  signal?: AbortSignal;
  /** Trace of the request: the reading is recorded in it, its ids are sent to the service, and a failure is logged with its id. */
  trace?: RequestTrace;
}

/** Reads collections for the pages of the server. */
export interface ServerContentSource {
  /**
   * Resolves to the code's default when the service fails and no older value is cached. Rejects when `signal` aborts, and with an
   * AppError (503) for `pages`, which have no default.
   */
  read<N extends CollectionName>(name: N, locale: Language, options?: ContentReading): Promise<CollectionValue<N>>;
  /** The source for the loaders of one request. */
  bind(locale: Language, trace?: RequestTrace): ContentSource;
  /** Marks a collection, or all of them, as outdated. */
  purge(name?: CollectionName): void;
  /** Collections that were never read since the start; empty means warm (readiness). */
  unread(names: readonly CollectionName[], locale: Language): CollectionName[];
  stats(): CacheStats;
  /** Its cache in the snapshot on disk. */
  snapshot: SnapshotPart;
}

/** Options of `createContentSource`. */
export interface ContentSourceOptions {
  readCollection: ReadCollection;
  times: (collection: string) => CacheStrategy;
  /** Size of the cache, in bytes. */
  maxBytes: number;
  memory?: SiteMemory | undefined;
  /** Timeout of reading all pages of a collection, in ms. */
  timeout: number;
  /** Called when a collection cannot be read, once per back-off. `id`: of the request that waited. */
  onError: (error: unknown, collection: CollectionName, id: string) => void;
  second?: SecondTiers | undefined;
  siblings?: SiblingTiers | undefined;
  /** What the brand of the host says instead. Values are stored as the service has them, so that sites of one service share them. */
  rewrite?: RewriteContent | undefined;
  now?: () => number;
}

/** A parsed and frozen value of a collection, and its size. */
interface StoredContent {
  value: unknown;
  bytes: number;
}

const MAX_ENTRIES = 20_000;
/** Milliseconds a page waits for a collection that has a default (reliability D1). */
const TIMEOUT_BUDGET = 1_500;
/** Prefix of readings in the trace of a request: a collection may have the name of a cache (`pages`). */
export const CONTENT_TRACE = 'content:';

/**
 * Reads collections by name and language, cached, parsed and frozen. A missing translation of a settings collection is read in the
 * default language. When the service fails, the last good value is served, and without one the default of the code. An answer is
 * stored only if it fits the schema, so that a wrong answer does not replace a good one.
 */
export function createContentSource({
  readCollection,
  times,
  maxBytes,
  memory,
  timeout,
  onError,
  second,
  siblings,
  rewrite,
  now,
}: ContentSourceOptions): ServerContentSource {
  const cache = createCache<StoredContent>({
    name: 'content',
    second: joinTiers(siblings?.of('content'), second?.of('content', codec)),
    maxEntries: MAX_ENTRIES,
    maxBytes,
    memory,
    sizeOf: ({ bytes }) => bytes,
    times: (key) => times(collectionOf(key)),
    timeout,
    holdErrors: true,
    ...(now ? { now } : {}),
  });

  /** Keys without filters that were read once; there are few, and only of this server's readings. */
  const readNames = new Set<string>();

  const said = new WeakMap<StoredContent, unknown>();
  /** Made once, because readers compare what they get. It shares with the stored value what the brand leaves. */
  function ofBrand(name: CollectionName, locale: Language, content: StoredContent): unknown {
    if (!rewrite?.[name]) return content.value;
    const value = said.get(content) ?? deepFreeze(rewritten(rewrite, name, { value: content.value, locale }));
    said.set(content, value);
    return value;
  }

  async function read<N extends CollectionName>(
    name: N,
    locale: Language,
    options: ContentReading = {},
  ): Promise<CollectionValue<N>> {
    const { filters, signal, trace = backgroundTrace('content') } = options;
    const key = contentKey(name, locale, filters);
    const loaded = (limit: AbortSignal) =>
      readCollection(name, { locale, trace, ...(filters ? { filters } : {}) }, limit).then(
        ({ data }) => stored(data),
        (err: unknown) => {
          onError(err, name, trace.id);
          throw err;
        },
      );
    const loading = cache.get(key, loaded, name);
    const traceName = `${CONTENT_TRACE}${name}`;
    try {
      const pending = unlessAborted(name === 'pages' ? loading : withinBudget(loading, TIMEOUT_BUDGET), signal);
      const { value } = await noteCall(trace, traceName, pending);
      if (filters === undefined) readNames.add(key);
      return ofBrand(name, locale, value) as CollectionValue<N>;
    } catch (error) {
      if (signal?.aborted) throw error;
      // A 4xx counts like an empty answer: the page without this collection is complete.
      const isRefused = error instanceof ContentError && error.status >= 400 && error.status < 500;
      trace.cache.push({ name: traceName, verdict: 'miss', ...(isRefused ? {} : { isDefault: true }) });
      // Settings have a default in the code; a page's text has none, and 404 would be wrong.
      if (name === 'pages')
        throw new AppError('InternalServerErrorException', {
          status: 503,
          message: 'The content service does not answer',
          cause: error,
        });
      return defaultsOf(name);
    }
  }

  return {
    read,
    bind: (locale, trace) => (name, options) =>
      read(name, options?.locale ?? locale, { ...options, ...(trace ? { trace } : {}) }),
    purge(name) {
      if (name === undefined) cache.purge(() => true);
      else cache.purge(name);
    },
    unread: (names, locale) => names.filter((name) => !readNames.has(contentKey(name, locale))),
    stats: () => cache.stats(),
    snapshot: snapshotPart(cache, snapshotCodec),
  };
}

function stored(value: unknown): StoredContent {
  return { value: deepFreeze(value), bytes: JSON.stringify(value).length * 2 };
}

/** Values from disk or another replica are checked like those of the service. */
const codec: Codec<StoredContent> = {
  encode: ({ value }) => value,
  decode(json, key) {
    const name = collectionOf(key);
    if (!isCollectionName(name)) return undefined;
    try {
      return stored(checkedCollection(name, json));
    } catch {
      return undefined;
    }
  },
};

/** Sites of a process restore the same. */
const snapshotCodec = sharingCodec(codec);

function collectionOf(key: string): string {
  return key.slice(0, key.indexOf('|'));
}
