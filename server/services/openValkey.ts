import type { Env } from '#config/env.ts';
import { createInvalidationBus } from '#server/cache/tiers/createInvalidationBus.ts';
import { createSecondTiers } from '#server/cache/tiers/createSecondTier.ts';
import { createValkey } from '#server/cache/tiers/createValkey.ts';
import { createSharedBuckets } from '#server/http/limits/createSharedBuckets.ts';
import { createSharedGuesses } from '#server/http/limits/createSharedGuesses.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { plainOutcomeCodec } from '#server/plain/cashier/plainOutcomeCodec.ts';
import { createSharedOutcomes } from '#server/platform/money/createSharedOutcomes.ts';
import { moneyAnswerCodec } from '#server/platform/money/moneyProxy.ts';
import { type CollectionName, isCollectionName } from '#shared/content/collections.ts';
import type { UpstreamReports } from './createUpstreamReports.ts';
import { STORED_SHAPE } from './storedShape.ts';

/** The address of Valkey, and what names this site's keys. */
export interface ValkeyServiceOptions {
  url: string;
  env: Pick<Env, 'CASHIER_TIMEOUT'>;
  log: Logger;
  metrics: Metrics;
  reports: UpstreamReports;
  buildId: string;
  /** A digest of the upstream addresses, part of each key: several sites, or stages of one, may share one Valkey. */
  upstreams: string;
  /** What the cached collections are of (contentOwner), part of the keys of caches alone: rates and payments outlive a change of it. */
  contentOf?: string;
  /** Called when another replica announces that a collection, or everything (undefined), has changed. */
  onInvalid: (name: CollectionName | undefined) => void;
}

/** Milliseconds in which the outcome of a money command reaches Valkey and another replica reads it. */
const OUTCOME_DELAY = 5_000;

/** Opens what replicas share: the second tier of the caches, purges, outcomes of money commands, rate limits. */
export function openValkey(options: ValkeyServiceOptions) {
  const { url, env, log, metrics, reports, buildId, upstreams, contentOf = '', onInvalid } = options;
  const site = `croupier:${upstreams}`;
  const valkey = createValkey({
    url,
    breaker: { onChange: (state) => reports.changed('valkey', state) },
    observe: reports.observe('valkey'),
    onError: (error) => log.warn({ event: logEvents.secondTierLost, err: error }, 'Going on without the second tier'),
  });
  const bus = createInvalidationBus({
    valkey,
    site,
    onInvalid(tag) {
      onInvalid(tag !== undefined && isCollectionName(tag) ? tag : undefined);
      log.info({ event: logEvents.cachePurged, cache: tag ?? 'all', by: 'bus' });
    },
  });
  return {
    valkey,
    site,
    bus,
    tiers: createSecondTiers({
      valkey,
      bus,
      prefix: `croupier:${buildId}:${STORED_SHAPE}:${upstreams}${contentOf}`,
      onOutcome: (cache, outcome) => metrics.secondTier.inc({ cache, outcome }),
    }),
    outcomes: createSharedOutcomes({
      valkey,
      site,
      codec: moneyAnswerCodec,
      maxWait: env.CASHIER_TIMEOUT + OUTCOME_DELAY,
    }),
    plainOrders: createSharedOutcomes({
      valkey,
      site: `${site}:forms`,
      codec: plainOutcomeCodec,
      // An order without JavaScript makes a read before its command, hence twice the timeout.
      maxWait: 2 * env.CASHIER_TIMEOUT + OUTCOME_DELAY,
    }),
    buckets: createSharedBuckets(valkey, site),
    guesses: createSharedGuesses(valkey, site),
    breaker: valkey.breaker,
    close: () => valkey.close(),
  };
}
