import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { CacheStrategy } from '../../config/caching.ts';
import { contextOf } from '../http/requestContext.ts';
import { cacheability, type UncacheableReason } from './cacheability.ts';
import { cacheableUrl } from './cacheableUrl.ts';
import { type Cached, type CacheStats, type CacheVerdict, createCache, type Purge } from './createCache.ts';
import type { Page, PageFacts, RenderedPage } from './Page.ts';
import { createAskedPages } from './createAskedPages.ts';
import { pageOf } from './pageOf.ts';
import { RECORDING, type Recording, recordPage, RecordingStopped } from './recordPage.ts';
import { maxPacked, sendPage } from './sendPage.ts';

export interface PageCacheOptions {
  /** Read at every request; `fresh: 0` switches the cache off. */
  times: () => CacheStrategy;
  /** Of the 404s. They live apart, so that a scan of made-up addresses cannot push out real pages (reliability A7). */
  missingTimes?: () => CacheStrategy;
  maxBytes: number;
  maxEntries?: number;
  /** A page of another build points at scripts that may be gone. */
  buildId: string;
  /** What else decides about the headers of every page, as a text: pages made under another one are not served. */
  variant?: () => string;
  /** The public origin of a request, for absolute links. It follows from the name the visitor used, which is in the key. */
  originOf: (req: IncomingMessage) => string;
  /** Whether pages under this name may be cached; where the operator has not named the site, visitors invent names (createKnownOrigins). */
  isKnownOrigin?: (origin: string) => boolean;
  /** Renders a page for nobody in particular, whole. Runs behind a visitor's back; must obey the signal. */
  rerender: (facts: PageFacts, signal: AbortSignal) => Promise<RenderedPage>;
  /** Milliseconds a render may take before those who wait for it render by themselves. */
  timeout?: number;
  onError?: (error: unknown, key: string) => void;
  now?: () => number;
}

export type PageCache = RequestHandler & {
  /**
   * Answers with a cached page that is still fresh; false: nothing was done. For a place far ahead in the chain: such a
   * page was let through by every later stage seconds ago. A stage that asks each visitor anew must have its say before.
   */
  answerFresh(req: IncomingMessage, res: ServerResponse): boolean;
  purge(which: Purge): void;
  stats(): CacheStats[];
};

const name = 'pages';
const maxMissing = 1_000;

