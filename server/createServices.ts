import { createHash } from 'node:crypto';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Env } from '#config/env.ts';
import { createFilePasses } from '#server/plain/support/createFilePasses.ts';
import type { CollectionName } from '#shared/content/collections.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { brandContent } from './brands/brandContent.ts';
import { contentOwner } from './brands/contentOwner.ts';
import type { SiteMemory } from './cache/createCacheMemory.ts';
import type { SitesTiers } from './cache/tiers/createSitesTier.ts';
import { createSnapshot } from './cache/tiers/createSnapshot.ts';
import { isSecure } from './http/hosts/isSecure.ts';
import { requestOrigin } from './http/hosts/requestOrigin.ts';
import { createGuessLimits } from './http/limits/createGuessLimits.ts';
import { createRateLimiter } from './http/limits/createRateLimiter.ts';
import { createSolvedWaits } from './http/limits/createSolvedWaits.ts';
import { contextOf } from './http/requestContext.ts';
import { createGuestSessions } from './http/session/createGuestSessions.ts';
import { createPlayerSessions } from './http/session/createPlayerSessions.ts';
import { createPreviews } from './http/session/createPreviews.ts';
import { createSessionOwners } from './http/session/createSessionOwners.ts';
import { createPlatformFeeds, type PlatformFeeds } from './live/createPlatformFeeds.ts';
import type { Logger } from './observability/createLogger.ts';
import type { Metrics } from './observability/createMetrics.ts';
import { logEvents } from './observability/logEvents.ts';
import { createTypedFields } from './plain/forms/createTypedFields.ts';
import { createGameSeats } from './platform/games/createGameSeats.ts';
import { createClosures } from './platform/session/createClosures.ts';
import type { AnswerBodies } from './platform/transport/createAnswerBodies.ts';
import type { SiteBooks } from './services/createCommandBooks.ts';
import { createLiveSettings, type LiveSettingsEnv } from './services/createLiveSettings.ts';
import { createUpstreamReports } from './services/createUpstreamReports.ts';
import { type ContentServiceOptions, openContent } from './services/openContent.ts';
import { type LiveServiceOptions, openLive } from './services/openLive.ts';
import { openPlatform, type PlatformServiceOptions } from './services/openPlatform.ts';
import { openValkey, type ValkeyServiceOptions } from './services/openValkey.ts';
import { STORED_SHAPE } from './services/storedShape.ts';

/** What the services read of the environment. */
type ServicesEnv = LiveSettingsEnv &
  ContentServiceOptions['env'] &
  PlatformServiceOptions['env'] &
  LiveServiceOptions['env'] &
  ValkeyServiceOptions['env'] &
  Pick<
    Env,
    | 'CONTENT_URL'
    | 'DEVICE_SECRET'
    | 'GAME_ORIGIN'
    | 'GUEST_SESSIONS'
    | 'PLATFORM_URL'
    | 'PREVIEW_SECRET'
    | 'SANDBOX_DB'
    | 'SNAPSHOT_FILE'
    | 'TRUST_PROXY'
    | 'VALKEY_URL'
  >;

/** Seconds between two reads of the stream where the operator polls no balances: other kinds of change are then found so late without a feed. */
const UNPOLLED_S = 60;

/** Dependencies of createServices: the environment, log, metrics and the upstreams' addresses. */
export interface ServiceOptions {
  env: ServicesEnv;
  log: Logger;
  metrics: Metrics;
  platformUrl: string;
  contentUrl: string;
  /** The token of the platform's feed of changes (PLATFORM_EVENTS_TOKEN). */
  feedToken?: string | undefined;
  /** Part of this build's keys in the second tier. */
  buildId?: string;
  /** One of BRANDS, whose keys are its own; undefined: the site of the build's brand. */
  site?: BrandSite | undefined;
  /** What the sites of the process share; undefined for a process of one site. */
  sites?: SitesTiers | undefined;
  /** What its caches may take together with those of other sites; without it their bounds are their own. */
  memory?: SiteMemory | undefined;
  /** What cached answers of the platform say, read once for all sites of the process. */
  bodies?: AnswerBodies | undefined;
  /** The feeds of changes that the sites of the process read together. */
  feeds?: PlatformFeeds;
  /** Money commands that were begun before this opening of the site. */
  books?: SiteBooks | undefined;
}

/** Everything the stages share. */
export type Services = ReturnType<typeof createServices>;

/**
 * Opens everything the stages share, by upstream: connections and their caches. Once per process. Throws for an invalid redirects file or
 * push key.
 */
