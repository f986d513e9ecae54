import { readFileSync } from 'node:fs';
import type { Request, Response } from 'express';
import { type Caching, caching } from '../config/caching.ts';
import type { Env } from '../config/env.ts';
import { createCall } from '../shared/api/call.ts';
import { getGeneralInfo } from '../shared/api/metadata.contract.ts';
import { parseRedirectsFile } from '../shared/redirects/parseRedirectsFile.ts';
import { type RedirectIndex, redirectIndex } from '../shared/redirects/redirectIndex.ts';
import { createContentClient } from './content/contentClient.ts';
import { createContentSource } from './content/contentSource.ts';
import type { Hit } from './edge/hitBeacon.ts';
import { redirectsOfContent } from './edge/redirectsOfContent.ts';
import { isSecure } from './http/isSecure.ts';
import { contextOf } from './http/requestContext.ts';
import { requestOrigin } from './http/requestOrigin.ts';
import type { Logger } from './observability/createLogger.ts';
import type { Metrics } from './observability/createMetrics.ts';
import { logEvents } from './observability/logEvents.ts';
import { createMoneyProxy } from './platform/moneyProxy.ts';
import { createPlatformPool } from './platform/createPlatformPool.ts';
import { createPlatformTransport, type VisitorTransport } from './platform/platformTransport.ts';
import { createRedirectLookup } from './platform/redirectLookup.ts';
import { createStreamProxy } from './platform/streamProxy.ts';

export interface ServiceOptions {
  env: Env;
  log: Logger;
  metrics: Metrics;
  platformUrl: string;
  contentUrl: string;
}

/** What SIGHUP may exchange while the process runs. */
interface Live {
  caching: Caching;
  redirects: RedirectIndex;
}

function readLive(env: Env): Live {
  const file = env.REDIRECTS_FILE;
  return { caching: caching(env), redirects: redirectIndex(parseRedirectsFile(readFileSync(file, 'utf8'), file)) };
}

/** Everything the stages share: connections to the upstreams and the caches over them. Opened once a process. */
export function createServices({ env, log, metrics, platformUrl, contentUrl }: ServiceOptions) {
  let live = readLive(env);
  const afterReload: (() => void)[] = [];
  const secure = isSecure(env);
  const upstreamFailed = (upstream: 'platform' | 'redirect', operation: string, error: unknown) => {
    metrics.observeUpstream({ upstream, operation, seconds: 0, error: 'failed' });
    log.warn({ event: logEvents.upstreamFailed, upstream, operation, err: error });
  };

  const platform = createPlatformPool(platformUrl, { idle: env.UPSTREAM_IDLE });
  const stream = createStreamProxy({ target: platformUrl, idle: env.UPSTREAM_IDLE });
  const money = createMoneyProxy({
    ...platform,
    onOutcome: (outcome) => log.info({ event: logEvents.moneyOutcome, ...outcome }),
  });
  const lookup = createRedirectLookup({
    ...platform,
    timeout: env.REDIRECT_LOOKUP_TIMEOUT,
    onError: (error) => upstreamFailed('redirect', 'lookup', error),
  });
  const transport = createPlatformTransport({
    env,
    ...platform,
    caching: () => live.caching,
    onError: (error, method) => upstreamFailed('platform', method, error),
  });
  const contentClient = createContentClient({
    url: contentUrl,
    token: env.CONTENT_TOKEN,
    timeout: env.CONTENT_TIMEOUT,
    idle: env.UPSTREAM_IDLE,
  });
  const content = createContentSource({
    client: contentClient,
    times: (collection) => live.caching.content(collection),
    maxBytes: env.CACHE_CONTENT_MAX_BYTES,
    timeout: env.CONTENT_TIMEOUT,
    log,
  });

  const originOf = requestOrigin(env);

  /** Calls of the product API on behalf of nobody: what guests share. */
  function guestTransport(origin: string): VisitorTransport {
    const { host, protocol } = new URL(origin);
    const nobody = { isGuest: true, framed: false, cookie: undefined, ip: undefined, userAgent: undefined };
    return transport.for({
      ...nobody,
      protocol: protocol.slice(0, -1),
      host,
      requestId: 'page-cache',
      secure: protocol === 'https:',
      trace: [],
    });
  }

  return {
    stream,
    money,
    lookup,
    content,
    contentClient,
    originOf,
    isSecure: secure,
    platformFailed: ({ method, error }: { method: string; kind: string; error: unknown }) =>
      upstreamFailed('platform', method, error),
    /** `domain_state` of the general info, as guests see it. */
    async domainState(req: Request): Promise<string> {
      const { transport: send } = guestTransport(originOf(req));
      return (await createCall(send, () => env.DEFAULT_LOCALE)(getGeneralInfo, {})).domain_state;
    },
    caching: () => live.caching,
    fileRedirects: () => live.redirects,
    contentRedirects: redirectsOfContent(
      async (locale) => (await content.read('prazer-config', locale)).redirects,
      log,
    ),

    /** Calls of the product API on behalf of one visitor. */
    transportFor(req: Request, res: Response): VisitorTransport {
      const { isGuest, framed, id, cache } = contextOf(res);
      return transport.for({
        isGuest,
        framed,
        cookie: req.headers.cookie,
        ip: req.ip,
        protocol: req.protocol,
        host: req.host,
        userAgent: req.get('user-agent'),
        requestId: id,
        secure: secure(req),
        trace: cache,
      });
    },

    guestTransport,

    async forwardHit({ search, ip, userAgent, cookie, requestId }: Hit): Promise<void> {
      const answer = await platform.pool.request({
        method: 'GET',
        path: `${platform.basePath}/hit${search}`,
        headers: {
          'user-agent': userAgent,
          'x-forwarded-for': ip,
          'x-request-id': requestId,
          ...(cookie ? { cookie } : {}),
        },
        headersTimeout: 5_000,
        bodyTimeout: 5_000,
      });
      await answer.body.dump();
    },

    /** Takes new cache times and redirect rules; throws, and changes nothing, when they are bad. */
    reload(next: Env): void {
      live = readLive(next);
      for (const run of afterReload) run();
    },
    /** What depends on the rules and must not outlive them. */
    onReload: (run: () => void) => void afterReload.push(run),

    async close(): Promise<void> {
      await money.settled();
      stream.close();
      await Promise.all([platform.pool.close(), contentClient.close()]);
    },
  };
}

export type Services = ReturnType<typeof createServices>;
