import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Env } from '#config/env.ts';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { brandRenderer } from './brands/brandRenderer.ts';
import { pageBrand } from './brands/pageBrand.ts';
import { contentRoutes } from './content/contentRoutes.ts';
import { contentWebhook } from './content/contentWebhook.ts';
import type { Readiness } from './content/requireContent.ts';
import type { Services } from './createServices.ts';
import type { Build } from './edge/builds.ts';
import { freshPages } from './edge/freshPages.ts';
import { lastResort } from './edge/lastResort.ts';
import { type HealthProbes, health } from './edge/operator/health.ts';
import { type MetricsText, metricsRoute } from './edge/operator/metricsRoute.ts';
import { operatorPages } from './edge/operator/operatorPages.ts';
import { foreignWorkers } from './edge/workers/foreignWorkers.ts';
import { hostGate } from './http/hosts/hostGate.ts';
import { noteUntrustedProxy } from './http/hosts/noteUntrustedProxy.ts';
import { plainForwardedFor } from './http/hosts/plainForwardedFor.ts';
import { trustsHop } from './http/hosts/trustedProxy.ts';
import { errorHandler } from './http/problems/errorHandler.ts';
import { keepPromo } from './http/promo/keepPromo.ts';
import { rejectMalformed } from './http/rejectMalformed.ts';
import { openContext, requestContext } from './http/requestContext.ts';
import { createKnownDevices } from './http/session/createKnownDevices.ts';
import { accessLog } from './http/trace/accessLog.ts';
import { requestStages } from './http/trace/requestStages.ts';
import { tracedRequests } from './http/trace/tracedRequests.ts';
import type { Logger } from './observability/createLogger.ts';
import type { Metrics } from './observability/createMetrics.ts';
import type { EventLoopDelay } from './observability/eventLoopDelay.ts';
import { logEvents } from './observability/logEvents.ts';
import { scrubUrl } from './observability/scrubUrl.ts';
import { type GameHostOptions, gameHost } from './platform/games/gameHost.ts';
import type { Renderer } from './render/Renderer.ts';
import { exposeState } from './services/exposeState.ts';
import { type AddressStagesOptions, addressStages } from './stages/addressStages.ts';
import { type ApiStagesOptions, apiStages } from './stages/apiStages.ts';
import { type FileStagesOptions, fileStages } from './stages/fileStages.ts';
import { openPages, type PagesOptions } from './stages/openPages.ts';
import { type ServerRoutesOptions, serverRoutes } from './stages/serverRoutes.ts';

/** What the stages read of the environment. */
type AppEnv = PagesOptions['env'] &
  ApiStagesOptions['env'] &
  FileStagesOptions['env'] &
  ServerRoutesOptions['env'] &
  AddressStagesOptions['env'] &
  GameHostOptions['env'] &
  Pick<Env, 'TRUST_PROXY' | 'GUEST_SESSIONS' | 'ADMIN_PORT' | 'CONTENT_WEBHOOK_SECRET'> &
  BrowserContentEnv;
type BrowserContentEnv = Pick<Env, 'CACHE_CONTENT_MAX_BYTES' | 'CONTENT_PREVIEW_TOKEN' | 'CONTENT_TIMEOUT'>;

/** Dependencies of createApp. */
export interface AppDependencies {
  env: AppEnv;
  log: Logger;
  metrics: Metrics;
  build: Build;
  probes: HealthProbes;
  services: Services;
  platformUrl: string;
  renderer: Renderer;
  /** Serves files of the build and of public/, or Vite's in development. */
  assets: RequestHandler;
  /** The delay of the event loop in milliseconds: its 99th percentile, and what lasts (EventLoopDelay). */
  delay: Pick<EventLoopDelay, 'p99' | 'lasting'>;
  readiness: Readiness;
  /** One of BRANDS, with the folder of the build's browser files; undefined: the site of the build's brand. */
  brand?: { site: BrandSite; clientDir: string | undefined } | undefined;
  /** What `/metrics` writes; by default those of `metrics`. */
  metricsText?: MetricsText;
}

