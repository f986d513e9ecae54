import { deepFreeze } from '#server/cache/deepFreeze.ts';
import { checkedCollection, defaultsOf } from '#server/content/checkedCollection.ts';
import type { ContentClient } from '#server/content/contentClient.ts';
import { contentKey } from '#server/content/contentKey.ts';
import { type RewriteContent, rewritten } from '#server/content/rewritten.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { ContentOptions, ContentSource } from '#shared/content/ContentSource.ts';
import { type CollectionName, type CollectionValue, collections } from '#shared/content/collections.ts';
import { findMistakes, type LinkTargets, type Mistake } from '#shared/content/mistakes/findMistakes.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { DEFAULT_LOCALE, type Language } from '#shared/locales.ts';
import type { RedirectIndex } from '#shared/redirects/redirectIndex.ts';

/** The drafts of the content service for one request, which no cache keeps. */
export interface DraftReader {
  bind(locale: Language, trace?: RequestTrace): ContentSource;
  /** Mistakes in what was read so far. */
  mistakes(): Promise<Mistake[]>;
}

/** Dependencies of createDraftReader. */
export interface DraftReaderOptions {
  client: Pick<ContentClient, 'find'>;
  /** What the brand of the host says instead. */
  rewrite?: RewriteContent | undefined;
  /** CONTENT_PREVIEW_TOKEN; undefined: the client's own. */
  token: string | undefined;
  /** Milliseconds for one collection. */
  timeout: number;
  /** The published redirects. */
  redirects: (locale: Language, trace: RequestTrace) => Promise<RedirectIndex>;
  trace: RequestTrace;
  /** Called when a collection cannot be read. */
  onError: (error: unknown, collection: CollectionName) => void;
}

interface RawReading {
  name: CollectionName;
  locale: Language;
  data: unknown;
}

const isEmpty = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** Creates the reader of drafts of one request. Each collection is read once; a failed one gets the defaults of the code, except `pages`. */
export function createDraftReader({
  client,
  rewrite,
  token,
  timeout,
  redirects,
  trace,
  onError,
}: DraftReaderOptions): DraftReader {
  const readings = new Map<string, Promise<unknown>>();
  const raw: RawReading[] = [];
  /** Found while reading: what is not translated, what cannot be read. */
  const atReading: Mistake[] = [];

  async function find(name: CollectionName, locale: Language, { filters, signal }: ContentOptions): Promise<unknown> {
    const { path, populate } = collections[name];
    const limit = AbortSignal.timeout(timeout);
    const { data } = await client.find(
      path,
      {
        locale,
        populate,
        status: 'draft',
        trace,
        ...(filters ? { filters } : {}),
        ...(token === undefined ? {} : { token }),
      },
      signal ? AbortSignal.any([signal, limit]) : limit,
    );
    return data;
  }

  async function load(name: CollectionName, locale: Language, options: ContentOptions): Promise<unknown> {
    let data = await find(name, locale, options);
    if (locale !== DEFAULT_LOCALE && isEmpty(data)) {
      const other = await find(name, DEFAULT_LOCALE, options);
      if (!isEmpty(other)) {
        const filterValues = Object.values(options.filters ?? {}).flatMap((operators) => Object.values(operators));
        atReading.push({ kind: 'language', collection: name, field: filterValues.join(', '), detail: locale });
      }
      if (collections[name].fallbackLocale) data = other;
    }
    raw.push({ name, locale, data });
    return deepFreeze(rewritten(rewrite, name, { value: checkedCollection(name, data), locale }));
  }

  async function read(name: CollectionName, locale: Language, options: ContentOptions): Promise<unknown> {
    const key = contentKey(name, locale, options.filters);
    const pending = readings.get(key);
    const loading = pending ?? load(name, locale, options);
    readings.set(key, loading);
    const noted = async () => ({ value: await loading, verdict: 'bypass' as const });
    try {
      return pending ? await pending : (await noteCall(trace, `draft:${name}`, noted())).value;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (!pending) {
        onError(error, name);
        atReading.push({ kind: 'unread', collection: name, field: '', detail: String(error).slice(0, 80) });
      }
      if (name !== 'pages') return defaultsOf(name);
      throw new AppError('InternalServerErrorException', {
        status: 503,
        message: 'The content service does not answer',
        cause: error,
      });
    }
  }

  async function targetsOf(locale: Language): Promise<LinkTargets> {
    const [pages, rules] = await Promise.all([
      find('pages', locale, {}).catch(() => undefined),
      redirects(locale, trace).catch(() => undefined),
    ]);
    const slugs = Array.isArray(pages)
      ? new Set(pages.map((page: { slug?: unknown }) => String(page.slug)))
      : undefined;
    return { slugs, isRedirected: (address) => rules?.match(address) !== undefined };
  }

  return {
    bind:
      (locale) =>
      async <N extends CollectionName>(name: N, options: ContentOptions = {}) =>
        (await read(name, options.locale ?? locale, options)) as CollectionValue<N>,
    async mistakes() {
      const locales = [...new Set(raw.map(({ locale }) => locale))];
      const targets = new Map(await Promise.all(locales.map(async (one) => [one, await targetsOf(one)] as const)));
      return [...atReading, ...raw.flatMap(({ name, locale, data }) => findMistakes(name, data, targets.get(locale)))];
    },
  };
}