export function createServices({
  env,
  log,
  metrics,
  platformUrl,
  contentUrl,
  feedToken,
  buildId = 'development',
  site,
  sites,
  memory,
  bodies,
  feeds = createPlatformFeeds(),
  books,
}: ServiceOptions) {
  const live = createLiveSettings(env);
  const reports = createUpstreamReports({ log, metrics });
  const upstreams = createHash('sha256')
    .update([platformUrl, contentUrl, ...(site ? [site.id] : [])].join('|'))
    .digest('base64url')
    .slice(0, 12);
  const contentOf = contentOwner({ env, site });
  const secure = isSecure(env);
  const { CONTENT_TOKEN, CONTENT_QUERY, CONTENT_LOCALES, GUEST_SESSIONS, SESSION_COOKIE } = env;
  const readers = sites?.of(['content', contentUrl, CONTENT_TOKEN, CONTENT_QUERY, CONTENT_LOCALES]);
  const callers = sites?.of(['platform', platformUrl, GUEST_SESSIONS, SESSION_COOKIE]);

  const { VALKEY_URL } = env;
  const shared =
    VALKEY_URL === undefined
      ? undefined
      : openValkey({
          url: VALKEY_URL,
          env,
          log,
          metrics,
          reports,
          buildId,
          upstreams,
          contentOf,
          onInvalid: purgeHere,
        });
  const content = openContent({
    url: contentUrl,
    env,
    log,
    reports,
    live,
    second: shared?.tiers,
    siblings: readers,
    memory,
    rewrite: site && brandContent(site),
  });
  const platform = openPlatform({
    url: platformUrl,
    env,
    log,
    metrics,
    reports,
    live,
    shared,
    siblings: callers,
    memory,
    bodies,
    book: books?.money,
    isOneOfMany: sites !== undefined,
    isSecure: secure,
  });

  const limit = createRateLimiter({ perMinute: live.perMinute, shared: shared?.buckets });
  const liveStream = openLive({
    env,
    log,
    metrics,
    platformUrl,
    feedToken,
    feeds,
    sendsPushes: site?.sendsPushes,
    shared,
    callFor: platform.callFor,
    held: platform.held,
    limit,
    readInterval: async (trace) => {
      const { balancePolling } = await content.source.read('prazer-config', DEFAULT_LOCALE, { trace });
      return balancePolling.isEnabledInterval ? balancePolling.countSecondsForInterval : UNPOLLED_S;
    },
  });

  const purges = [(name: CollectionName | undefined) => content.source.purge(name)];
  function purgeHere(name: CollectionName | undefined): void {
    readers?.purge(name);
    for (const run of purges) run(name);
  }

  const isFirst = shared?.buckets.isFirst;
  return {
    live,
    liveStream,
    platform,
    content,
    reports,
    limit,
    memory,
    players: createPlayerSessions(env),
    guesses: createGuessLimits({ isOn: () => live.perMinute('account') !== Infinity, shared: shared?.guesses }),
    typed: createTypedFields(env),
    filePasses: createFilePasses(env),
    waits: createSolvedWaits({ env, isSecure: secure, isFirst }),
    guestSessions: createGuestSessions(env),
    closures: createClosures({ callFor: (req, res) => platform.callFor(req, res, contextOf(res)) }),
    owners: createSessionOwners({ env, callFor: (req, res) => platform.callFor(req, res, contextOf(res)) }),
    /** Undefined without GAME_ORIGIN. */
    seats: env.GAME_ORIGIN === undefined ? undefined : createGameSeats({ env, isFirst }),
    previews: createPreviews({ env, isFirst }),
    isSecure: secure,
    plainOrders: { shared: shared?.plainOrders, book: books?.plain },
    originOf: requestOrigin(env),

    /** Purges a collection, or everything for undefined, here and, by the bus, in all replicas. */
    purge(name: CollectionName | undefined): void {
      purgeHere(name);
      shared?.bus.announce(name);
    },
    /** Registers a callback for caches of anything that shows content. */
    onPurge: (run: (name: CollectionName | undefined) => void) => void purges.push(run),

    snapshot:
      env.SNAPSHOT_FILE === 'off'
        ? undefined
        : createSnapshot({
            file: env.SNAPSHOT_FILE,
            // The embedded sandbox has another port at every start, but the same data.
            owner: [
              STORED_SHAPE,
              env.PLATFORM_URL ?? env.SANDBOX_DB,
              env.CONTENT_URL ?? env.SANDBOX_DB,
              site?.id,
              ...(contentOf === '' ? [] : [contentOf]),
            ].join('|'),
            parts: { content: content.source.snapshot, platform: platform.snapshot },
            onProblem: (problem, error) =>
              log.warn(
                { event: logEvents.snapshotFailed, problem, err: error },
                `SNAPSHOT_FILE names ${env.SNAPSHOT_FILE}: ${problem}`,
              ),
          }),
    /** State of the services for the metrics. */
    observed: {
      caches: () => [content.source.stats(), ...platform.caches()],
      breakers: () =>
        [
          platform.breakers.platform,
          content.breaker,
          platform.breakers.redirect,
          ...(shared ? [shared.breaker] : []),
        ].map((one) => one.stats()),
      isShared: () => shared?.bus.isOpen(),
      unsentPurges: () => shared?.bus.unsent() ?? 0,
      liveStream: liveStream.stats,
    },
    /** Resolves when the second tier is connected, or after `limitMs` milliseconds. */
    secondTierConnected: (limitMs: number) => shared?.bus.ready(limitMs) ?? Promise.resolve(),

    async close(): Promise<void> {
      liveStream.close();
      await platform.close();
      shared?.close();
      content.uploads.close();
      await content.client.close();
      memory?.close();
    },
  };
}
