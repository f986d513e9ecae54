import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import type { CacheStats } from '#server/cache/createCache.ts';
import { createKnownOrigins } from '#server/cache/createKnownOrigins.ts';
import { createContentInScript } from '#server/content/createContentInScript.ts';
import { createPageUses } from '#server/content/createPageUses.ts';
import type { Services } from '#server/createServices.ts';
import { createRenderBudget } from '#server/http/limits/createRenderBudget.ts';
import { shedColdRenders } from '#server/http/limits/shedColdRenders.ts';
import { type VendorPolicyOptions, vendorPolicy } from '#server/http/policy/vendorPolicy.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { breakCookieLine } from '#server/http/session/breakCookieLine.ts';
import { createKnownSessions } from '#server/http/session/createKnownSessions.ts';
import { isAdmin } from '#server/http/session/isAdmin.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { pageName } from '#server/observability/pageName.ts';
import { createPreludes } from '#server/pages/createPreludes.ts';
import { type PageCache, pageCache } from '#server/pages/pageCache.ts';
import { previewPages } from '#server/preview/previewPages.ts';
import { createRenderSlots } from '#server/render/createRenderSlots.ts';
import { createCustomCode } from '#server/render/customCode/createCustomCode.ts';
import { earlyHints } from '#server/render/earlyHints.ts';
import { createHeldHoles } from '#server/render/prelude/createHeldHoles.ts';
import { makePrelude, type PreludeVariant } from '#server/render/prelude/makePrelude.ts';
import type { Prelude } from '#server/render/prelude/Prelude.ts';
import type { Renderer } from '#server/render/Renderer.ts';
import { renderPage } from '#server/render/renderPage.ts';
import { rerenderPage } from '#server/render/rerenderPage.ts';
import type { CollectionName } from '#shared/content/collections.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';

/** Settings and services that pages need; the addresses of their scripts and the keys of the cache contain `buildId`. */
export interface PagesOptions {
  env: VendorPolicyOptions['env'] &
    Pick<
      Env,
      | 'ADMIN_TOKEN'
      | 'CONTENT_PREVIEW_TOKEN'
      | 'CONTENT_TIMEOUT'
      | 'CONTENT_URL'
      | 'PREVIEW_ORIGINS'
      | 'CACHE_PAGES_MAX_BYTES'
      | 'CUSTOM_CODE'
      | 'EARLY_HINTS'
      | 'LOCALE_COOKIE'
      | 'PRELUDES'
      | 'PUBLIC_ORIGIN'
      | 'SESSION_COOKIE'
    >;
  log: Logger;
  metrics: Metrics;
  services: Pick<
    Services,
    | 'platform'
    | 'content'
    | 'live'
    | 'limit'
    | 'players'
    | 'guestSessions'
    | 'typed'
    | 'owners'
    | 'originOf'
    | 'isSecure'
    | 'memory'
  >;
  buildId: string;
  renderer: Renderer;
  /** The lasting delay of the event loop in milliseconds. */
  lateness: () => number;
  /** What the pages of one of BRANDS say of it. */
  brand?: PageBrand | undefined;
}

/** The pages of the site. */
export interface SitePages {
  /** The stages that answer with a page, from the cache or rendered, in order. */
  stages: Record<string, RequestHandler>;
  cache: PageCache;
  /** Of the pages, the 404 pages and the preludes. */
  stats: () => CacheStats[];
  /** Renders in progress and waiting. */
  renders: ReturnType<typeof createRenderSlots>['stats'];
  /** Purges the pages that show a changed collection, or all pages for undefined. */
  purge(name: CollectionName | undefined): void;
}

