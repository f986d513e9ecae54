import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { CacheStrategy } from '../../config/caching.ts';
import type { Locale } from '../../shared/locales.ts';
import { contextOf } from '../http/requestContext.ts';
import { cacheableUrl, isForOne } from './cacheableUrl.ts';
import { type Cached, type CacheStats, createCache, type Purge } from './createCache.ts';
import { pageOf } from './pageOf.ts';
import { fillNonce, type NonceSlots } from './splitNonce.ts';
import { type Encoding, compressPage, preferredEncoding } from './compressPage.ts';
import { recordPage, RecordingStopped } from './recordPage.ts';

/** A page as it is kept: slots around the nonce, and the few headers that belong to the page and not to the answer. */
export interface Page extends NonceSlots {
  readonly status: number;
  readonly fixedHeaders: readonly (readonly [name: string, value: string])[];
  /** The texts between which the nonce stands. */
  readonly slottedHeaders: readonly (readonly [name: string, texts: readonly string[]])[];
  /** False: shown to those who waited for it, not stored (a part of it failed). */
  readonly keep: boolean;
}

/** All a render of a page for everybody may know. No cookie, no address: there is no visitor. */
export interface PageFacts {
  /** Path with the locale prefix and the allow-listed query (`cacheableUrl`). */
  readonly url: string;
  readonly locale: Locale;
  /** Scheme and host for absolute links. */
  readonly origin: string;
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
}

export interface PageCacheOptions {
  /** Read at every request; `fresh: 0` switches the cache off. */
  times: () => CacheStrategy;
  maxBytes: number;
  maxEntries?: number;
  /** A page of another build points at scripts that may be gone. */
  buildId: string;
  /** The public origin of a request: absolute links are part of the page, so it is part of the key. */
  originOf: (req: Request) => string;
  /** Renders a page for nobody in particular, whole. Runs behind a visitor's back; must obey the signal. */
  rerender: (facts: PageFacts, signal: AbortSignal) => Promise<RenderedPage>;
  /** Milliseconds a render may take before those who wait for it render by themselves. */
  timeout?: number;
  /** Undefined: this request neither gets a kept page nor fills one. */
  keyOf?: (req: Request, res: Response) => string | undefined;
  onError?: (error: unknown, key: string) => void;
  now?: () => number;
}

export type PageCache = RequestHandler & {
  /**
   * Answers with a page that is kept and still fresh, and does nothing else; for a place far ahead in the chain. Such a
   * page was let through by every later stage seconds ago. A stage that asks each visitor anew must have its say before.
   */
  fresh: RequestHandler;
  purge(which: Purge): void;
  stats(): CacheStats[];
};

const name = 'pages';
/** 404s live apart, so that a scan of invented addresses cannot push out real pages (RELIABILITY A7). */
const missingTimes: CacheStrategy = { fresh: 30_000, stale: 0, error: 0 };
const mostMissing = 1_000;

