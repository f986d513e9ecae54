import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { cspTable } from '../config/csp.ts';
import type { Env } from '../config/env.ts';
import { cookieNames } from '../shared/keys/cookieNames.ts';
import { createKnownOrigins } from './cache/createKnownOrigins.ts';
import { pageCache } from './cache/pageCache.ts';
import { contentRoutes } from './content/contentRoutes.ts';
import { contentWebhook } from './content/contentWebhook.ts';
import { createPageUses } from './content/createPageUses.ts';
import { requireContent, type Readiness } from './content/requireContent.ts';
import type { Services } from './createServices.ts';
import { beacons } from './edge/beacons.ts';
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
import { lastResort } from './edge/lastResort.ts';
import { robots } from './edge/robots.ts';
import { serverPaths } from './edge/serverPaths.ts';
import { sitemap } from './edge/sitemap/sitemap.ts';
import { structuralRedirects } from './edge/structuralRedirects.ts';
import { webManifest } from './edge/webManifest.ts';
import { withoutServiceWorker } from './edge/withoutServiceWorker.ts';
import { accessLog } from './http/accessLog.ts';
import { contentSecurityPolicy } from './http/contentSecurityPolicy.ts';
import { createKnownSessions } from './http/createKnownSessions.ts';
import { createKnownDevices } from './http/createKnownDevices.ts';
import { errorHandler } from './http/errorHandler.ts';
import { isAdmin } from './http/isAdmin.ts';
import { originGate } from './http/originGate.ts';
import { rateLimits } from './http/rateLimits.ts';
import { requestStages } from './http/requestStages.ts';
import { rejectMalformed } from './http/rejectMalformed.ts';
import { contextOf, openContext, requestContext } from './http/requestContext.ts';
import { sendProblem } from './http/sendProblem.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { trustsHop } from './http/trustedProxy.ts';
import { shedColdRenders } from './http/shedColdRenders.ts';
import { withinLimit } from './http/withinLimit.ts';
import { vendorPolicy } from './http/vendorPolicy.ts';
import { endSession } from './http/endSession.ts';
import { hostGate } from './http/hostGate.ts';
import type { Logger } from './observability/createLogger.ts';
import type { Metrics } from './observability/createMetrics.ts';
import { exposeState } from './observability/exposeState.ts';
import { logEvents } from './observability/logEvents.ts';
import { apiGuard } from './platform/apiGuard.ts';
import { createSessionCookieCheck } from './platform/createSessionCookieCheck.ts';
import { gameListRoute } from './platform/gameListRoute.ts';
import { limitByLogin } from './platform/limitByLogin.ts';
import { gameProxy } from './platform/gameProxy.ts';
import { oauthProxy } from './platform/oauthProxy.ts';
import { platformProxy } from './platform/platformProxy.ts';
import { shedReads } from './platform/shedReads.ts';
import { signOut } from './platform/signOut.ts';
import { startingPromocode } from './platform/startingPromocode.ts';
import { telegramGate } from './platform/telegramGate.ts';
import { createCustomCode } from './render/customCode/createCustomCode.ts';
import { createRenderSlots } from './render/createRenderSlots.ts';
import type { Renderer } from './render/Renderer.ts';
import { earlyHints } from './render/earlyHints.ts';
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
  /** How late the event loop is, in milliseconds. */
  lateness: () => number;
  readiness: Readiness;
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
  lateness,
  readiness,
}: AppDependencies): RequestListener {
  const { isSecure, originOf, content, stream, money, limit } = services;
  const onRenderError = (error: unknown, id: string) => {
    // By its name: the class of the render bundle is not the one of this bundle.
    if (!(error instanceof Error) || error.name !== 'MessageError')
      return log.error({ event: logEvents.renderFailed, id, err: error }, 'A part of a page failed');
    metrics.messageErrors.inc({ side: 'server' });
    log.error({ event: logEvents.messageError, side: 'server', id, message: error.message });
  };
  const slots = createRenderSlots();
  const uses = createPageUses();
  const customCode = createCustomCode({
    isOn: env.CUSTOM_CODE === 'on',
    onRefused: (reason, beginning) =>
      log.warn(
        { event: logEvents.customCodeRefused, reason, beginning },
        'An entry of custom code or of the theme is left out',
      ),
  });
  const render = {
    customCode,
    renderer,
    buildId: build.id,
    localeCookie: env.LOCALE_COOKIE === cookieNames.locale ? undefined : env.LOCALE_COOKIE,
    content: content.bind,
    gameFinder: services.gameFinders.finder,
    slots,
    uses,
  };
  const pages = pageCache({
    // In development yesterday's page would hide today's edit.
    times: () => (env.NODE_ENV === 'development' ? { fresh: 0, stale: 0, error: 0 } : services.caching().pages),
    missingTimes: () => services.caching().missing,
    maxBytes: env.CACHE_PAGES_MAX_BYTES,
    ...(env.PUBLIC_ORIGIN === undefined ? { isKnownOrigin: createKnownOrigins() } : {}),
    buildId: build.id,
    variant: () => services.chat.variant() + services.trackers.variant(),
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
    readCollection: services.readCollection,
    onError: services.contentFailed,
    times: (collection) => services.caching().content(collection),
    maxBytes: env.CACHE_CONTENT_MAX_BYTES,
    timeout: env.CONTENT_TIMEOUT,
    limit,
    slowReaders: { perVisitor: env.SLOW_READERS_PER_VISITOR },
  });
  exposeState(metrics.registry, {
    ...services.observed,
    caches: () => [...services.observed.caches(), browserContent.stats(), ...pages.stats()],
    renders: slots.stats,
    lateness,
  });

  services.onReload(() => pages.purge(() => true));
  services.onPurge((name) => {
    browserContent.purge(name);
    // The redirect rules decide about every address, also about those whose page shows nothing of them.
    if (name === undefined || name === 'prazer-config') return pages.purge(() => true);
    // The address is the last part of a page's key; one that cannot be read counts as a page that uses everything.
    pages.purge((key) => uses.mayUse(key.slice(key.lastIndexOf('|') + 1), name));
  });

  const devices = createKnownDevices(env);
  const sessions = createKnownSessions(limit, env);
  const hosts = hostGate(env);
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', trustsHop(env));

  app.use(
    requestStages({
      context: requestContext(env),
      health: health(probes),
      malformed: rejectMalformed(),
      ...(env.ADMIN_PORT === undefined ? { metrics: metricsRoute(metrics.registry, env) } : {}),
      host: hosts.gate,
    }),
  );
  // Before the headers of pages: the answers of the product API have their own, stricter and fewer.
  app.use(
    '/api',
    requestStages({
      origin: originGate(env),
      'end-session': endSession({ env, isSecure }),
      'rate-limits': rateLimits(limit),
      guard: apiGuard(env),
      'login-limits': limitByLogin(limit, env, devices),
      telegram: telegramGate({
        env,
        onRefused: (reason) =>
          log.warn({ event: logEvents.telegramRefused, reason }, 'A user of Telegram was not let in'),
      }),
      'sign-out': signOut({
        env,
        transportFor: services.transportFor,
        onGivenUp: (error) => log.warn({ event: logEvents.sessionNotEnded, err: error }),
      }),
      'shed-reads': shedReads(services.breakers.platform),
      platform: platformProxy({
        env,
        stream,
        money,
        devices,
        isSecure,
        onFailure: services.platformFailed,
        onHeaders: createSessionCookieCheck(env.SESSION_COOKIE, (problem) =>
          log.warn(
            { event: logEvents.sessionCookie, ...problem },
            'A sign-in brought no session that pages can use: see SESSION_COOKIE',
          ),
        ),
        onForeign: services.answerReports.foreign,
      }),
    }),
  );
  app.use(
    requestStages({
      'content-policy': contentSecurityPolicy({ table: cspTable(env), isSecure }),
      headers: securityHeaders({ env, isSecure }),
      'service-worker': withoutServiceWorker(env),
      assets,
      manifest: webManifest({
        read: (locale) => content.read('web-settings', locale),
        patterns: async () => (await renderer.entry()).patterns,
      }),
      robots: robots({
        publicOrigin: env.PUBLIC_ORIGIN,
        indexable: env.NODE_ENV === 'production',
        domainState: services.domainState,
        text: async () => (await content.read('web-settings', env.DEFAULT_LOCALE)).robots,
      }),
      sitemap: sitemap({
        originOf,
        sourcesFor: (req) => ({ call: services.guestCall(req), content: content.bind(env.DEFAULT_LOCALE) }),
        times: () => services.caching().sitemap,
        onError: (error, list) => log.warn({ event: logEvents.sitemapFailed, list, err: error }),
        limit,
      }),
      builds: builds(build, env),
      hit: hitBeacon(services.forwardHit, log, limit),
      'csp-report': cspReport(log, metrics, limit),
      beacons: beacons({
        env,
        limit,
        log,
        metrics,
        answers: services.answerReports,
        patterns: async () => (await renderer.entry()).patterns,
      }),
    }),
  );
  app.get('/_/starting-promocode', startingPromocode());
  app.get('/_/games', gameListRoute(services.gameFinders, originOf));
  app.use(
    '/_/content-webhook',
    ...contentWebhook({ secret: env.CONTENT_WEBHOOK_SECRET, purge: services.purge, log, limit }),
  );

  const { platformFailed: onFailure } = services;
  app.use(
    requestStages({
      game: gameProxy({ env, stream, isSecure, onFailure }),
      oauth: oauthProxy({ env, platformUrl, stream, isSecure, onFailure }),
      content: browserContent,
      'server-paths': serverPaths(),
      'content-ready': requireContent(readiness),
      redirects: redirects({
        file: services.fileRedirects,
        content: services.contentRedirects,
        lookup: services.lookup,
        mayAsk: withinLimit(limit, 'lookups'),
        originOf,
        log,
      }),
      locale: localeRedirect(env),
      structure: structuralRedirects(),
      'guest-guard': guestGuard(),
      forms: formPosts({ env, limit, devices, isSecure, transportFor: services.transportFor, content: content.bind }),
      compression: compression(),
      vendors: vendorPolicy({
        env,
        isSecure,
        chatFor: services.chat.settingFor,
        trackersFor: services.trackers.settingFor,
      }),
      pages,
      'page-limit': limit('pages', (req, res) => sendProblem(req, res, 429)),
      'early-hints': earlyHints({ env, renderer }),
      sessions: sessions.gate,
      shed: shedColdRenders({
        lateness,
        isStranger: sessions.isStranger,
        rendering: () => slots.stats().running,
        onShed: () => metrics.shed.inc(),
      }),
      render: renderPage({
        ...render,
        originOf,
        transportFor: services.transportFor,
        onSession: sessions.learn,
        isForAdmin: isAdmin(env),
        onError: (error, res) => onRenderError(error, contextOf(res).id),
      }),
    }),
  );
  app.use(lastResort(), errorHandler(log));

  // Before all of that: every request is named and logged, and a guest may get a cached page that is fresh.
  const open = openContext(env);
  const logged = accessLog(log, metrics);
  const answerFresh = freshPages(pages, env);
  return (req, res) => {
    open(req, res);
    logged(req, res);
    if (!hosts.isOurs(req) || !answerFresh(req, res)) app(req, res);
  };
}
