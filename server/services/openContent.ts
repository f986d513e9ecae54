import type { Env } from '#config/env.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import type { SecondTiers } from '#server/cache/tiers/createSecondTier.ts';
import type { SitesTier } from '#server/cache/tiers/createSitesTier.ts';
import { createContentClient } from '#server/content/contentClient.ts';
import { createContentSource } from '#server/content/contentSource.ts';
import { createCollectionReader } from '#server/content/createCollectionReader.ts';
import type { RewriteContent } from '#server/content/rewritten.ts';
import { redirectsOfContent } from '#server/edge/redirects/redirectsOfContent.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { uploadsProxy } from '#server/passthrough/uploadsProxy.ts';
import type { CollectionName } from '#shared/content/collections.ts';
import type { LiveSettings } from './createLiveSettings.ts';
import type { UpstreamReports } from './createUpstreamReports.ts';

/** The address of the content service, and what its cache and circuit need. */
export interface ContentServiceOptions {
  url: string;
  env: Pick<
    Env,
    | 'CONTENT_TOKEN'
    | 'CONTENT_QUERY'
    | 'CONTENT_LOCALES'
    | 'CONTENT_TIMEOUT'
    | 'UPSTREAM_IDLE'
    | 'CACHE_CONTENT_MAX_BYTES'
    | 'SLOW_READERS_PER_VISITOR'
  >;
  log: Logger;
  reports: UpstreamReports;
  live: LiveSettings;
  second: SecondTiers | undefined;
  /** Of the sites that read the same content. */
  siblings?: SitesTier | undefined;
  memory?: SiteMemory | undefined;
  /** What the brand of the host says in place of the content service (brandContent). */
  rewrite?: RewriteContent | undefined;
}

/** Opens the connections to the content service and the cache of its collections. */
export function openContent({
  url,
  env,
  log,
  reports,
  live,
  second,
  siblings,
  memory,
  rewrite = {},
}: ContentServiceOptions) {
  const breaker = reports.breaker('content', 3);
  const client = createContentClient({
    url,
    token: env.CONTENT_TOKEN,
    query: env.CONTENT_QUERY,
    locales: env.CONTENT_LOCALES,
    timeout: env.CONTENT_TIMEOUT,
    idle: env.UPSTREAM_IDLE,
    breaker,
    observe: reports.observe('content'),
  });
  const uploads = uploadsProxy({
    url,
    idle: env.UPSTREAM_IDLE,
    slowReaders: { perVisitor: env.SLOW_READERS_PER_VISITOR },
    observe: reports.observe('content'),
    onFailure: (error, id) => reports.failed('content', 'uploads', error, id),
  });
  const readCollection = createCollectionReader(client, rewrite);
  const ofSiblings = siblings?.without((collection) => rewrite[collection as CollectionName] !== undefined);
  const source = createContentSource({
    readCollection: createCollectionReader(client),
    times: (collection) => live.caching().content(collection),
    maxBytes: env.CACHE_CONTENT_MAX_BYTES,
    memory,
    timeout: env.CONTENT_TIMEOUT,
    second,
    siblings,
    rewrite,
    onError: (error, collection, id) => reports.failed('content', collection, error, id),
  });
  return {
    client,
    rewrite,
    siblings: ofSiblings,
    uploads,
    readCollection,
    source,
    breaker,
    /** The editors' redirect rules, by language. */
    redirects: redirectsOfContent(
      async (locale, trace) => (await source.read('prazer-config', locale, { trace })).redirects,
      live.redirects,
      log,
    ),
  };
}
