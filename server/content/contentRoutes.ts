import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { parseCookie } from 'cookie';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import qs from 'qs';
import type { CacheStrategy } from '#config/caching.ts';
import { type CacheStats, createCache } from '#server/cache/createCache.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import type { SiblingTiers } from '#server/cache/tiers/createSitesTier.ts';
import { textDigest } from '#server/cache/tiers/textDigest.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { withinLimit } from '#server/http/limits/withinLimit.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { TraceIds } from '#server/http/trace/RequestTrace.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import type { ContentFilters } from '#shared/content/ContentSource.ts';
import { type CollectionName, collections, isCollectionName } from '#shared/content/collections.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { DEFAULT_LOCALE, inScript, isLocale, type Language } from '#shared/locales.ts';
import { contentToCyrillic } from '#shared/script/contentToCyrillic.ts';
import { ContentError } from './contentClient.ts';
import { contentKey } from './contentKey.ts';
import type { CollectionQuestion, ReadCollection } from './createCollectionReader.ts';
import { refuseContent } from './refuseContent.ts';

/** Dependencies and limits of `contentRoutes`. */
export interface ContentRoutesOptions {
  readCollection: ReadCollection;
  /** Called when a reading that the request `id` waits for fails; not called for refused tokens or when the visitor left. */
  onError?: (error: unknown, collection: CollectionName, id: string) => void;
  times: (collection: string) => CacheStrategy;
  /** Size of the cache, in bytes. */
  maxBytes: number;
  memory?: SiteMemory | undefined;
  /** Timeout of one reading, in ms. */
  timeout: number;
  limit: RateLimiter;
  siblings?: SiblingTiers | undefined;
  /** CONTENT_PREVIEW_TOKEN, for pages of an editor's preview. */
  previewToken?: string | undefined;
  /** Answers `GET /uploads/*`. */
  uploads: RequestHandler;
}

/** The router of `/content` and `/uploads`, with `purge` (of one collection, or of all) and `stats` of its cache. */
export type ContentRoutes = Router & { purge(name?: CollectionName): void; stats(): CacheStats };

/**
 * Fields that a browser may filter by, with `$eq` only. Anything wider (`$contains` on a private field, a filter
 * through a relation) would let an attacker guess fields that the answer leaves out.
 */
const searchable = new Set(['id', 'documentId', 'url', 'slug', 'host', 'name']);
const LONGEST_VALUE = 200;
/**
 * How many browser requests may call the content service at once. Requests with arbitrary parameters miss the cache; they must
 * not delay the requests of pages, which share the client's compartment (reliability B9).
 */
const MAX_CALLS = 4;
const MAX_WAITING = 64;
/** `Retry-After` in seconds when too many requests wait. */
const RETRY_AFTER = 2;

/** How many refused tokens are remembered, and for how long in ms. */
const MAX_REFUSED = 10_000;
const REFUSED_TTL = 60_000;

type CachedAnswer = { json: string };

interface ContentRequest {
  collection: CollectionName;
  question: CollectionQuestion;
  /** Script of the answer where it is not the language's default. */
  script: string | undefined;
  key: string;
}

/**
 * Serves `GET /content/{collection}[/{id}]` and `/uploads/*` to browsers from the content service. Errors have the shape of the
 * content service: 404, 405, 429, 502, and 503 with `Retry-After` when too many requests wait (reliability B9).
 */
