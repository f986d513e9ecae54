import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { CacheStrategy } from '../../config/caching.ts';
import type { Locale } from '../../shared/locales.ts';
import { isServerPath } from '../http/isServerPath.ts';
import { contextOf } from '../http/requestContext.ts';
import { cacheableUrl, isCanonical, isForOne } from './cacheableUrl.ts';
import { type Cached, type CacheStats, type CacheVerdict, createCache, type Purge } from './createCache.ts';
import { pageOf } from './pageOf.ts';
import { type Recording, recordPage, RecordingStopped } from './recordPage.ts';
import { maxPacked, type PackedForms, sendPage } from './sendPage.ts';
import type { NonceSlots } from './splitNonce.ts';

/** A page as it is cached: slots around the nonce, and the few headers that belong to the page and not to the answer. */
export interface Page extends NonceSlots {
  readonly status: number;
  /** Pattern of the route, for the log and the metrics of a hit. */
  readonly route: string | undefined;
  /** Names and values in turn. */
  readonly fixedHeaders: readonly string[];
  /** The texts between which the nonce stands. */
  readonly slottedHeaders: readonly (readonly [name: string, texts: readonly string[]])[];
  /** False: shown to those who waited for it, not stored (a part of it failed). */
  readonly keep: boolean;
  readonly packed: PackedForms;
}

