import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Env } from '#config/env.ts';
import { type AppDependencies, createApp } from '#server/app.ts';
import type { CacheMemory } from '#server/cache/createCacheMemory.ts';
import type { SitesTiers } from '#server/cache/tiers/createSitesTier.ts';
import { createReadiness } from '#server/content/createReadiness.ts';
import { createServices } from '#server/createServices.ts';
import type { PlatformFeeds } from '#server/live/createPlatformFeeds.ts';
import { createMetrics } from '#server/observability/createMetrics.ts';
import type { AnswerBodies } from '#server/platform/transport/createAnswerBodies.ts';
import type { CommandBooks } from '#server/services/createCommandBooks.ts';
import type { OpenSite } from './createBrandSites.ts';
import { keepSnapshot } from './keepSnapshot.ts';

/** What all sites of the process share. */
export interface BrandSiteOptions
  extends Pick<AppDependencies, 'log' | 'build' | 'probes' | 'renderer' | 'assets' | 'delay'> {
  metricsText: NonNullable<AppDependencies['metricsText']>;
  /** The folder of the build's browser files; undefined in development. */
  clientDir: string | undefined;
  /** The embedded sandbox, for upstreams that a brand does not name, and its feed. */
  sandbox: { url: string; token?: string | undefined } | undefined;
  sites: SitesTiers;
  memory: CacheMemory;
  bodies: AnswerBodies;
  feeds: PlatformFeeds;
  books: CommandBooks;
  /** Allows what the sandbox needs. */
  withSandbox: (env: Env) => Env;
}

/** Opens the site of a brand: connections, caches and stages of its own. Throws for an invalid redirects file or push key. */
export function openBrandSite(brand: BrandSite, options: BrandSiteOptions): OpenSite {
  const { build, probes, renderer, assets, delay, clientDir, sandbox, metricsText } = options;
  const env = options.withSandbox(brand.env);
  const log = options.log.child({ brand: brand.id });
  const metrics = createMetrics(build, brand.id);
  const platformUrl = env.PLATFORM_URL ?? String(sandbox?.url);
  const contentUrl = env.CONTENT_URL ?? String(sandbox?.url);
  const feedToken = env.PLATFORM_EVENTS_TOKEN ?? (env.PLATFORM_URL === undefined ? sandbox?.token : undefined);
  const services = createServices({
    env,
    log,
    metrics,
    platformUrl,
    contentUrl,
    feedToken,
    buildId: build.id,
    site: brand,
    sites: options.sites,
    memory: options.memory.ofSite(),
    bodies: options.bodies,
    feeds: options.feeds,
    books: options.books.of(brand.id, platformUrl),
  });
  const saveSnapshot = keepSnapshot(services.snapshot, { log, metrics });
  const readiness = createReadiness(services.content.source);
  const stopWarming = readiness.keepTrying();
  const answer = createApp({
    env,
    log,
    metrics,
    build,
    probes,
    services,
    platformUrl,
    renderer,
    assets,
    delay,
    readiness,
    brand: { site: brand, clientDir },
    metricsText,
  });
  return {
    answer,
    metrics: metrics.registry,
    prepare(next) {
      const apply = services.live.prepare(next.env);
      return () => {
        log.level = options.log.level;
        apply();
      };
    },
    drain: services.liveStream.drain,
    async close() {
      stopWarming();
      await saveSnapshot?.();
      await services.close();
    },
  };
}
