import { bulkhead } from 'cockatiel';
import qs from 'qs';
import { Pool } from 'undici';
import type { TraceIds } from '#server/http/trace/RequestTrace.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import type { Breaker, CallOutcome } from '#server/upstream/createBreaker.ts';
import { guardCall } from '#server/upstream/guardCall.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import { readText } from '#server/upstream/readText.ts';
import type { ContentFilters } from '#shared/content/ContentSource.ts';
import { flattenEntity } from '#shared/content/flattenEntity.ts';
import type { Language } from '#shared/locales.ts';

/** A query of one collection: the language, and optionally filters, relations, sorting and one page or record. */
export interface ContentQuery {
  locale: Language;
  filters?: ContentFilters;
  populate?: readonly string[];
  sort?: readonly string[];
  /** One page of a list; without it all pages are read, up to 1,000 records. */
  pagination?: { page: number; pageSize: number };
  /** Reads one record instead of a list. */
  id?: string;
  /** The bearer token of an editor; replaces the site's token. */
  token?: string;
  /** Reads drafts instead of what is published (Strapi 5). */
  status?: 'draft';
  /** The request that starts the reading. */
  trace?: TraceIds | undefined;
}

/** An answer of the content service to `find`. */
export interface ContentAnswer {
  /** Flattened: a record, a list of records, or null when the record does not exist in this language. */
  data: unknown;
  pagination?: { page: number; pageSize: number; pageCount: number; total: number };
}

/** Reads collections of the content service. `find` rejects with `ContentError`, `BreakerOpen` or a network error. */
export interface ContentClient {
  find(path: string, query: ContentQuery, signal: AbortSignal): Promise<ContentAnswer>;
  close(): Promise<void>;
}

/** Address, credentials and limits of the content service. */
export interface ContentClientOptions {
  /** CONTENT_URL: an origin with or without a path, no trailing slash. */
  url: string;
  token?: string | undefined;
  /** CONTENT_QUERY: added to every query. */
  query?: string | undefined;
  /** CONTENT_LOCALES: `ru=ru-RU`; a language that is not named has its own name. */
  locales?: readonly string[] | undefined;
  /** Timeout of one answer in ms. */
  timeout: number;
  /** Keep-alive in ms. Shorter than the service's, or a request could be sent on a connection that the service is closing. */
  idle: number;
  breaker?: Breaker | undefined;
  observe?: ObserveCall | undefined;
}

