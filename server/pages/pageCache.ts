import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { CacheStrategy } from '#config/caching.ts';
import { cacheability, type UncacheableReason } from '#server/cache/cacheability.ts';
import type { Cached, CacheStats, CacheVerdict, Purge } from '#server/cache/createCache.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import { isRobot } from '#server/http/isRobot.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { UpstreamCall } from '#server/http/trace/RequestTrace.ts';
import { createAskedPages } from './createAskedPages.ts';
import { createPageStores } from './createPageStores.ts';
import type { Page, PageRequest, RenderedPage } from './Page.ts';
import { pageOf } from './pageOf.ts';
import { pageRequestOf } from './pageRequestOf.ts';
import { RECORDING, type Recording, RecordingStopped, recordPage } from './recordPage.ts';
import { maxPacked, sendPage } from './sendPage.ts';

/** Options of `pageCache`. */
export interface PageCacheOptions {
  /**
   * Cache times of the pages of a route (`/game/:sysname`), read at every request. Without a route those of all pages; then `fresh: 0`
   * switches the cache off.
   */
  times: (route?: string) => CacheStrategy;
  /** Cache times of 404 pages. They are cached separately, so that a scan of random URLs cannot evict real pages (reliability A7). */
  missingTimes?: () => CacheStrategy;
  maxBytes: number;
  memory?: SiteMemory | undefined;
  maxEntries?: number;
  /** Part of the key: a page of another build refers to scripts that may not exist any more. */
  buildId: string;
  /** Other settings that determine the headers of every page, as a text in the key: pages of another variant are not served. */
  variant?: () => string;
  /** The public origin of a request, for absolute links. It follows from the host name, which is in the key. */
  originOf: (req: IncomingMessage) => string;
  /** Whether pages under this origin may be cached; without PUBLIC_ORIGIN clients can use any host name (createKnownOrigins). */
  isKnownOrigin?: (origin: string) => boolean;
  /** Renders a whole page without a visitor, in the background; must obey the signal. */
  rerender: (request: PageRequest, signal: AbortSignal) => Promise<RenderedPage>;
  /** Milliseconds a render may take; requests that wait longer render their own page. */
  timeout?: number;
  onError?: (error: unknown, key: string) => void;
  /** Called when a page was rendered again in the background. */
  onRerendered?: (page: RerenderedPage) => void;
  now?: () => number;
}

/** A page that was rendered without a visitor: its key, its bytes in the cache, the milliseconds it took, and its calls to upstreams. */
export interface RerenderedPage {
  readonly route: string | undefined;
  readonly key: string;
  readonly size: number;
  readonly ms: number;
  readonly calls: readonly UpstreamCall[];
}

/** The handler of the page cache, with `purge` and `stats` (of pages, then of 404 pages). */
export type PageCache = RequestHandler & {
  /**
   * Answers with a cached page that is still fresh; returns false when nothing was done. For use early in the chain: all later stages
   * let the page through seconds ago. A stage that decides per visitor must run before it.
   */
  answerFresh(req: IncomingMessage, res: ServerResponse): boolean;
  purge(which: Purge): void;
  stats(): CacheStats[];
};

const name = 'pages';
/** Pages, beside the limit of their bytes. */
export const MAX_PAGES = 20_000;

/** Bytes that a page takes in the cache, both compressed forms included. */
const sizeOf = (page: Page) => page.bytes + maxPacked(page) + page.segments.length * 100 + 2_000;

