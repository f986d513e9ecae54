import type { Request } from 'express';
import type { Env } from '#config/env.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import type { SiblingTiers } from '#server/cache/tiers/createSitesTier.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { createAnswerReports } from '#server/platform/answers/createAnswerReports.ts';
import { createRefusals } from '#server/platform/answers/createRefusals.ts';
import { createPlatformPool } from '#server/platform/createPlatformPool.ts';
import { createGameFinders } from '#server/platform/games/createGameFinders.ts';
import { createRedirectLookup } from '#server/platform/games/redirectLookup.ts';
import type { MoneyAnswer } from '#server/platform/money/MoneyAnswer.ts';
import { createMoneyProxy, type MoneyOutcome } from '#server/platform/money/moneyProxy.ts';
import type { CommandBook } from '#server/platform/money/openCommandBook.ts';
import { createStreamProxy } from '#server/platform/streamProxy.ts';
import type { AnswerBodies } from '#server/platform/transport/createAnswerBodies.ts';
import { createPlatformTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { createCall } from '#shared/api/call.ts';
import { createForwardHit } from './createForwardHit.ts';
import type { LiveSettings } from './createLiveSettings.ts';
import { createSiteSettings } from './createSiteSettings.ts';
import type { UpstreamReports } from './createUpstreamReports.ts';
import { createVisitorTransports } from './createVisitorTransports.ts';
import type { openValkey } from './openValkey.ts';

/** The address of the platform, and what its pools, caches and circuits need. */
export interface PlatformServiceOptions {
  url: string;
  env: Parameters<typeof createPlatformTransport>[0]['env'] &
    Pick<
      Env,
      | 'UPSTREAM_IDLE'
      | 'UPLOADS'
      | 'UPLOADS_PER_VISITOR'
      | 'UPLOAD_MIN_RATE'
      | 'SLOW_READERS_PER_VISITOR'
      | 'REDIRECT_LOOKUP_TIMEOUT'
    >;
  log: Logger;
  metrics: Metrics;
  reports: UpstreamReports;
  live: LiveSettings;
  shared: ReturnType<typeof openValkey> | undefined;
  /** Of the sites that ask this platform the same. */
  siblings?: SiblingTiers | undefined;
  memory?: SiteMemory | undefined;
  /** Of all sites of the process. */
  bodies?: AnswerBodies | undefined;
  /** Money commands that are known already. */
  book?: CommandBook<MoneyAnswer> | undefined;
  /** The process has other sites (BRANDS). */
  isOneOfMany?: boolean | undefined;
  isSecure: (req: Request) => boolean;
}

/** Opens the connections to the platform, one pool per kind of call that must not wait for another, and the caches of its answers. */
export function openPlatform({
  url,
  env,
  log,
  metrics,
  reports,
  live,
  shared,
  siblings,
  memory,
  bodies,
  book,
  isOneOfMany,
  isSecure,
}: PlatformServiceOptions) {
  const idle = env.UPSTREAM_IDLE;
  const observe = reports.observe('platform');
  const breakers = { platform: reports.breaker('platform', 3), redirect: reports.breaker('redirect', 1) };
  const answers = createAnswerReports({ log, metrics });

  const pages = createPlatformPool(url, { idle });
  const refusals = createRefusals({ ...pages, observe });
  const transport = createPlatformTransport({
    env,
    ...pages,
    refusals,
    caching: live.caching,
    second: shared?.tiers,
    siblings,
    memory,
    bodies,
    isOneOfMany,
    breaker: breakers.platform,
    observe,
    onError: (error, method, id) => reports.failed('platform', method, error, id),
    onReading: answers.noteReading,
    onFault: answers.fault,
    onGuestSession: (method) =>
      log.warn(
        { event: logEvents.sessionCookie, problem: 'guest', method },
        'The platform gives guests a session, so nothing it says is cached: see GUEST_SESSIONS',
      ),
  });
  const stream = createStreamProxy({
    target: url,
    idle,
    limits: {
      uploads: env.UPLOADS,
      uploadsPerVisitor: env.UPLOADS_PER_VISITOR,
      uploadMinRate: env.UPLOAD_MIN_RATE,
      slowReaders: { perVisitor: env.SLOW_READERS_PER_VISITOR },
    },
    observe,
  });
  // A separate pool: a deposit that waits behind hanging calls of pages would end with an unknown outcome.
  const moneyPool = createPlatformPool(url, { idle });
  function noteMoney(outcome: MoneyOutcome): void {
    metrics.moneyOutcomes.inc({ outcome: outcome.outcome });
    log.info({ event: logEvents.moneyOutcome, ...outcome });
  }
  const money = createMoneyProxy({
    ...moneyPool,
    onOutcome: noteMoney,
    onReplay: () => metrics.dedupeHits.inc(),
    observe,
    shared: shared?.outcomes,
    book,
  });
  const lookup = createRedirectLookup({
    ...pages,
    timeout: env.REDIRECT_LOOKUP_TIMEOUT,
    times: () => live.caching().lookup,
    breaker: breakers.redirect,
    observe: reports.observe('redirect'),
    onError: (error, id) => reports.failed('redirect', 'lookup', error, id),
  });

  const visitors = createVisitorTransports({ transport, isSecure });
  const gameFinders = createGameFinders({
    call: (locale, origin, trace) => createCall(visitors.guestTransport(origin, trace).transport, () => locale),
    times: () => live.caching().catalogue,
    siblings,
    onError: (error, id) => reports.failed('platform', 'games.finder', error, id),
  });

  return {
    ...visitors,
    ...createSiteSettings(visitors.guestCall, live),
    stream,
    money,
    refusals,
    noteMoney,
    lookup,
    gameFinders,
    answers,
    breakers,
    forwardHit: createForwardHit(pages, env),
    /** Logs a proxied request that got no answer. */
    failed: ({ method, error, id }: { method: string; error: unknown; id: string }) =>
      reports.failed('platform', method, error, id),
    snapshot: transport.snapshot,
    beginCommand: transport.beginCommand,
    held: transport.held,
    caches: () => [transport.stats(), lookup.stats(), gameFinders.stats()],
    async close(): Promise<void> {
      await money.settled();
      stream.close();
      await Promise.all([moneyPool.pool.close(), pages.pool.close()]);
    },
  };
}