/** The stages of a request, in order (docs/life-of-a-request.md). */
export function createApp(parts: AppDependencies): RequestListener {
  const { env, log, metrics, build, probes, services, platformUrl, assets, delay, readiness, brand } = parts;
  const { metricsText = metrics.registry } = parts;
  const renderer = brand ? brandRenderer(parts.renderer, brand.site) : parts.renderer;
  const ofPages = brand && pageBrand(brand.site);
  const { limit, platform } = services;
  const pages = openPages({
    env,
    log,
    metrics,
    services,
    buildId: build.id,
    renderer,
    lateness: delay.lasting,
    brand: ofPages,
  });
  const browserContent = openBrowserContent(env, services);
  const devices = createKnownDevices(env);
  const hosts = hostGate(env);
  const ofOperator = operatorPages(env);

  services.live.onReload(() => pages.purge(undefined));
  services.onPurge((name) => browserContent.purge(name));
  services.onPurge(pages.purge);
  exposeState(metrics.registry, {
    ...services.observed,
    caches: () => [...services.observed.caches(), browserContent.stats(), ...pages.stats()],
    renders: pages.renders,
    lateness: delay.p99,
  });

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', trustsHop(env));

  app.use(
    requestStages({
      context: requestContext(env, brand?.site.look),
      malformed: rejectMalformed(),
      health: health(probes),
      workers: foreignWorkers(),
      ...(services.seats
        ? {
            games: gameHost({
              env,
              stream: platform.stream,
              seats: services.seats,
              files: assets,
              onFailure: platform.failed,
            }),
          }
        : {}),
      ...(env.ADMIN_PORT === undefined ? { metrics: metricsRoute(metricsText, env) } : {}),
      host: hosts.gate,
      'operator-pages': ofOperator.gate,
      player: services.players.stage,
    }),
  );
  // Before the headers of pages: API answers and event streams have their own headers, stricter and fewer.
  app.use('/api', requestStages(apiStages({ env, log, services, devices })));
  app.use(eventsPath, requestStages({ events: services.liveStream.route }));
  app.use(requestStages(fileStages({ env, log, metrics, services, build, renderer, assets, brand, ofPages })));
  for (const [path, route] of Object.entries(serverRoutes({ env, services }))) app.get(path, route);
  app.use(
    '/_/content-webhook',
    requestStages({
      webhook: contentWebhook({ secret: env.CONTENT_WEBHOOK_SECRET, purge: services.purge, log, limit }),
    }),
  );
  const matchPage = async () => (await renderer.entry()).matchPage;
  app.use(
    requestStages(
      addressStages({
        env,
        log,
        services,
        platformUrl,
        browserContent,
        readiness,
        devices,
        matchPage,
        ofPages,
      }),
    ),
  );
  app.use(requestStages(pages.stages));
  app.use(lastResort(), errorHandler(log, { showsErrors: env.NODE_ENV === 'development' }));

  // Before Express: every request gets its context and is logged, and a guest may get a fresh cached page.
  const open = openContext(env, brand?.site.look);
  const logged = accessLog(log, metrics);
  const traced = tracedRequests();
  const answerFresh = freshPages(pages.cache, env, ofPages);
  const noteProxy = noteUntrustedProxy(env, (address) =>
    log.warn(
      { event: logEvents.untrustedProxy, address },
      'A client outside TRUST_PROXY sent X-Forwarded-For: if it is your proxy, all its visitors count as one',
    ),
  );
  const begin: RequestListener = (req, res) => {
    noteProxy(req);
    plainForwardedFor(req);
    open(req, res);
    logged(req, res);
    keepPromo(req, res);
    traced(req, res, () => {
      if (!hosts.isOurs(req) || ofOperator.refuses(req) || !answerFresh(req, res)) app(req, res);
    });
  };
  return (req, res) => {
    try {
      begin(req, res);
    } catch (error) {
      // Outside Express, a throw would end the process: one address must not stop everybody's payments.
      log.error({ event: logEvents.requestFailed, id: 'none', path: scrubUrl(req.url ?? '', false), err: error });
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('500\n');
    }
  };
}

/** Collections and images for browsers. */
function openBrowserContent(env: BrowserContentEnv, { content, live, limit, memory, reports }: Services) {
  return contentRoutes({
    siblings: content.siblings,
    uploads: content.uploads,
    readCollection: content.readCollection,
    times: (collection) => live.caching().content(collection),
    maxBytes: env.CACHE_CONTENT_MAX_BYTES,
    memory,
    timeout: env.CONTENT_TIMEOUT,
    previewToken: env.CONTENT_PREVIEW_TOKEN,
    limit,
    onError: (error, collection, id) => reports.failed('content', collection, error, id),
  });
}
