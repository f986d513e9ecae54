import type { RequestHandler } from 'express';
import { type CspEnv, cspTable } from '#config/csp.ts';
import type { Env } from '#config/env.ts';
import { brandFiles } from '#server/brands/brandFiles.ts';
import type { Services } from '#server/createServices.ts';
import { beacons } from '#server/edge/beacons/beacons.ts';
import { createHitReports } from '#server/edge/beacons/createHitReports.ts';
import { cspReport } from '#server/edge/beacons/cspReport.ts';
import { hitBeacon } from '#server/edge/beacons/hitBeacon.ts';
import { type Build, builds } from '#server/edge/builds.ts';
import { sitemap } from '#server/edge/sitemap/sitemap.ts';
import { robots } from '#server/edge/wellKnown/robots.ts';
import { webManifest } from '#server/edge/wellKnown/webManifest.ts';
import { withoutServiceWorker } from '#server/edge/workers/withoutServiceWorker.ts';
import { contentSecurityPolicy } from '#server/http/policy/contentSecurityPolicy.ts';
import { securityHeaders } from '#server/http/policy/securityHeaders.ts';
import { untransformed } from '#server/http/policy/untransformed.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import type { Renderer } from '#server/render/Renderer.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';

/** Dependencies of fileStages. */
export interface FileStagesOptions {
  env: CspEnv & Pick<Env, 'PUBLIC_HOSTS' | 'PUBLIC_ORIGIN' | 'SERVICE_WORKER'>;
  log: Logger;
  metrics: Metrics;
  services: Pick<Services, 'platform' | 'content' | 'live' | 'limit' | 'originOf' | 'isSecure'>;
  build: Build;
  renderer: Pick<Renderer, 'entry'>;
  /** Serves files of the build and of public/, or Vite's in development. */
  assets: RequestHandler;
  /** One of BRANDS, and what its pages say of it. */
  brand?: Parameters<typeof brandFiles>[0] | undefined;
  ofPages?: PageBrand | undefined;
}

/** The stages that set the headers of all later answers, serve files, and answer crawlers, browsers and beacons, in order. */
export function fileStages(options: FileStagesOptions): Record<string, RequestHandler> {
  const { env, log, metrics, services, build, renderer, assets, brand, ofPages } = options;
  const { platform, content, live, limit, originOf, isSecure } = services;
  const { source } = content;
  const patterns = async () => (await renderer.entry()).patterns;
  return {
    'content-policy': contentSecurityPolicy({ table: cspTable(env), isSecure }),
    headers: securityHeaders({ env, isSecure }),
    untransformed: untransformed(),
    'service-worker': withoutServiceWorker(env),
    ...(brand ? { 'brand-files': brandFiles(brand) } : {}),
    assets,
    manifest: webManifest({
      read: (locale, res) => source.read('web-settings', locale, { trace: contextOf(res) }),
      patterns,
    }),
    robots: robots({
      publicOrigin: env.PUBLIC_ORIGIN,
      indexable: env.NODE_ENV === 'production',
      domainState: (res) => platform.domainState(contextOf(res)),
      text: async (res) => (await source.read('web-settings', DEFAULT_LOCALE, { trace: contextOf(res) })).robots,
    }),
    sitemap: sitemap({
      originOf,
      sourcesFor(res) {
        const context = contextOf(res);
        const trace = loadTrace(context);
        return { call: platform.guestCall(context.origin, trace), content: source.bind(DEFAULT_LOCALE, trace) };
      },
      times: () => live.caching().sitemap,
      onError: (error, list, id) => log.warn({ event: logEvents.sitemapFailed, list, id, err: error }),
      limit,
      brand: ofPages,
    }),
    builds: builds(build, env),
    hit: hitBeacon({ forward: platform.forwardHit, limit, onOutcome: createHitReports({ log, metrics }) }),
    'csp-report': cspReport(log, metrics, limit),
    beacons: beacons({ env, limit, log, metrics, answers: platform.answers, patterns }),
  };
}