/** Opens the pages of the site: their cache and their render. */
export function openPages({
  env,
  log,
  metrics,
  services,
  buildId,
  renderer,
  lateness,
  brand,
}: PagesOptions): SitePages {
  const { platform, content, live, limit, players, guestSessions, typed, owners, originOf, isSecure, memory } =
    services;
  const { chat, trackers, transportFor, guestTransport } = platform;
  const onError = (error: unknown, id: string) => {
    // Compared by name: the render bundle has another copy of the class.
    if (!(error instanceof Error) || error.name !== 'MessageError')
      return log.error({ event: logEvents.renderFailed, id, err: error }, 'A part of a page failed');
    metrics.messageErrors.inc({ side: 'server' });
    log.error({ event: logEvents.messageError, side: 'server', id, message: error.message });
  };
  const slots = createRenderSlots();
  const uses = createPageUses();
  const sessions = createKnownSessions(limit, players);
  const budget = createRenderBudget({
    perMinute: () => live.perMinute('rendering'),
    playerOf: sessions.playerOf,
    onEmpty: (req, res) => {
      metrics.renderBudgetEmpty.inc();
      sendProblem(req, res, 429);
    },
  });
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
    buildId,
    localeCookie: env.LOCALE_COOKIE === cookieNames.locale ? undefined : env.LOCALE_COOKIE,
    gameOrigin: env.GAME_ORIGIN,
    content: content.source.bind,
    contentInScript: createContentInScript(),
    gameFinder: platform.gameFinders.finder,
    slots,
    uses,
    brand,
  };
  // In development a cached page would hide the latest edit.
  const times = (route?: string) =>
    env.NODE_ENV === 'development' ? { fresh: 0, stale: 0, error: 0 } : live.caching().pages(route);
  const keys = {
    ...(env.PUBLIC_ORIGIN === undefined ? { isKnownOrigin: createKnownOrigins() } : {}),
    buildId,
    variant: () => chat.variant() + trackers.variant(),
  };
  const cache = pageCache({
    times,
    missingTimes: () => live.caching().missing,
    maxBytes: env.CACHE_PAGES_MAX_BYTES,
    memory,
    ...keys,
    originOf,
    rerender: rerenderPage({ ...render, guestTransport, onError: (error) => onError(error, 'page-cache') }),
    onError,
    onRerendered: ({ route, key, size, ms, calls }) =>
      log.info({
        event: logEvents.pageRerendered,
        ...(route === undefined ? {} : { route }),
        page: pageName(key),
        size: Math.round(size),
        ms: Math.round(ms * 10) / 10,
        calls: calls.map((call) => ({ name: call.name, verdict: call.verdict, ms: Math.round(call.ms * 10) / 10 })),
      }),
  });
  const personal = new Set<string>();
  const preludes = createPreludes<Prelude, PreludeVariant>({
    times,
    // Beside the pages, as the 404 pages are.
    maxBytes: Math.ceil(env.CACHE_PAGES_MAX_BYTES / 4),
    memory,
    ...keys,
    originOf,
    make: makePrelude({
      ...render,
      guestTransport,
      isForPlayers: (method) => live.caching().isForPlayers(method),
      onPersonal: (route, method) => {
        const pair = `${route} ${method}`;
        if (personal.has(pair)) return;
        personal.add(pair);
        log.info({ event: logEvents.preludeRefused, route, method });
      },
      onError: (error) => onError(error, 'prelude'),
    }),
    onError,
  });
  const page = {
    ...render,
    originOf,
    preludes: env.PRELUDES === 'on' ? preludes : undefined,
    heldHoles: createHeldHoles({ maxBytes: Math.ceil(env.CACHE_PAGES_MAX_BYTES / 8), memory }),
    transportFor,
    typedOf: typed.read,
    onSession: (req: Request, res: Response, uid: number) => {
      const isPlayer = uid > 0;
      owners.learn(req, uid);
      sessions.learn(req, res, isPlayer);
      const { cookie } = req.headers;
      if (!isPlayer && guestSessions) res.append('Set-Cookie', guestSessions.lineFor(cookie, isSecure(req)));
    },
    onBreak: (req: Request, res: Response, until: number | null) =>
      res.append('Set-Cookie', breakCookieLine({ until, isSecure: isSecure(req) })),
    onCost: (req: Request, res: Response, ms: number) => {
      metrics.renderSeconds.inc(ms / 1000);
      budget.charge(req, res, ms);
    },
    isForAdmin: isAdmin(env),
    showsErrors: env.NODE_ENV === 'development',
    onError: (error: unknown, res: Response) => onError(error, contextOf(res).id),
  };
  const stages = {
    compression: compression(),
    vendors: vendorPolicy({ env, isSecure, chatFor: chat.settingFor, trackersFor: trackers.settingFor }),
    preview: previewPages({
      env,
      render: page,
      guestTransport,
      client: content.client,
      rewrite: content.rewrite,
      redirects: content.redirects,
    }),
    pages: cache,
    sessions: sessions.gate,
    'render-budget': budget.gate,
    shed: shedColdRenders({
      // Vite makes a page of development late, and the developer is its one visitor.
      lateness: () => (env.NODE_ENV === 'development' ? 0 : Math.max(lateness(), slots.stats().lateMs)),
      isUnconfirmed: sessions.isUnconfirmed,
      onShed: () => metrics.shed.inc(),
    }),
    'early-hints': earlyHints({ env, renderer }),
    render: renderPage(page),
  };
  return {
    stages,
    cache,
    stats: () => [...cache.stats(), preludes.stats()],
    renders: slots.stats,
    purge(name) {
      // Redirect rules concern every address, also pages that do not show this collection.
      const isOfAll = name === undefined || name === 'prazer-config';
      // The address is the last part of a page's key; an unknown address counts as a page that shows every collection.
      const which = (key: string) => isOfAll || uses.mayUse(key.slice(key.lastIndexOf('|') + 1), name);
      cache.purge(which);
      preludes.purge(which);
    },
  };
}