/**
 * Keeps rendered pages for visitors who are not signed in.
 *
 * Kept is only a complete 200 to a GET without a session cookie, without Authorization, whose answer sets no cookie and
 * was not declared unfit (`res.locals.keepPage = false`: a part of the page failed and says so). The key is the build, the origin, the locale, the path and an
 * allow-listed query; the render must look at `cacheableUrl(url)` and at nothing else of the request.
 *
 * What is kept has no nonce: the page is cut at each occurrence of the nonce it was rendered with, and a hit sends the
 * slices with the nonce of its own response between them. Therefore no ETag and no 304: a 304 would bring a new CSP to
 * the browser's old body and kill all its scripts.
 *
 * The first visitor of a cold page gets his stream while it is recorded; those who come meanwhile wait for the recording.
 *
 * Not shared between processes; a deploy starts cold. Sits after the redirects and directly before the render.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { times, maxBytes, maxEntries = 20_000, rerender, timeout = 10_000, onError, now } = options;
  const keyOf = options.keyOf ?? pageKey(options);
  const clock = now ? { now } : {};
  const sizeOf = (page: Page) => page.bytes + page.segments.length * 100 + 2_000;
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
    maxEntries: mostMissing,
    maxBytes: Math.max(1, maxBytes / 16),
    sizeOf,
    times: () => missingTimes,
    timeout,
    ...clock,
  });

  async function renderAgain(facts: PageFacts, key: string, old: Page, signal: AbortSignal): Promise<Page> {
    const { status, html, nonce, headers, keep } = await rerender(facts, signal);
    if (status >= 300 && status < 400) {
      // It has moved: the next visitor is sent on by a render of his own.
      pages.delete(key);
      throw new RecordingStopped('the page has moved', false);
    }
    if (status >= 500 || keep === false || html.length === 0)
      throw new Error(`${facts.url} could not be rendered whole (${status})`);
    const page: Page = headers
      ? pageOf({ status, nonce, headers, html, keep: true })
      : { ...pageOf({ status, nonce, headers: {}, html, keep: true }), ...headersOf(old) };
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
      found = await pages.get(key, (signal) => {
        // Something old to show exists: then the new one is rendered whole, so that a failure can still show the old one.
        const old = pages.lastResort(key);
        if (old) return renderAgain(facts, key, old, signal);
        streaming = true;
        note(res, 'miss', 'fwd=miss');
        return recordPage(req, res, next).then((page) => {
          if (page.status === 404 && page.keep) missing.set(key, page);
          return page;
        });
      });
    } catch (error) {
      if (streaming || res.headersSent || res.destroyed) return;
      if (error instanceof RecordingStopped && !error.forbidden && attempt < 2)
        return serve(req, res, next, key, attempt + 1);
      note(res, 'bypass', 'fwd=miss; detail=alone');
      return next();
    }
    if (streaming || res.destroyed) return;
    const { verdict, freshMs, value } = found;
    note(
      res,
      verdict,
      verdict === 'stale' ? hit(freshMs) : `fwd=${verdict === 'refresh' ? 'stale' : 'miss'}; collapsed`,
    );
    await send(req, res, value);
  }

  /** Undefined: nothing fresh is kept, nothing was done. */
  function answerFresh(req: Request, res: Response, key: string): Promise<void> | undefined {
    const ready = missing.peek(key) ?? pages.peek(key);
    if (ready?.verdict !== 'hit') return undefined;
    // no-cache, not no-store: a guest's page may live in the back/forward cache. Never in a shared cache: the nonce.
    res.setHeader('Cache-Control', 'private, no-cache');
    res.vary('Accept-Encoding');
    note(res, 'hit', hit(ready.freshMs));
    return send(req, res, ready.value);
  }

  const fresh: RequestHandler = (req, res, next) => {
    const key = times().fresh > 0 ? keyOf(req, res) : undefined;
    return (key === undefined ? undefined : answerFresh(req, res, key)) ?? next();
  };

  const handler: RequestHandler = (req, res, next) => {
    const context = contextOf(res);
    const key = times().fresh > 0 ? keyOf(req, res) : undefined;
    if (!context.isGuest) res.setHeader('Cache-Control', 'private, no-store');
    else res.setHeader('Cache-Control', 'private, no-cache');
    if (key === undefined) {
      note(res, 'bypass', 'fwd=bypass');
      return next();
    }
    res.vary('Accept-Encoding');
    const answered = answerFresh(req, res, key);
    if (answered) return answered;
    if (req.method === 'HEAD' && !pages.peek(key)) {
      note(res, 'bypass', 'fwd=method');
      return next();
    }
    return serve(req, res, next, key);
  };
  return Object.assign(handler, {
    fresh,
    purge(which: Purge) {
      pages.purge(which);
      missing.clear();
    },
    stats: () => [pages.stats(), missing.stats()],
  });
}

/** Who may get and fill a kept page, and under which name. The one authority (RELIABILITY A1-A3, D6). */
function pageKey({ buildId, originOf }: Pick<PageCacheOptions, 'buildId' | 'originOf'>) {
  return (req: Request, res: Response): string | undefined => {
    const { isGuest, framed } = contextOf(res);
    if (!isGuest || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined;
    if (req.headers.authorization !== undefined || req.originalUrl.length > 2_048) return undefined;
    if (/[?&]preview(?:[=&]|$)/.test(req.originalUrl)) return undefined;
    const url = cacheableUrl(req.originalUrl);
    return isForOne(url) ? undefined : `${buildId}|${originOf(req)}|${framed ? 'framed' : ''}|${url}`;
  };
}

function factsOf(req: Request, res: Response, originOf: (req: Request) => string): PageFacts {
  const { locale, framed } = contextOf(res);
  return { url: cacheableUrl(req.originalUrl), locale, origin: originOf(req), framed };
}

/** RFC 9211: `ttl` in seconds, negative when the page is served past its freshness. */
function hit(freshMs: number): string {
  return `hit; ttl=${Math.floor(freshMs / 1_000)}`;
}

function note(res: Response, verdict: Cached<Page>['verdict'], status: string): void {
  contextOf(res).cache.push({ name, verdict });
  res.setHeader('Cache-Status', `croupier; ${status}`);
}

function headersOf({ fixedHeaders, slottedHeaders }: Page): Pick<Page, 'fixedHeaders' | 'slottedHeaders'> {
  return { fixedHeaders, slottedHeaders };
}

async function send(req: IncomingMessage, res: ServerResponse, page: Page): Promise<void> {
  const { nonce } = contextOf(res);
  res.statusCode = page.status;
  for (const [header, value] of page.fixedHeaders) res.setHeader(header, value);
  for (const [header, texts] of page.slottedHeaders) res.setHeader(header, texts.join(nonce));
  const encoding: Encoding | undefined = preferredEncoding(req.headers['accept-encoding']);
  if (encoding && req.method !== 'HEAD') return compressPage(res, page, nonce, encoding);
  res.setHeader('Content-Length', page.bytes + page.holes * nonce.length);
  if (req.method === 'HEAD') return void res.end();
  // Corked, the pieces leave in one writev without being copied together: the copy of a 100 kB page costs more than Express.
  res.cork();
  for (const piece of fillNonce(page, nonce)) res.write(piece);
  res.end();
  res.uncork();
}