/** All a render of a page for everybody may know. No cookie, no address: there is no visitor. */
export interface PageFacts {
  /** Path with the locale prefix and the allow-listed query (`cacheableUrl`). */
  readonly url: string;
  readonly locale: Locale;
  /** Scheme and host for absolute links. */
  readonly origin: string;
  /** The name of ours the page was asked under: the platform may answer each in its own way. */
  readonly visited: string;
  readonly framed: boolean;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  /** The nonce the render used; every occurrence of it becomes a slot. */
  readonly nonce: string;
  /** Headers of the page (CSP, Link ...). Without them the headers of the page it replaces stay. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** False: a part of the page failed and shows so; it must not be stored. */
  readonly keep?: boolean;
  /** The platform reports maintenance: what was cached is no longer true. A failure to render does not mean that. */
  readonly isClosed?: boolean;
}

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
  /** Undefined: this request neither gets a cached page nor fills one. */
  keyOf?: (req: IncomingMessage, res: ServerResponse) => string | undefined;
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
 * Only a complete 200 is cached: an answer to a GET or HEAD without a session cookie, without Authorization, whose answer sets no cookie and
 * was not declared unfit (`res.locals.keepPage = false`: a part of the page failed and says so). The key is the build, the variant, the origin, the locale, the path and an
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
  const keyOf = options.keyOf ?? pageKey(options);
  const clock = now ? { now } : {};
  const sizeOf = (page: Page) => page.bytes + maxPacked(page) + page.segments.length * 100 + 2_000;
  const pages = createCache<Page>({
    name,
    maxEntries,
    maxBytes,
    sizeOf,
    times,
    timeout,
    keep: (page) => page.status === 200 && page.keep,
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
    const { status, html, nonce, headers, keep, isClosed } = await rerender(facts, signal);
    if (isClosed) {
      // None of the others is shown again either before the platform was asked.
      pages.purge(() => true);
      pages.delete(key);
      throw new RecordingStopped('the site is closed', false);
    }
    if (status >= 300 && status < 400) {
      // It has moved: the next visitor is redirected by their own render.
      pages.delete(key);
      throw new RecordingStopped('the page has moved', false);
    }
    if (status >= 500 || keep === false || html.length === 0)
      throw new Error(`${facts.url} could not be rendered whole (${status})`);
    const { route } = old;
    const page: Page = headers
      ? pageOf({ status, nonce, headers, html, keep: true, route })
      : { ...pageOf({ status, nonce, headers: {}, html, keep: true, route }), ...headersOf(old) };
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
        tell(res, 'miss', 'fwd=miss');
        return record(req, res, next, key).then((page) => {
          if (page.status === 404 && page.keep) missing.set(key, page);
          return page;
        });
      });
      const recording = streaming || req.method !== 'GET' ? undefined : recordings.get(key);
      if (recording) {
        reading.catch(() => {});
        if ((await recording.isLong) && !res.destroyed) {
          tell(res, 'collapsed', 'fwd=miss; collapsed');
          res.setHeader('Server-Timing', `${name};desc=collapsed`);
          return recording.follow(res);
        }
      }
      found = await reading;
    } catch (error) {
      if (streaming || res.headersSent || res.destroyed) return;
      if (error instanceof RecordingStopped && !error.forbidden && attempt < 2)
        return serve(req, res, next, key, attempt + 1);
      tell(res, 'bypass', 'fwd=miss; detail=alone');
      return next();
    }
    if (streaming || res.destroyed) return;
    const { verdict, freshMs, value } = found;
    const fetched = `fwd=${verdict === 'refresh' ? 'stale' : 'miss'}; collapsed`;
    answer(req, res, value, verdict, verdict === 'stale' ? hit(freshMs) : fetched);
  }

  function record(req: Request, res: Response, next: () => void, key: string): Promise<Page> {
    const recording = recordPage(req, res, next);
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
    const key = times().fresh > 0 ? keyOf(req, res) : undefined;
    // no-cache, not no-store: a guest's page may live in the back/forward cache. Never in a shared cache: the nonce.
    res.setHeader('Cache-Control', contextOf(res).isGuest ? 'private, no-cache' : 'private, no-store');
    // For a network in front that was told to disregard the line above (reliability D7).
    res.setHeader('CDN-Cache-Control', 'no-store');
    if (key === undefined) {
      tell(res, 'bypass', 'fwd=bypass');
      return next();
    }
    res.vary('Accept-Encoding');
    if (answerCached(req, res, key)) return;
    // Another spelling of an address may be shown its page; the stages before have judged it by that spelling, so it fills none.
    if (!isCanonical(contextOf(res).url) && !pages.lastResort(key)) {
      tell(res, 'bypass', 'fwd=bypass; detail=spelling');
      return next();
    }
    return serve(req, res, next, key);
  };
  return Object.assign(handler, {
    answerFresh(req: IncomingMessage, res: ServerResponse) {
      const key = times().fresh > 0 ? keyOf(req, res) : undefined;
      return key !== undefined && answerCached(req, res, key);
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

/** Who may get and fill a cached page, and under which name. The one authority (reliability A1-A3, D6). */
function pageKey({
  buildId,
  variant = () => '',
  isKnownOrigin = () => true,
}: Pick<PageCacheOptions, 'buildId' | 'variant' | 'isKnownOrigin'>) {
  // What the request before had, which mostly came to the same site.
  let recent = { visited: '', decided: '', origin: '', site: '' };
  return (req: IncomingMessage, res: ServerResponse): string | undefined => {
    const { isGuest, framed, origin: visited, url: target } = contextOf(res);
    if (!isGuest || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined;
    if (req.headers.authorization !== undefined || target.length > 2_048) return undefined;
    if (/[?&]preview(?:[=&]|$)/.test(target)) return undefined;
    const decided = variant();
    if (visited !== recent.visited || decided !== recent.decided) {
      const origin = visited.toLowerCase();
      recent = { visited, decided, origin, site: `${buildId}|${decided}|${origin}|` };
    }
    const url = cacheableUrl(target);
    if (isServerPath(url) || isForOne(url) || !isKnownOrigin(recent.origin)) return undefined;
    return `${recent.site}${framed ? 'framed' : ''}|${url}`;
  };
}

function factsOf(req: IncomingMessage, res: ServerResponse, originOf: PageCacheOptions['originOf']): PageFacts {
  const { locale, framed, url, origin: visited } = contextOf(res);
  return { url: cacheableUrl(url), locale, origin: originOf(req), visited, framed };
}

/** RFC 9211: `ttl` in seconds, negative when the page is served past its freshness. */
function hit(freshMs: number): string {
  return `hit; ttl=${Math.floor(freshMs / 1_000)}`;
}

/** Says what this cache did, for an answer that others write. */
function tell(res: ServerResponse, verdict: CacheVerdict, status: string): void {
  contextOf(res).cache.push({ name, verdict });
  res.setHeader('Cache-Status', `croupier; ${status}`);
}

function answer(req: IncomingMessage, res: ServerResponse, page: Page, verdict: CacheVerdict, status: string): void {
  const context = contextOf(res);
  context.cache.push({ name, verdict });
  context.route = page.route;
  sendPage(req, res, page, ['Cache-Status', `croupier; ${status}`, 'Server-Timing', `${name};desc=${verdict}`]);
}

function headersOf({ fixedHeaders, slottedHeaders }: Page): Pick<Page, 'fixedHeaders' | 'slottedHeaders'> {
  return { fixedHeaders, slottedHeaders };
}