export function contentRoutes(options: ContentRoutesOptions): ContentRoutes {
  const { readCollection, onError, times, maxBytes, memory, timeout, limit, siblings, previewToken, uploads } = options;
  const compartment = bulkhead(MAX_CALLS, MAX_WAITING);
  const cache = createCache<CachedAnswer>({
    name: 'content.routes',
    maxEntries: 5_000,
    maxBytes: Math.max(1, Math.floor(maxBytes / 4)),
    memory,
    second: siblings?.of('content.routes'),
    sizeOf: ({ json }) => json.length * 2,
    times: (key) => times(key.slice(0, key.indexOf('|'))),
    timeout,
    holdErrors: true,
  });

  async function load(
    { collection, question, script }: ContentRequest,
    token: string | undefined,
    signal: AbortSignal,
    trace: TraceIds,
  ) {
    const request = { ...question, trace, ...(token === undefined ? {} : { token }) };
    try {
      const { data, pagination } = await compartment.execute(() => readCollection(collection, request, signal), signal);
      const read = script === undefined ? data : contentToCyrillic(collection, data);
      return { json: JSON.stringify({ data: read, meta: pagination ? { pagination } : {} }) };
    } catch (error) {
      if (!isRefusal(error) && outcomeOf(error) !== 'left') onError?.(error, collection, trace.id);
      throw error;
    }
  }

  /** Digests of tokens that the service has refused, so that an arbitrary cookie value bypasses the cache only once. */
  const refused = createLru<true>({ max: MAX_REFUSED, ttl: REFUSED_TTL });
  const wasRefused = new WeakSet<Response>();
  const mayBeEditor = withinLimit(limit, 'editors', { hasSucceeded: (res) => !wasRefused.has(res) });

  /** An answer to an editor depends on the rights of the token: it is neither read from the cache nor stored. */
  async function answerEditor(request: ContentRequest, token: string, res: Response): Promise<void> {
    try {
      const trace = contextOf(res);
      const answerOwn = async () => ({
        value: await load(request, token, AbortSignal.timeout(timeout), trace),
        verdict: 'bypass' as const,
      });
      const { value } = await noteCall(trace, 'content.routes', answerOwn());
      storeNowhere(res);
      res.type('json').send(value.json);
    } catch (error) {
      if (!isRefusal(error)) return fail(res, error);
      refused.set(textDigest(token), true);
      wasRefused.add(res);
      return answerVisitor(request, res);
    }
  }

  /** A page of an editor's preview (createPreviews): drafts, neither read from the cache nor stored. */
  async function answerDraft({ question, ...request }: ContentRequest, res: Response): Promise<void> {
    const draft = { ...request, question: { ...question, status: 'draft' as const } };
    try {
      const { json } = await load(draft, previewToken, AbortSignal.timeout(timeout), contextOf(res));
      storeNowhere(res);
      res.type('json').send(json);
    } catch (error) {
      fail(res, error);
    }
  }

  async function answerVisitor(request: ContentRequest, res: Response): Promise<void> {
    const { key, collection } = request;
    const trace = contextOf(res);
    try {
      const pending = cache.get(key, (signal) => load(request, undefined, signal, trace), collection);
      const { value } = await noteCall(trace, 'content.routes', pending);
      res.setHeader('Cache-Control', 'public, max-age=30, stale-while-revalidate=60');
      res.type('json').send(value.json);
    } catch (error) {
      fail(res, error);
    }
  }

  const answerCollection: RequestHandler = async (req, res) => {
    const { collection, id } = req.params as { collection: string; id?: string };
    res.setHeader('X-Content-Type-Options', 'nosniff');
    const question = isCollectionName(collection) ? questionOf(req, id) : undefined;
    if (!isCollectionName(collection) || !question) return refuseContent(res, 404, 'NotFoundError', 'Not Found');
    const { locale, filters, pagination, fallback } = question;
    const isWide = fallback || collections[collection].fallbackLocale;
    const script = askedScript(req, locale);
    const key = contentKey(collection, locale, filters, [id ?? '', pagination ?? '', isWide, script ?? '']);
    const request = { collection, question: { ...question, ...(id === undefined ? {} : { id }) }, script, key };
    if (contextOf(res).preview) return answerDraft(request, res);
    const token = editorOf(req);
    if (token === undefined || refused.has(textDigest(token))) return answerVisitor(request, res);
    return (await mayBeEditor(req, res)) ? answerEditor(request, token, res) : answerVisitor(request, res);
  };

  const router = express.Router();
  router.get(
    '/content/:collection{/:id}',
    limit('reads', (_req, res) => refuseContent(res, 429, 'RateLimitError', 'Too Many Requests')),
    answerCollection,
  );
  router.get('/uploads/{*path}', uploads);
  router.all(['/content{/*path}', '/uploads{/*path}'], (req, res) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads) res.setHeader('Allow', 'GET, HEAD');
    refuseContent(
      res,
      reads ? 404 : 405,
      reads ? 'NotFoundError' : 'MethodNotAllowedError',
      reads ? 'Not Found' : 'Method Not Allowed',
    );
  });
  return Object.assign(router, {
    purge(name?: CollectionName) {
      if (name === undefined) cache.purge(() => true);
      else cache.purge(name);
    },
    stats: () => cache.stats(),
  });
}

function fail(res: Response, error: unknown): void {
  if (!isBulkheadRejectedError(error))
    return refuseContent(res, 502, 'BadGatewayError', 'The content service did not answer');
  res.setHeader('Retry-After', RETRY_AFTER);
  refuseContent(res, 503, 'ServiceUnavailableError', 'Too many questions wait');
}

/** Whether the service refused the token of an editor. */
function isRefusal(error: unknown): boolean {
  return error instanceof ContentError && (error.status === 401 || error.status === 403);
}

/** The token in the editor's cookie; undefined without a cookie, or when its value is not a token. */
function editorOf(req: Request): string | undefined {
  const token = parseCookie(req.headers.cookie ?? '')[serverCookieNames.contentToken];
  return token !== undefined && /^[\w.~+/=-]{1,4096}$/.test(token) ? token : undefined;
}

/** The requested script; undefined where the language does not have it. */
function askedScript({ query }: Request, locale: Language): string | undefined {
  const script = query[scriptKey] === 'Cyrl' ? 'Cyrl' : undefined;
  return inScript(locale, script) === locale ? undefined : script;
}

/** Reads the query; undefined when it asks for something not allowed. Unknown parameters are ignored. */
function questionOf(req: Request, id: string | undefined): CollectionQuestion | undefined {
  if (id !== undefined && !/^[\w-]{1,64}$/.test(id)) return undefined;
  const mark = req.originalUrl.indexOf('?');
  const query =
    mark === -1
      ? {}
      : qs.parse(req.originalUrl.slice(mark + 1), { depth: 3, parameterLimit: 20, arrayLimit: 20, plainObjects: true });
  const locale = isLocale(query['locale']) ? query['locale'] : DEFAULT_LOCALE;
  const question: CollectionQuestion = { locale, fallback: query['fallback'] === '1' };
  if (query['filters'] !== undefined) {
    const filters: ContentFilters = {};
    if (typeof query['filters'] !== 'object') return undefined;
    for (const [field, operators] of Object.entries(query['filters'] as object)) {
      const { $eq, ...others } = (operators ?? {}) as Record<string, unknown>;
      if (
        !searchable.has(field) ||
        typeof $eq !== 'string' ||
        $eq.length > LONGEST_VALUE ||
        Object.keys(others).length > 0
      )
        return undefined;
      filters[field] = { $eq };
    }
    question.filters = filters;
  }
  const { page, pageSize } = (typeof query['pagination'] === 'object' ? query['pagination'] : {}) as Record<
    string,
    unknown
  >;
  if (page !== undefined || pageSize !== undefined) {
    const numbers = { page: Number(page ?? 1), pageSize: Number(pageSize ?? 25) };
    const within = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
    if (!within(numbers.page, 1_000) || !within(numbers.pageSize, 100)) return undefined;
    question.pagination = numbers;
  }
  return question;
}