/**
 * Caches rendered pages for visitors who are not signed in.
 *
 * `cacheability` decides which pages are cached; the log and Cache-Status contain the reason when one is not. The key consists of the
 * build, the variant, the origin, the locale, the path and an allow-listed query; the render must read only `cacheableUrl(url)`.
 *
 * A cached page has no nonce: the page is cut at each occurrence of the nonce it was rendered with, and a hit sends the
 * slices with the nonce of its response between them. Therefore there is no ETag and no 304: a 304 would combine a new CSP with
 * the browser's old body and block all its scripts.
 *
 * The first visitor of a cold page gets the stream while it is recorded. Concurrent visitors get the recording: when it is complete,
 * or, when a part of the page is slow, as it grows. Robots render cold pages alone: the first byte of a robot's page comes when all
 * of it is there, and nobody should wait for that.
 *
 * Not shared between processes; a deploy starts cold. Runs after the redirects and directly before the render.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { times, missingTimes = times, maxBytes, memory, maxEntries = MAX_PAGES, rerender } = options;
  const { timeout = 10_000, onError, onRerendered, now } = options;
  const isOn = () => times().fresh > 0;
  const isOff = (route: string | undefined) => times(route).fresh <= 0;
  const askedOf = createAskedPages({ ...options, isOn });
  const { pages, missing, fresh } = createPageStores<Page>({
    times,
    missingTimes,
    maxBytes,
    memory,
    maxEntries,
    timeout,
    sizeOf,
    onError: (error, key) => {
      if (!(error instanceof RecordingStopped)) onError?.(error, key);
    },
    ...(now ? { now } : {}),
  });

  const recordings = new Map<string, Recording>();
  /** Counts purges: a render that began before one may show what was changed. */
  let purges = 0;

  async function renderAgain(request: PageRequest, key: string, old: Page, signal: AbortSignal): Promise<Page> {
    const startedAt = performance.now();
    const { status, html, nonce, headers, rendered, calls = [] } = await rerender(request, signal);
    const answered = { status, setsCookie: false, isHtml: true, bytes: html.length, rendered };
    const decision = cacheability({ answer: answered });
    const { reason } = decision;
    // All other pages are rendered again too before they are served.
    if (reason === 'maintenance') purge(() => true);
    if (reason === 'maintenance' || reason === 'moved') {
      // The next visitor gets a new render.
      pages.delete(key);
      throw new RecordingStopped(decision);
    }
    if (reason !== undefined && reason !== 'refused')
      throw new Error(`${request.url} could not be rendered whole (${status}, ${reason})`);
    const { route } = old;
    const page: Page = {
      ...pageOf({ status, nonce, headers: headers ?? {}, html, decision, route }),
      ...(headers ? {} : headersOf(old)),
    };
    if (page.storedIn !== 'pages') pages.delete(key);
    if (page.storedIn === 'missing') missing.set(key, page);
    onRerendered?.({ route, key, size: sizeOf(page), ms: performance.now() - startedAt, calls });
    return page;
  }

  function purge(which: Purge): void {
    purges += 1;
    pages.purge(which);
  }

  /** Renders a cold page for a robot, and stores it when it is complete, unless a visitor's page was stored meanwhile. */
  function renderForRobot(res: Response, next: () => void, key: string): void {
    const before = purges;
    note(res, 'miss', RECORDING);
    const store = (page: Page) => {
      if (purges !== before) return;
      if (page.storedIn === 'missing') missing.set(key, page);
      if (page.storedIn === 'pages' && pages.lastResort(key) === undefined) pages.set(key, page);
    };
    recordPage(res, next, isOff).page.then(
      (page) => {
        store(page);
        noteStored(res, key, page);
      },
      () => {},
    );
  }

  async function serve(req: Request, res: Response, next: () => void, key: string, attempt = 0): Promise<void> {
    let streaming = false;
    let cached: Cached<Page>;
    const request = pageRequestOf(req, res, options.originOf);
    try {
      const pending = pages.get(key, (signal) => {
        // With an old page to serve, the new one is rendered whole, so that a failure can still serve the old one.
        const old = pages.lastResort(key);
        if (old) return renderAgain(request, key, old, signal);
        streaming = true;
        note(res, 'miss', RECORDING);
        return record(res, next, key).then((page) => {
          if (page.storedIn === 'missing') missing.set(key, page);
          noteStored(res, key, page);
          return page;
        });
      });
      const recording = streaming || req.method !== 'GET' ? undefined : recordings.get(key);
      if (recording) {
        pending.catch(() => {});
        if ((await recording.isLong) && !res.destroyed) {
          note(res, 'collapsed', 'croupier; fwd=miss; collapsed');
          return recording.follow(res);
        }
      }
      cached = await pending;
    } catch (error) {
      if (streaming || res.headersSent || res.destroyed) return;
      const stopped = error instanceof RecordingStopped ? error.reason : undefined;
      if (error instanceof RecordingStopped && !error.forbidden && attempt < 2)
        return serve(req, res, next, key, attempt + 1);
      contextOf(res).uncacheable = stopped;
      note(res, 'bypass', `${RECORDING}; detail=${stopped ?? 'alone'}`);
      return next();
    }
    if (streaming || res.destroyed) return;
    const { verdict, freshMs, value } = cached;
    const fetched = `fwd=${verdict === 'refresh' ? 'stale' : 'miss'}; collapsed`;
    answer(req, res, key, value, verdict, verdict === 'stale' ? hit(freshMs) : fetched);
  }

  function record(res: Response, next: () => void, key: string): Promise<Page> {
    const recording = recordPage(res, next, isOff);
    recordings.set(key, recording);
    const isOver = () => {
      if (recordings.get(key) === recording) recordings.delete(key);
    };
    recording.page.then(isOver, isOver);
    return recording.page;
  }

  /** Answers with a fresh page; returns false when there is none. */
  function answerCached(req: IncomingMessage, res: ServerResponse, key: string): boolean {
    const ready = fresh(key);
    if (!ready) return false;
    answer(req, res, key, ready.value, 'hit', hit(ready.freshMs));
    return true;
  }

  const handler: RequestHandler = (req, res, next) => {
    const request = askedOf(req, res);
    const bypass = (reason: UncacheableReason) => {
      contextOf(res).uncacheable = reason;
      note(res, 'bypass', `croupier; fwd=bypass; detail=${reason}`);
      next();
    };
    const decision = cacheability({ request });
    const { key } = request;
    if (decision.reason === undefined || decision.reason === 'off')
      contextOf(res).cachedPage = { key, size: undefined };
    res.setHeader('Cache-Control', decision.cacheControl);
    // For a CDN that is configured to ignore Cache-Control (reliability D7).
    res.setHeader('CDN-Cache-Control', 'no-store');
    // Pages for Save-Data visitors use small pictures.
    res.vary('Save-Data');
    // The script of the page (scriptOf) and the session come from cookies.
    res.vary('Cookie');
    if (decision.reason !== undefined) return bypass(decision.reason);
    res.vary('Accept-Encoding');
    if (answerCached(req, res, key)) return;
    request.fills = pages.lastResort(key) === undefined;
    const filling = cacheability({ request });
    if (filling.reason !== undefined) return bypass(filling.reason);
    if (request.fills && isRobot(req)) return renderForRobot(res, next, key);
    return serve(req, res, next, key);
  };
  return Object.assign(handler, {
    answerFresh(req: IncomingMessage, res: ServerResponse) {
      const request = askedOf(req, res);
      return cacheability({ request }).cacheable && answerCached(req, res, request.key);
    },
    purge(which: Purge) {
      purge(which);
      missing.clear();
      // Later visitors must not follow a recording that began before the purge.
      recordings.clear();
    },
    stats: () => [pages.stats(), missing.stats()],
  });
}

/** RFC 9211: `ttl` in seconds, negative when the page is served past its freshness. */
function hit(freshMs: number): string {
  return `hit; ttl=${Math.floor(freshMs / 1_000)}`;
}

/** Records the verdict, and sets Cache-Status on an answer that another stage writes. */
function note(res: ServerResponse, verdict: CacheVerdict, status: string): void {
  contextOf(res).cache.push({ name, verdict });
  res.setHeader('Cache-Status', status);
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  key: string,
  page: Page,
  verdict: CacheVerdict,
  status: string,
): void {
  const context = contextOf(res);
  context.cachedPage = { key, size: sizeOf(page) };
  context.cache.push({ name, verdict });
  context.route = page.route;
  context.uncacheable = page.uncacheable;
  sendPage(req, res, page, ['Cache-Status', `croupier; ${status}`]);
}

/** Notes for the log how large the page is that was stored. */
function noteStored(res: ServerResponse, key: string, page: Page): void {
  if (page.storedIn !== undefined) contextOf(res).cachedPage = { key, size: sizeOf(page) };
}

function headersOf({ fixedHeaders, slottedHeaders }: Page): Pick<Page, 'fixedHeaders' | 'slottedHeaders'> {
  return { fixedHeaders, slottedHeaders };
}
