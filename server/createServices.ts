import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Request, Response } from 'express';
import type { AnalyticsKind } from '../config/analyticsHosts.ts';
import { type Caching, caching } from '../config/caching.ts';
import type { Env } from '../config/env.ts';
import { type RateLimitName, rateLimitTable } from '../config/rateLimits.ts';
import { type Call, createCall } from '../shared/api/call.ts';
import { type GeneralInfo, getGeneralInfo } from '../shared/api/metadata.contract.ts';
import { getSupportSettings } from '../shared/api/support.contract.ts';
import { type CollectionName, isCollectionName } from '../shared/content/collections.ts';
import { parseRedirectsFile } from '../shared/redirects/parseRedirectsFile.ts';
import { type RedirectIndex, redirectIndex } from '../shared/redirects/redirectIndex.ts';
import { createContentClient } from './content/contentClient.ts';
import { createCollectionReader } from './content/createCollectionReader.ts';
import { createContentSource } from './content/contentSource.ts';
import type { Hit } from './edge/hitBeacon.ts';
import { redirectsOfContent } from './edge/redirectsOfContent.ts';
import { createRateLimiter } from './http/createRateLimiter.ts';
import { createSharedBuckets } from './http/createSharedBuckets.ts';
import { isSecure } from './http/isSecure.ts';
import { createInvalidationBus } from './cache/createInvalidationBus.ts';
import { createSecondTiers } from './cache/createSecondTier.ts';
import { createSnapshot } from './cache/createSnapshot.ts';
import { createValkey } from './cache/createValkey.ts';
import { partsOfOrigin } from './http/partsOfOrigin.ts';
import { contextOf } from './http/requestContext.ts';
import { nobodysTrace } from './http/nobodysTrace.ts';
import type { RequestTrace } from './http/RequestTrace.ts';
import { requestOrigin } from './http/requestOrigin.ts';
import { visitedOrigin } from './http/visitedOrigin.ts';
import { createAnswerReports } from './observability/createAnswerReports.ts';
import type { Logger } from './observability/createLogger.ts';
import type { Metrics, UpstreamObservation } from './observability/createMetrics.ts';
import { logEvents } from './observability/logEvents.ts';
import { createOperatorSetting } from './platform/createOperatorSetting.ts';
import { createSharedOutcomes } from './platform/createSharedOutcomes.ts';
import { createMoneyProxy, moneyAnswerCodec } from './platform/moneyProxy.ts';
import { createGameFinders } from './platform/createGameFinders.ts';
import { createPlatformPool } from './platform/createPlatformPool.ts';
import { createPlatformTransport, type VisitorTransport } from './platform/platformTransport.ts';
import { createRedirectLookup } from './platform/redirectLookup.ts';
import { createStreamProxy } from './platform/streamProxy.ts';
import { cookiesForPlatform } from './platform/sessionCookies.ts';
import { BreakerOpen, createBreaker } from './upstream/createBreaker.ts';
import { outcomeOf } from './upstream/outcomeOf.ts';

export interface ServiceOptions {
  env: Env;
  log: Logger;
  metrics: Metrics;
  platformUrl: string;
  contentUrl: string;
  /** Begins the names of what this build leaves in the second tier. */
  buildId?: string;
}

/** Another one when the values of the content or platform cache change their shape: old ones are not read then. */
const STORED_SHAPE = 1;

/** Milliseconds after the last moment of a money command in which its outcome gets to Valkey and another replica asks for it. */
const OUTCOME_TRAVELS = 5_000;

/** What SIGHUP may exchange while the process runs. */
interface Live {
  caching: Caching;
  redirects: RedirectIndex;
  perMinute: (name: RateLimitName) => number;
}

function readLive(env: Env): Live {
  const file = env.REDIRECTS_FILE;
  return {
    caching: caching(env),
    redirects: redirectIndex(parseRedirectsFile(readFileSync(file, 'utf8'), file)),
    perMinute: (name) => (env.RATE_LIMITS === 'off' ? Infinity : env[rateLimitTable[name].variable]),
  };
}