/**
 * Caches rendered pages for visitors who are not signed in.
 *
 * Which page is cached is `cacheability`'s to say, and why not in the log and in Cache-Status. The key is the build, the variant, the origin, the locale, the path and an
 * allow-listed query; the render must look at `cacheableUrl(url)` and at nothing else of the request.
 *
 * A cached page has no nonce: the page is cut at each occurrence of the nonce it was rendered with, and a hit sends the
 * slices with the nonce of its own response between them. Therefore no ETag and no 304: a 304 would bring a new CSP to
 * the browser's old body and kill all its scripts.
 *
 * The first visitor of a cold page gets the stream while it is recorded. Those who come meanwhile get the recording: as soon
 * as it is whole, or, when a part of the page lets everybody wait, as it grows.
 *
 * Not shared between processes; a deploy starts cold. Sits after the redirects and directly before the render.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { times, missingTimes = times, maxBytes, maxEntries = 20_000, rerender, timeout = 10_000 } = options;
  const { onError, now } = options;
  const isOn = () => times().fresh > 0;
  const askedOf = createAskedPages({ ...options, isOn });
  const clock = now ? { now } : {};
  const sizeOf = (page: Page) => page.bytes + maxPacked(page) + page.segments.length * 100 + 2_000;
  const pages = createCache<Page>({
    name,
    maxEntries,
    maxBytes,
    sizeOf,
    times,
    timeout,
    shouldStore: (page) => page.status === 200 && page.uncacheable === undefined,
    onError: (error, key) => {
      if (!(error instanceof RecordingStopped)) onError?.(error, key);
    },
    ...clock,
  });
  const missing = createCache<Page>({
    name: 'pages.missing',
    maxEntries: maxMissing,
    maxBytes: Math.max(1, maxBytes / 16),
    sizeOf,
    times: missingTimes,
    timeout,
    ...clock,
  });

  const recordings = new Map<string, Recording>();

  async function renderAgain(facts: PageFacts, key: string, old: Page, signal: AbortSignal): Promise<Page> {
    const { status, html, nonce, headers, rendered } = await rerender(facts, signal);
    const answered = { status, setsCookie: false, isHtml: true, bytes: html.length, rendered };
    const { reason } = cacheability({ answer: answered });
    // None of the others is shown again either before the platform was asked.
    if (reason === 'maintenance') pages.purge(() => true);
    if (reason === 'maintenance' || reason === 'moved') {
      // The next visitor gets their own render.
      pages.delete(key);
      throw new RecordingStopped(reason);
    }
    if (reason !== undefined && reason !== 'refused')
      throw new Error(`${facts.url} could not be rendered whole (${status}, ${reason})`);
    const { route } = old;
    const page: Page = {
      ...pageOf({ status, nonce, headers: headers ?? {}, html, uncacheable: reason, route }),
      ...(headers ? {} : headersOf(old)),
    };
    if (status !== 200) {
      pages.delete(key);
      if (status === 404) missing.set(key, page);
    }
    return page;
  }

  async function serve(req: Request, res: Response, next: () => void, key: string, attempt = 0): Promise<void> {
    let streaming = false;
    let found: Cached<Page>;
    const facts = factsOf(req, res, options.originOf);
    try {
      const reading = pages.get(key, (signal) => {
        // Something old to show exists: then the new one is rendered whole, so that a failure can still show the old one.
        const old = pages.lastResort(key);
        if (old) return renderAgain(facts, key, old, signal);
        streaming = true;
        tell(res, 'miss', RECORDING);
        return record(res, next, key).then((page) => {
          if (page.status === 404 && page.uncacheable === undefined) missing.set(key, page);
          return page;
        });
      });
      const recording = streaming || req.method !== 'GET' ? undefined : recordings.get(key);
      if (recording) {
        reading.catch(() => {});
        if ((await recording.isLong) && !res.destroyed) {
          tell(res, 'collapsed', 'croupier; fwd=miss; collapsed');
          return recording.follow(res);
        }
      }
      found = await reading;
    } catch (error) {
      if (streaming || res.headersSent || res.destroyed) return;
      const stopped = error instanceof RecordingStopped ? error.reason : undefined;
      if (error instanceof RecordingStopped && !error.forbidden && attempt < 2)
        return serve(req, res, next, key, attempt + 1);
      contextOf(res).uncacheable = stopped;
      tell(res, 'bypass', `${RECORDING}; detail=${stopped ?? 'alone'}`);
      return next();
    }
    if (streaming || res.destroyed) return;
    const { verdict, freshMs, value } = found;
    const fetched = `fwd=${verdict === 'refresh' ? 'stale' : 'miss'}; collapsed`;
    answer(req, res, value, verdict, verdict === 'stale' ? hit(freshMs) : fetched);
  }

  function record(res: Response, next: () => void, key: string): Promise<Page> {
    const recording = recordPage(res, next);
    recordings.set(key, recording);
    const isOver = () => {
      if (recordings.get(key) === recording) recordings.delete(key);
    };
    recording.page.then(isOver, isOver);
    return recording.page;
  }

  /** False: nothing fresh is cached, nothing was done. */
  function answerCached(req: IncomingMessage, res: ServerResponse, key: string): boolean {
    // What is hit thousands of times a second is asked first; an address that is fresh here is not missing.
    const cached = pages.peek(key);
    const ready = cached?.verdict === 'hit' ? cached : missing.peek(key);
    if (ready?.verdict !== 'hit') return false;
    answer(req, res, ready.value, 'hit', hit(ready.freshMs));
    return true;
  }

  const handler: RequestHandler = (req, res, next) => {
    const asked = askedOf(req, res);
    const bypass = (reason: UncacheableReason) => {
      contextOf(res).uncacheable = reason;
      tell(res, 'bypass', `croupier; fwd=bypass; detail=${reason}`);
      next();
    };
    // no-cache, not no-store: a guest's page may live in the back/forward cache. Never in a shared cache: the nonce.
    res.setHeader('Cache-Control', asked.isGuest ? 'private, no-cache' : 'private, no-store');
    // For a network in front that was told to disregard the line above (reliability D7).
    res.setHeader('CDN-Cache-Control', 'no-store');
    // Who saves data has a page with small pictures.
    res.vary('Save-Data');
    // The letters of the page (scriptOf), and whether there is a session.
    res.vary('Cookie');
    const reading = cacheability({ request: asked });
    if (reading.reason !== undefined) return bypass(reading.reason);
    const { key } = asked;
    res.vary('Accept-Encoding');
    if (answerCached(req, res, key)) return;
    asked.fills = pages.lastResort(key) === undefined;
    const filling = cacheability({ request: asked });
    if (filling.reason !== undefined) return bypass(filling.reason);
    return serve(req, res, next, key);
  };
  return Object.assign(handler, {
    answerFresh(req: IncomingMessage, res: ServerResponse) {
      const asked = askedOf(req, res);
      return cacheability({ request: asked }).cacheable && answerCached(req, res, asked.key);
    },
    purge(which: Purge) {
      pages.purge(which);
      missing.clear();
      // Who comes after this must not be shown what began before it.
      recordings.clear();
    },
    stats: () => [pages.stats(), missing.stats()],
  });
}

function factsOf(req: IncomingMessage, res: ServerResponse, originOf: PageCacheOptions['originOf']): PageFacts {
  const { locale, script, framed, savesData, url, origin: visited } = contextOf(res);
  return { url: cacheableUrl(url), locale, script, origin: originOf(req), visited, framed, savesData };
}

/** RFC 9211: `ttl` in seconds, negative when the page is served past its freshness. */
function hit(freshMs: number): string {
  return `hit; ttl=${Math.floor(freshMs / 1_000)}`;
}

/** Says what this cache did, for an answer that others write. */
function tell(res: ServerResponse, verdict: CacheVerdict, status: string): void {
  contextOf(res).cache.push({ name, verdict });
  res.setHeader('Cache-Status', status);
}

function answer(req: IncomingMessage, res: ServerResponse, page: Page, verdict: CacheVerdict, status: string): void {
  const context = contextOf(res);
  context.cache.push({ name, verdict });
  context.route = page.route;
  context.uncacheable = page.uncacheable;
  sendPage(req, res, page, ['Cache-Status', `croupier; ${status}`]);
}

function headersOf({ fixedHeaders, slottedHeaders }: Page): Pick<Page, 'fixedHeaders' | 'slottedHeaders'> {
  return { fixedHeaders, slottedHeaders };
}
