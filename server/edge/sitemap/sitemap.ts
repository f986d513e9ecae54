import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { CacheStrategy } from '#config/caching.ts';
import { createCache } from '#server/cache/createCache.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import { builtBrand, type PageBrand } from '#shared/document/PageBrand.ts';
import {
  partNamed,
  partsOf,
  readSitemapList,
  type SitemapEntry,
  type SitemapList,
  type SitemapSources,
  sitemapLists,
} from './sitemapParts.ts';
import { sitemapIndex, sitemapPart } from './sitemapXml.ts';

/** The sources of the sitemap, its cache times and its limit. */
export interface SitemapOptions {
  /** PUBLIC_ORIGIN, else the origin of the request. */
  originOf(req: Request): string;
  /** Sources of a load that the request of `res` starts. */
  sourcesFor(res: Response): SitemapSources;
  times: () => CacheStrategy;
  /** Called when a list cannot be loaded; `id`: of the request that started the load. */
  onError(error: unknown, list: SitemapList, id: string): void;
  limit: RateLimiter;
  /** The languages of the site; by default all. */
  brand?: Pick<PageBrand, 'languages' | 'language'> | undefined;
}

/** Milliseconds for all calls of one list. */
const TIMEOUT = 20_000;

/**
 * Serves `/sitemap.xml`, the index of parts, and `/sitemap/{part}.xml`, streamed. The cache stores the list of paths, not the XML, which is
 * twenty times as long. A list that could never be loaded is left out of the index, and its part is a 503 that a crawler retries; an index
 * that fails as a whole would be worse.
 */
export function sitemap({
  originOf,
  sourcesFor,
  times,
  onError,
  limit,
  brand = builtBrand,
}: SitemapOptions): RequestHandler {
  const cache = createCache<SitemapEntry[]>({
    name: 'sitemap',
    maxEntries: sitemapLists.length,
    times,
    timeout: TIMEOUT,
    holdErrors: true,
  });
  async function pathsOf(list: SitemapList, res: Response): Promise<SitemapEntry[] | undefined> {
    const trace = contextOf(res);
    const { id } = trace;
    const sources = sourcesFor(res);
    const load = (signal: AbortSignal) =>
      readSitemapList(list, sources, signal).catch((error: unknown) => {
        onError(error, list, id);
        throw error;
      });
    try {
      return (await noteCall(trace, `sitemap.${list}`, cache.get(list, load))).value;
    } catch {
      return undefined;
    }
  }
  const router = express.Router({ caseSensitive: true, strict: true });
  // A part costs tens of milliseconds of work, so requests are limited.
  router.use(
    ['/sitemap.xml', '/sitemap'],
    limit('sitemap', (req, res) => sendProblem(req, res, 429)),
    // A part of a thousand games in two languages is 370 kB, less than an eighth of it compressed.
    compression(),
  );
  router.get('/sitemap.xml', async (req, res) => {
    const lists = await Promise.all(sitemapLists.map((list) => pathsOf(list, res)));
    const parts = sitemapLists.flatMap((list, index) => partsOf(list, lists[index]?.length ?? 0));
    asXml(res).send(sitemapIndex(originOf(req), parts));
  });
  router.get('/sitemap/:name.xml', async (req, res, next) => {
    const part = partNamed(String(req.params['name']));
    if (!part) return next();
    const paths = await pathsOf(part.list, res);
    if (!paths) return void res.status(503).set('Retry-After', '60').type('text/plain').send('Try again later\n');
    const slice = paths.slice(part.start, part.end);
    if (slice.length === 0) return next();
    if (req.method === 'HEAD') return void asXml(res).end();
    // The client may leave in the middle; that is not an error.
    await pipeline(Readable.from(sitemapPart({ ...brand, origin: originOf(req) }, slice)), asXml(res)).catch(() => {});
  });
  return router;
}

function asXml(res: Response): Response {
  return res.set('Cache-Control', 'public, max-age=300').type('application/xml');
}