/** Everything the stages share: connections to the upstreams and the caches over them. Opened once a process. */
export function createServices(options: ServiceOptions) {
  const { env, log, metrics, platformUrl, contentUrl, buildId = 'development' } = options;
  let live = readLive(env);
  const afterReload: (() => void)[] = [];
  const secure = isSecure(env);
  const upstreamFailed = (upstream: 'platform' | 'redirect', operation: string, error: unknown, id: string) => {
    // The breaker has said so once; each refused call need not.
    if (error instanceof BreakerOpen) return;
    log.warn({ event: logEvents.upstreamFailed, upstream, operation, id, err: error });
  };

  const breakerOf = (name: string, minOperations: number) =>
    createBreaker({
      name,
      minOperations,
      onChange: (state) =>
        log[state === 'open' ? 'error' : 'info']({ event: logEvents.breaker, upstream: name, state }),
    });
  const breakers = {
    platform: breakerOf('platform', 3),
    content: breakerOf('content', 3),
    redirect: breakerOf('redirect', 1),
  };
  const observe =
    (upstream: UpstreamObservation['upstream']) =>
    (operation: string, ms: number, error?: unknown): void =>
      metrics.observeUpstream({
        upstream,
        operation,
        seconds: ms / 1000,
        error: error === undefined ? undefined : kindOf(error),
      });

  // Two sites may share one Valkey, two stages of one site too: what they read from names their keys.
  const upstreams = createHash('sha256').update(`${platformUrl}|${contentUrl}`).digest('base64url').slice(0, 12);
  const shared = env.VALKEY_URL === undefined ? undefined : openSecondTier(env.VALKEY_URL);

  function openSecondTier(url: string) {
    const valkey = createValkey({
      url,
      breaker: {
        onChange: (state) =>
          log[state === 'open' ? 'error' : 'info']({ event: logEvents.breaker, upstream: 'valkey', state }),
      },
      observe: observe('valkey'),
      onError: (error) => log.warn({ event: logEvents.secondTierLost, err: error }, 'Going on without the second tier'),
    });
    const bus = createInvalidationBus({
      valkey,
      site: `croupier:${upstreams}`,
      onInvalid(tag) {
        purgeHere(tag !== undefined && isCollectionName(tag) ? tag : undefined);
        log.info({ event: logEvents.cachePurged, cache: tag ?? 'all', by: 'bus' });
      },
    });
    const tiers = createSecondTiers({
      valkey,
      bus,
      prefix: `croupier:${buildId}:${STORED_SHAPE}:${upstreams}`,
      onOutcome: (cache, outcome) => metrics.secondTier.inc({ cache, outcome }),
    });
    const outcomes = createSharedOutcomes({
      valkey,
      site: `croupier:${upstreams}`,
      codec: moneyAnswerCodec,
      longest: env.CASHIER_TIMEOUT + OUTCOME_TRAVELS,
    });
    return { valkey, bus, tiers, outcomes, buckets: createSharedBuckets(valkey, `croupier:${upstreams}`) };
  }

  const platform = createPlatformPool(platformUrl, { idle: env.UPSTREAM_IDLE });
  const stream = createStreamProxy({
    target: platformUrl,
    idle: env.UPSTREAM_IDLE,
    limits: {
      uploads: env.UPLOADS,
      uploadsPerVisitor: env.UPLOADS_PER_VISITOR,
      uploadMinRate: env.UPLOAD_MIN_RATE,
      slowReaders: { perVisitor: env.SLOW_READERS_PER_VISITOR },
    },
    observe: observe('platform'),
  });
  // Connections of its own: a deposit that waits behind hanging calls of pages ends as one whose outcome nobody knows.
  const moneyPool = createPlatformPool(platformUrl, { idle: env.UPSTREAM_IDLE });
  const money = createMoneyProxy({
    ...moneyPool,
    onOutcome(outcome) {
      metrics.moneyOutcomes.inc({ outcome: outcome.outcome });
      log.info({ event: logEvents.moneyOutcome, ...outcome });
    },
    onReplay: () => metrics.dedupeHits.inc(),
    observe: observe('platform'),
    shared: shared?.outcomes,
  });
  const lookup = createRedirectLookup({
    ...platform,
    timeout: env.REDIRECT_LOOKUP_TIMEOUT,
    times: () => live.caching.lookup,
    breaker: breakers.redirect,
    observe: observe('redirect'),
    onError: (error, id) => upstreamFailed('redirect', 'lookup', error, id),
  });
  const answerReports = createAnswerReports({ log, metrics });
  const transport = createPlatformTransport({
    env,
    ...platform,
    caching: () => live.caching,
    second: shared?.tiers,
    breaker: breakers.platform,
    observe: observe('platform'),
    onError: (error, method, id) => upstreamFailed('platform', method, error, id),
    onReading: answerReports.reading,
  });
  const contentClient = createContentClient({
    url: contentUrl,
    token: env.CONTENT_TOKEN,
    timeout: env.CONTENT_TIMEOUT,
    idle: env.UPSTREAM_IDLE,
    breaker: breakers.content,
    observe: observe('content'),
  });
  const readCollection = createCollectionReader(contentClient);
  const content = createContentSource({
    readCollection,
    times: (collection) => live.caching.content(collection),
    maxBytes: env.CACHE_CONTENT_MAX_BYTES,
    timeout: env.CONTENT_TIMEOUT,
    second: shared?.tiers,
    log,
  });

  const purges: ((name: CollectionName | undefined) => void)[] = [(name) => content.purge(name)];
  function purgeHere(name: CollectionName | undefined): void {
    for (const run of purges) run(name);
  }

  const snapshot =
    env.SNAPSHOT_FILE === 'off'
      ? undefined
      : createSnapshot({
          file: env.SNAPSHOT_FILE,
          // The embedded sandbox has another port at every start, and the same world.
          owner: [STORED_SHAPE, env.PLATFORM_URL ?? env.SANDBOX_DB, env.CONTENT_URL ?? env.SANDBOX_DB].join('|'),
          parts: { content: content.snapshot, platform: transport.snapshot },
          onProblem: (problem, error) => log.warn({ event: logEvents.snapshotFailed, problem, err: error }),
        });

  const limit = createRateLimiter({ perMinute: (name) => live.perMinute(name), shared: shared?.buckets });
  const originOf = requestOrigin(env);
  const visitedOriginOf = visitedOrigin(env);

  /** Calls of the product API on behalf of nobody: what guests share. */
  function guestTransport(origin: string, trace: RequestTrace): VisitorTransport {
    const { host, protocol } = partsOfOrigin(origin);
    const nobody = { isGuest: true, framed: false, cookie: undefined, ip: undefined, userAgent: undefined };
    return transport.for({
      ...nobody,
      protocol,
      host,
      secure: protocol === 'https',
      trace,
    });
  }

  function guestCall(req: Request): Call {
    const { transport: send } = guestTransport(visitedOriginOf(req), nobodysTrace('site-settings'));
    return createCall(send, () => env.DEFAULT_LOCALE);
  }

  const gameFinders = createGameFinders({
    call: (locale, origin) => createCall(guestTransport(origin, nobodysTrace('games.finder')).transport, () => locale),
    times: () => live.caching.catalogue,
    onError: (error) => upstreamFailed('platform', 'games.finder', error, 'games.finder'),
  });

  return {
    gameFinders,
    answerReports,
    limit,
    stream,
    money,
    lookup,
    content,
    contentClient,
    readCollection,
    contentFailed: (error: unknown, collection: CollectionName, id: string) =>
      log.warn({ event: logEvents.upstreamFailed, upstream: 'content', collection, id, err: error }),
    originOf,
    isSecure: secure,
    platformFailed: ({ method, error, id }: { method: string; kind: string; error: unknown; id: string }) =>
      upstreamFailed('platform', method, error, id),
    /** `domain_state` of the general info, as guests see it. */
    async domainState(req: Request): Promise<string> {
      return (await guestCall(req)(getGeneralInfo, {})).domain_state;
    },
    guestCall,
    chat: createOperatorSetting({
      read: async (req: Request) => (await guestCall(req)(getSupportSettings, {})).provider,
      unset: null,
      fresh: () => live.caching.platform('metadata.get')?.fresh ?? 0,
    }),
    trackers: createOperatorSetting({
      read: async (req: Request) => trackersOf((await guestCall(req)(getGeneralInfo, {})).analytic),
      unset: [],
      fresh: () => live.caching.platform('metadata.get')?.fresh ?? 0,
    }),
    caching: () => live.caching,
    fileRedirects: () => live.redirects,
    contentRedirects: redirectsOfContent(
      async (locale) => (await content.read('prazer-config', locale)).redirects,
      () => live.redirects,
      log,
    ),

    /** Calls of the product API on behalf of one visitor. */
    transportFor(req: Request, res: Response): VisitorTransport {
      const context = contextOf(res);
      const { isGuest, framed, origin } = context;
      return transport.for({
        isGuest,
        framed,
        cookie: req.headers.cookie,
        ip: req.ip,
        ...partsOfOrigin(origin),
        userAgent: req.get('user-agent'),
        secure: secure(req),
        trace: context,
      });
    },

    guestTransport,

    async forwardHit({ search, ip, userAgent, cookie, origin, requestId, traceparent }: Hit): Promise<void> {
      const { SESSION_COOKIE: sessionCookies, LOCALE_COOKIE: localeCookie } = env;
      const { protocol, host } = partsOfOrigin(origin);
      const forPlatform = cookiesForPlatform(cookie, { sessionCookies, localeCookie, framed: false });
      const answer = await platform.pool.request({
        method: 'GET',
        path: `${platform.basePath}/hit${search}`,
        headers: {
          'user-agent': userAgent,
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
          'x-forwarded-host': host,
          'x-request-id': requestId,
          ...(traceparent === undefined ? {} : { traceparent }),
          ...(forPlatform === undefined ? {} : { cookie: forPlatform }),
        },
        headersTimeout: 5_000,
        bodyTimeout: 5_000,
      });
      await answer.body.dump();
    },

    /** A collection changed, or everything did: here and, over the bus, in all replicas. */
    purge(name: CollectionName | undefined): void {
      purgeHere(name);
      shared?.bus.announce(name);
    },
    /** Whatever else shows content and must not outlive it. */
    onPurge: (run: (name: CollectionName | undefined) => void) => void purges.push(run),

    snapshot,
    breakers,
    /** What the metrics show of all this. */
    observed: {
      caches: () => [content.stats(), transport.stats(), lookup.stats(), gameFinders.stats()],
      breakers: () =>
        [...Object.values(breakers), ...(shared ? [shared.valkey.breaker] : [])].map((one) => one.stats()),
      unsentPurges: () => shared?.bus.unsent() ?? 0,
    },
    /** A start may wait a moment for what other replicas know. */
    secondTierConnected: (limitMs: number) => shared?.bus.ready(limitMs) ?? Promise.resolve(),

    /** Takes new cache times, rate limits and redirect rules; throws, and changes nothing, when they are bad. */
    reload(next: Env): void {
      live = readLive(next);
      for (const run of afterReload) run();
    },
    /** What depends on the rules and must not outlive them. */
    onReload: (run: () => void) => void afterReload.push(run),

    async close(): Promise<void> {
      await money.settled();
      stream.close();
      shared?.valkey.close();
      await Promise.all([moneyPool.pool.close(), platform.pool.close(), contentClient.close()]);
    },
  };
}

function trackersOf(analytic: GeneralInfo['analytic']): AnalyticsKind[] {
  return (['gtm', 'ga', 'ym'] as const).filter((kind) => analytic?.[kind]);
}

/** A closed list, for a label. */
function kindOf(error: unknown): string {
  if (error instanceof Error && /timeout/i.test(`${error.name} ${(error as { code?: unknown }).code}`))
    return 'timeout';
  return outcomeOf(error) === 'unreachable' ? 'connect' : 'failed';
}

export type Services = ReturnType<typeof createServices>;