/** The content service answered with an error (`status` is its HTTP status), too many bytes, or something other than its dialect. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly status: number;
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Concurrent calls; further calls wait, so that a slow content service cannot exhaust the process (reliability D9). */
const MAX_CALLS = 16;
const MAX_WAITING = 1_000;
/** Records per page; a default install refuses more than a hundred. */
const PAGE_SIZE = 100;
const MAX_RECORDS = 1_000;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Creates a client of Strapi's REST dialect, versions 4 and 5. Knows nothing about particular collections; never retries. Throws a
 * TypeError for a `url` that cannot be parsed.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { url, token, query: site, locales = [], timeout, idle, breaker, observe } = options;
  const localeNames = new Map(locales.map((pair) => pair.split('=', 2) as [string, string]));
  const { origin, pathname } = new URL(url);
  const base = pathname === '/' ? '' : pathname;
  const open = () =>
    new Pool(origin, {
      keepAliveTimeout: idle,
      keepAliveMaxTimeout: idle,
      connect: { timeout: Math.min(timeout, 2_000) },
      connections: MAX_CALLS,
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
  let opened: Pool | undefined;
  /** Opened with its first call: a brand whose content another one reads makes none, and the queue of a pool takes 16 kB. */
  const pool = () => (opened ??= open());
  const compartment = bulkhead(MAX_CALLS, MAX_WAITING);

  function ask(
    path: string,
    query: ContentQuery,
    page: ContentQuery['pagination'],
    signal: AbortSignal,
  ): Promise<ContentAnswer> {
    const guard = { breaker, observe, operation: path, outcomeOf: outcomeOfContent };
    return guardCall(guard, () => compartment.execute(() => exchange(path, query, page, signal), signal));
  }

  async function exchange(
    path: string,
    query: ContentQuery,
    page: ContentQuery['pagination'],
    signal: AbortSignal,
  ): Promise<ContentAnswer> {
    const { locale, filters, populate, sort, id, status, trace } = query;
    // The dialect expects indices in brackets and encodes only the values.
    const search = qs.stringify(
      { filters, sort, populate, pagination: page, locale: localeNames.get(locale) ?? locale, status },
      { encodeValuesOnly: true, arrayFormat: 'indices' },
    );
    const bearer = query.token ?? token;
    const where = `${path}${id === undefined ? '' : `/${id}`}`;
    const { statusCode, headers, body } = await pool().request({
      method: 'GET',
      path: `${base}/api/${where}?${search}${site === undefined ? '' : `&${site}`}`,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(trace === undefined ? {} : traceHeaders(trace)),
      },
      signal,
    });
    if (Number(headers['content-length'] ?? 0) > MAX_BYTES) {
      await body.dump();
      throw new ContentError(`${where}: the answer is larger than ${MAX_BYTES} bytes`, statusCode);
    }
    const text = await readText({ headers, body }, MAX_BYTES);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (cause) {
      throw new ContentError(`${where}: HTTP ${statusCode} and not JSON`, statusCode, { cause });
    }
    return read(where, statusCode, json);
  }

  /** One record as a list of one: the service filters lists only, and would give a record of another site by its id. */
  async function ofSite(path: string, query: ContentQuery, signal: AbortSignal) {
    const { id = '', ...list } = query;
    const filters = { ...list.filters, [/^\d+$/.test(id) ? 'id' : 'documentId']: { $eq: id } };
    const { data } = await ask(path, { ...list, filters }, { page: 1, pageSize: 1 }, signal);
    return { data: Array.isArray(data) ? ((data[0] as unknown) ?? null) : null };
  }

  return {
    async find(path, query, signal) {
      if (query.id !== undefined && site !== undefined) return ofSite(path, query, signal);
      if (query.pagination || query.id !== undefined) return ask(path, query, query.pagination, signal);
      const first = await ask(path, query, { page: 1, pageSize: PAGE_SIZE }, signal);
      if (!Array.isArray(first.data) || !first.pagination) return first;
      const records: unknown[] = [...first.data];
      // The service may allow smaller pages than requested: its page count decides.
      for (let page = 2; page <= first.pagination.pageCount && records.length < MAX_RECORDS; page += 1) {
        const next = await ask(path, query, { page, pageSize: first.pagination.pageSize }, signal);
        if (!Array.isArray(next.data) || next.data.length === 0) break;
        records.push(...next.data);
      }
      const data = records.slice(0, MAX_RECORDS);
      return { data, pagination: { page: 1, pageSize: data.length, pageCount: 1, total: first.pagination.total } };
    },
    // Also one that was never used, so that later calls are refused.
    close: () => pool().close(),
  };
}

/** A 4xx answer to one query (400, 403) is not an outage. */
function outcomeOfContent(error: unknown): CallOutcome {
  return error instanceof ContentError && error.status >= 400 && error.status < 500 ? 'answered' : outcomeOf(error);
}

/** Reads `{data, meta}`. 404 means "no such record in this language"; an `error` in the body is an error under any status. */
function read(where: string, status: number, json: unknown): ContentAnswer {
  const { data, error, meta } = (typeof json === 'object' && json !== null ? json : {}) as {
    data?: unknown;
    error?: { message?: unknown } | null;
    meta?: { pagination?: Partial<Record<'page' | 'pageSize' | 'pageCount' | 'total', unknown>> };
  };
  if (status === 404) return { data: null };
  if (status !== 200 || error)
    throw new ContentError(`${where}: HTTP ${status} ${String(error?.message ?? '')}`.trim(), status);
  if (data === undefined || (data !== null && typeof data !== 'object'))
    throw new ContentError(`${where}: an answer without data`, status);
  const flat = flattenEntity(data);
  const { page, pageSize: size, pageCount, total } = meta?.pagination ?? {};
  const numbers = [page, size, pageCount, total].map(Number);
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) return { data: flat };
  const [one = 1, two = PAGE_SIZE, three = 1, four = 0] = numbers;
  return { data: flat, pagination: { page: one, pageSize: two, pageCount: three, total: four } };
}
