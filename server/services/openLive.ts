import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { withinLimit } from '#server/http/limits/withinLimit.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { createHeartbeat } from '#server/live/createHeartbeat.ts';
import { createLiveHub, type LiveHub } from '#server/live/createLiveHub.ts';
import type { PlatformFeeds } from '#server/live/createPlatformFeeds.ts';
import { createTopicShare } from '#server/live/createTopicShare.ts';
import { eventsRoute } from '#server/live/eventsRoute.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import type { PlatformTransport } from '#server/platform/transport/createPlatformTransport.ts';
import type { Call } from '#shared/api/call.ts';
import { BALANCE_INTERVAL_MS } from '#shared/constants.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { openPush } from './openPush.ts';
import type { openValkey } from './openValkey.ts';

/** Dependencies of openLive. */
export interface LiveServiceOptions {
  env: Pick<
    Env,
    | 'PUBLIC_ORIGIN'
    | 'PUBLIC_HOSTS'
    | 'SESSION_COOKIE'
    | 'EVENT_STREAMS'
    | 'EVENT_STREAMS_PER_PLAYER'
    | 'PUSH_KEY'
    | 'PUSH_CONTACT'
    | 'PUSH_ORIGINS'
  >;
  log: Logger;
  metrics: Metrics;
  platformUrl: string;
  /** The token of the platform's feed; undefined when there is none. */
  feedToken: string | undefined;
  feeds: PlatformFeeds;
  /** False: another site of the process sends the notifications of this feed. */
  sendsPushes?: boolean | undefined;
  shared: ReturnType<typeof openValkey> | undefined;
  callFor: (req: Request, res: Response, trace?: RequestTrace) => Call;
  /** Answers of players that every change of theirs drops. */
  held: PlatformTransport['held'];
  limit: RateLimiter;
  /** Seconds between two reads of a balance, from the content service (E3). */
  readInterval: (trace: RequestTrace) => Promise<number>;
}

/** The event streams of players. */
export interface LiveService {
  route: RequestHandler;
  /** The public key devices subscribe with; undefined without push notifications. */
  pushKey: string | undefined;
  stats: LiveHub['stats'];
  /** Closes all streams, so that browsers reconnect to another replica; called after DRAIN_TIME, just before the server stops listening. */
  drain(): void;
  close(): void;
}

/** Milliseconds between two heartbeats. A browser reconnects shortly after one is missing (createLiveConnection). */
const HEARTBEAT = 7_000;

/** Opens the event streams of players, the platform's feed, and the sharing between replicas. */
export function openLive(options: LiveServiceOptions): LiveService {
  const {
    env,
    log,
    metrics,
    platformUrl,
    feedToken,
    feeds,
    sendsPushes = true,
    shared,
    callFor,
    held,
    limit,
    readInterval,
  } = options;
  const share =
    shared &&
    createTopicShare({
      valkey: shared.valkey,
      site: shared.site,
      onState: (uid, kind, json) => hub.receive(uid, kind, json),
      onReleased: (uid) => hub.takeOver(uid),
    });
  const hub: LiveHub = createLiveHub({
    streams: env.EVENT_STREAMS,
    perPlayer: env.EVENT_STREAMS_PER_PLAYER,
    share,
  });
  const push = feedToken === undefined ? undefined : openPush({ env, metrics, platformUrl, feedToken, shared });
  const heartbeat = createHeartbeat(HEARTBEAT);
  const feed =
    feedToken === undefined
      ? undefined
      : feeds.read({
          url: platformUrl,
          token: feedToken,
          onChange(change) {
            held.drop(change.uid);
            hub.changed(change);
          },
          onOther: sendsPushes ? push?.onFeedEvent : undefined,
          onUnreadable: () => metrics.upstreamDifferences.inc({ method: 'feed', path: 'message' }),
          onState(isOpen) {
            held.setReported(isOpen);
            hub.setPushed(isOpen);
          },
          onError: (error) =>
            log.warn({ event: logEvents.feedLost, err: error }, 'Asking for balances until the feed is back'),
        });
  const route = eventsRoute({
    env,
    hub,
    heartbeat,
    callFor,
    isWithin: withinLimit(limit, 'reads'),
    interval: (trace) =>
      readInterval(trace).then(
        (seconds) => inMs(seconds),
        () => BALANCE_INTERVAL_MS,
      ),
  });
  function drain(): void {
    feed?.stop();
    hub.close();
  }
  return {
    route,
    pushKey: push?.publicKey,
    stats: hub.stats,
    drain,
    close() {
      drain();
      heartbeat.stop();
    },
  };
}
