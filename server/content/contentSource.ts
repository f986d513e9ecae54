import type { CacheStrategy } from '../../config/caching.ts';
import { type CollectionName, type CollectionValue, isCollectionName } from '../../shared/content/collections.ts';
import type { ContentFilters, ContentSource } from '../../shared/content/ContentSource.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import type { Language } from '../../shared/locales.ts';
import { type CacheStats, createCache } from '../cache/createCache.ts';
import type { Codec, SecondTiers } from '../cache/tiers/createSecondTier.ts';
import { type SnapshotPart, snapshotPart } from '../cache/tiers/snapshotPart.ts';
import { unlessAborted } from '../../shared/unlessAborted.ts';
import { noteCall } from '../http/trace/noteCall.ts';
import { nobodysTrace } from '../http/trace/nobodysTrace.ts';
import type { RequestTrace } from '../http/trace/RequestTrace.ts';
import { checkedCollection, defaultsOf } from './checkedCollection.ts';
import { ContentError } from './contentClient.ts';
import { contentKey } from './contentKey.ts';
import type { ReadCollection } from './createCollectionReader.ts';
import { deepFreeze } from './deepFreeze.ts';

export interface ContentReading {
  filters?: ContentFilters;
  signal?: AbortSignal;
  /** On whose behalf: the reading is noted, a failure is logged with its id. */
  trace?: RequestTrace;
}

export interface ServerContentSource {
  /** Resolves to the code default when the service fails and nothing older is there; rejects when `signal` aborts, and for `pages`, which have no default. */
  read<N extends CollectionName>(name: N, locale: Language, reading?: ContentReading): Promise<CollectionValue<N>>;
  /** As the loaders of one request see it. */
  bind(locale: Language, trace?: RequestTrace): ContentSource;
  /** A collection, or everything. */
  purge(name?: CollectionName): void;
  /** Collections that have never been read since the start. Empty = warm (readiness). */
  unread(names: readonly CollectionName[], locale: Language): CollectionName[];
  stats(): CacheStats;
  /** For the snapshot on disk. */
  snapshot: SnapshotPart;
}

export interface ContentSourceOptions {
  readCollection: ReadCollection;
  times: (collection: string) => CacheStrategy;
  maxBytes: number;
  /** Milliseconds for all pages of a collection. */
  timeout: number;
  /** The collection could not be read; once a back-off, not once a request. `id`: of the request that was waiting. */
  onError: (error: unknown, collection: CollectionName, id: string) => void;
  second?: SecondTiers | undefined;
  now?: () => number;
}

/** A parsed and frozen value of a collection, and what it weighs. */
interface StoredContent {
  value: unknown;
  bytes: number;
}

const maxEntries = 20_000;
/** Milliseconds a page waits for what has a default (reliability D1). */
const TIMEOUT_BUDGET = 1_500;
/** Begins the name of every reading in the trace of a request: a collection may be called like a cache (`pages`). */
export const CONTENT_TRACE = 'content:';

/**
 * Collections by name and language: cached, parsed, frozen, never failing. A missing translation of a settings collection is
 * read in the default language; when the service fails the last good value is served, and without one the default of the
 * code. What the service answers is stored only if it fits the schema: a wrong answer must not replace
 * a good one.
 */
export function createContentSource({
  readCollection,
  times,
  maxBytes,
  timeout,
  onError,
  second,
  now,
}: ContentSourceOptions): ServerContentSource {
  const cache = createCache<StoredContent>({
    name: 'content',
    second: second?.of('content', codec),
    maxEntries,
    maxBytes,
    sizeOf: ({ bytes }) => bytes,
    times: (key) => times(collectionOf(key)),
    timeout,
    holdErrors: true,
    ...(now ? { now } : {}),
  });

  /** Questions without filters that were answered once: few, and all ours. */
  const known = new Set<string>();

  async function read<N extends CollectionName>(
    name: N,
    locale: Language,
    reading: ContentReading = {},
  ): Promise<CollectionValue<N>> {
    const { filters, signal, trace = nobodysTrace('content') } = reading;
    const key = contentKey(name, locale, filters);
    const loaded = (limit: AbortSignal) =>
      readCollection(name, { locale, ...(filters ? { filters } : {}) }, limit).then(
        ({ data }) => stored(data),
        (err: unknown) => {
          onError(err, name, trace.id);
          throw err;
        },
      );
    const loading = cache.get(key, loaded, name);
    const traceName = `${CONTENT_TRACE}${name}`;
    try {
      const reading = unlessAborted(name === 'pages' ? loading : inTime(loading), signal);
      const { value } = await noteCall(trace, traceName, reading);
      if (filters === undefined) known.add(key);
      return value.value as CollectionValue<N>;
    } catch (error) {
      if (signal?.aborted) throw error;
      // What the service refuses us (4xx) is its word, like an empty answer: a page without it is the page.
      const isRefused = error instanceof ContentError && error.status >= 400 && error.status < 500;
      trace.cache.push({ name: traceName, verdict: 'miss', ...(isRefused ? {} : { isDefault: true }) });
      // Settings have a default in the code; a page's text has none, and "there is no such page" would be a lie.
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
    unread: (names, locale) => names.filter((name) => !known.has(contentKey(name, locale))),
    stats: () => cache.stats(),
    snapshot: snapshotPart(cache, codec),
  };
}

function stored(value: unknown): StoredContent {
  return { value: deepFreeze(value), bytes: JSON.stringify(value).length * 2 };
}

/** What comes back from a disk or another machine is checked like what comes from the service. */
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

/** A setting that hangs is a setting that has its default; the load goes on for the next reader. */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('no timeout budget left', 'TimeoutError')), TIMEOUT_BUDGET);
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function collectionOf(key: string): string {
  return key.slice(0, key.indexOf('|'));
}
