import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { cspTable } from '../config/csp.ts';
import type { Env } from '../config/env.ts';
import { pageCache } from './cache/pageCache.ts';
import { contentRoutes } from './content/contentRoutes.ts';
import { contentWebhook } from './content/contentWebhook.ts';
import type { Services } from './createServices.ts';
import { type Build, builds } from './edge/builds.ts';
import { cspReport } from './edge/cspReport.ts';
import { formPosts } from './edge/formPosts.ts';
import { freshPages } from './edge/freshPages.ts';
import { guestGuard } from './edge/guestGuard.ts';
import { type HealthProbes, health } from './edge/health.ts';
import { hitBeacon } from './edge/hitBeacon.ts';
import { localeRedirect } from './edge/localeRedirect.ts';
import { metricsRoute } from './edge/metricsRoute.ts';
import { redirects } from './edge/redirects.ts';
import { robots } from './edge/robots.ts';
import { structuralRedirects } from './edge/structuralRedirects.ts';
import { accessLog } from './http/accessLog.ts';
import { contentSecurityPolicy } from './http/contentSecurityPolicy.ts';
import { errorHandler } from './http/errorHandler.ts';
import { originGate } from './http/originGate.ts';
import { rateLimits } from './http/rateLimits.ts';
import { rejectMalformed } from './http/rejectMalformed.ts';
import { contextOf, requestContext } from './http/requestContext.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Logger } from './observability/createLogger.ts';
import type { Metrics } from './observability/createMetrics.ts';
import { logEvents } from './observability/logEvents.ts';
import { apiGuard } from './platform/apiGuard.ts';
import { gameProxy } from './platform/gameProxy.ts';
import { oauthProxy } from './platform/oauthProxy.ts';
import { platformProxy } from './platform/platformProxy.ts';
import { startingPromocode } from './platform/startingPromocode.ts';
import type { Renderer } from './render/Renderer.ts';
import { renderPage } from './render/renderPage.ts';
import { rerenderPage } from './render/rerenderPage.ts';

export interface AppDependencies {
  env: Env;
  log: Logger;
  metrics: Metrics;
  build: Build;
  probes: HealthProbes;
  services: Services;
  platformUrl: string;
  renderer: Renderer;
  /** Files that need no thought: the build's and public/, or Vite in development. */
  assets: RequestHandler;
}

/** The life of a request, in order. */
export function createApp({
  env,
  log,
  metrics,
  build,
  probes,
  services,
  platformUrl,
  renderer,
  assets,
}: AppDependencies): Express {
  const { isSecure, originOf, content, stream, money } = services;
  const onRenderError = (error: unknown, id: string) =>
    log.error({ event: logEvents.renderFailed, id, err: error }, 'A part of a page failed');
  const render = { renderer, buildId: build.id, content: content.bind };
  const pages = pageCache({
    // In development yesterday's page would hide today's edit.
    times: () => (env.NODE_ENV === 'development' ? { fresh: 0, stale: 0, error: 0 } : services.caching().pages),
    maxBytes: env.CACHE_PAGES_MAX_BYTES,
    buildId: build.id,
    originOf,
    rerender: rerenderPage({
      ...render,
      guestTransport: services.guestTransport,
      onError: (error) => onRenderError(error, 'page-cache'),
    }),
    onError: (error, key) => onRenderError(error, key),
  });
  const browserContent = contentRoutes({
    client: services.contentClient,
    times: (collection) => services.caching().content(collection),
    maxBytes: env.CACHE_CONTENT_MAX_BYTES,
    timeout: env.CONTENT_TIMEOUT,
  });

  services.onReload(() => pages.purge(() => true));

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', env.TRUST_PROXY);

  app.use(requestContext(env), accessLog(log, metrics), health(probes), rejectMalformed());
  if (env.ADMIN_PORT === undefined) app.use(metricsRoute(metrics.registry, env));
  // Before the headers of pages: the answers of the product API have their own, stricter and fewer.
  app.use(
    '/api',
    originGate(env),
    rateLimits(env),
    apiGuard(env),
    platformProxy({ env, stream, money, isSecure, onFailure: services.platformFailed }),
  );
  app.use(contentSecurityPolicy({ table: cspTable(env), isSecure }), securityHeaders({ env, isSecure }));
  app.use(freshPages(pages, env), assets);

  app.use(
    robots({
      publicOrigin: env.PUBLIC_ORIGIN,
      indexable: env.NODE_ENV === 'production',
      domainState: services.domainState,
      text: async () => (await content.read('web-settings', env.DEFAULT_LOCALE)).robots,
    }),
  );
  app.use(builds(build), hitBeacon(services.forwardHit, log, env), cspReport(log, metrics, env));
  app.get('/_/starting-promocode', startingPromocode());
  app.use('/_/content-webhook', ...contentWebhook({ secret: env.CONTENT_WEBHOOK_SECRET, purge: purgeContent, log }));

  app.use(gameProxy({ env, stream, isSecure }), oauthProxy({ env, platformUrl, stream, isSecure }), browserContent);

  app.use(
    redirects({ file: services.fileRedirects, content: services.contentRedirects, lookup: services.lookup, originOf }),
  );
  app.use(localeRedirect(env), structuralRedirects(), guestGuard());
  app.use(formPosts({ env, transportFor: services.transportFor, content: content.bind }));
  app.use(
    compression(),
    pages,
    renderPage({
      ...render,
      originOf,
      transportFor: services.transportFor,
      onError: (error, res) => onRenderError(error, contextOf(res).id),
    }),
  );
  app.use(errorHandler(log));
  return app;

  function purgeContent(name: Parameters<typeof content.purge>[0]): void {
    content.purge(name);
    browserContent.purge(name);
    pages.purge(() => true);
  }
}
