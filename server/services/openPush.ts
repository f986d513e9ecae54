import { request } from 'undici';
import type { Env } from '#config/env.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { createPushSender } from '#server/push/createPushSender.ts';
import { createVapid } from '#server/push/createVapid.ts';
import { platformFeed } from '#shared/live/platformFeed.ts';
import { pushOrder } from '#shared/push/pushOrder.ts';
import type { openValkey } from './openValkey.ts';

/** The keys of push notifications, and the platform's feed. */
export interface PushServiceOptions {
  env: Pick<Env, 'PUSH_KEY' | 'PUSH_CONTACT' | 'PUSH_ORIGINS'>;
  metrics: Pick<Metrics, 'pushes' | 'upstreamDifferences'>;
  platformUrl: string;
  feedToken: string;
  shared: ReturnType<typeof openValkey> | undefined;
}

/** Milliseconds in which all replicas get one notification from the feed, so that only one sends it. */
const ARRIVES_WITHIN = 60_000;
/** Milliseconds. */
const TIMEOUT = 10_000;

/** Opens push notifications for devices whose player has no open page; undefined without PUSH_KEY. Throws for an invalid key. */
export function openPush({
  env,
  metrics,
  platformUrl,
  feedToken,
  shared,
}: PushServiceOptions): { publicKey: string; onFeedEvent: (name: string, data: unknown) => void } | undefined {
  if (env.PUSH_KEY === undefined) return undefined;
  /** The next notification to the device reports it again. */
  const untold = () => metrics.pushes.inc({ outcome: 'untold' });
  const vapid = createVapid({ privateKey: env.PUSH_KEY, contact: env.PUSH_CONTACT });
  const sender = createPushSender({
    vapid,
    origins: env.PUSH_ORIGINS,
    isFirst: (id) => shared?.buckets.isFirst(`push:${id}`, ARRIVES_WITHIN) ?? Promise.resolve(true),
    onOutcome: (outcome) => metrics.pushes.inc({ outcome }),
    onGone(endpoint) {
      // Not `fetch`, which refuses the ports that browsers forbid.
      request(platformUrl + platformFeed.gonePath, {
        method: 'POST',
        headers: { authorization: `Bearer ${feedToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint }),
        signal: AbortSignal.timeout(TIMEOUT),
      }).then(({ statusCode, body }) => {
        if (statusCode < 200 || statusCode > 299) untold();
        return body.dump();
      }, untold);
    },
  });
  return {
    publicKey: vapid.publicKey,
    onFeedEvent(name, data) {
      if (name !== 'push') return;
      const order = pushOrder.safeParse(data);
      if (order.success) sender.send(order.data);
      else metrics.upstreamDifferences.inc({ method: 'feed', path: 'push' });
    },
  };
}
