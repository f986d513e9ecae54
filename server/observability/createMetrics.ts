import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheVerdict } from '#server/cache/createCache.ts';
import type { VitalName } from '#shared/tracking/beacons.ts';
import { countedHistogram, type Observe } from './countedHistogram.ts';
import { MONEY_OUTCOMES } from './moneyOutcomes.ts';

/** A finished request. */
export interface RequestObservation {
  /** The pattern, `/game/:sysname`: a raw path would create time series without bound. */
  route: string | undefined;
  method: string;
  status: number;
  seconds: number;
}

/** A finished call to an upstream. */
export interface UpstreamObservation {
  upstream: 'platform' | 'content' | 'redirect' | 'valkey';
  /** Method name or collection, from a closed list. */
  operation: string;
  seconds: number;
  /** `timeout`, `connect`, `failed`, `full`, or what an answer was instead (AnswerFault); undefined for a proper answer. */
  error: string | undefined;
}

/** The metrics of one process. */
export type Metrics = ReturnType<typeof createMetrics>;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Creates the catalogue of metrics, once per process. It has its own registry, because prom-client's global registry would be shared by all
 * tests and replicas in one process. That of a brand has the label `brand` on every series, and none of the process.
 */
export function createMetrics(build: { id: string }, brand?: string) {
  const registry = new Registry();
  const registers = [registry];
  if (brand === undefined) collectDefaultMetrics({ register: registry });
  else registry.setDefaultLabels({ brand });

  const requestSeries = countedHistogram(registry, {
    name: 'croupier_http_request_duration_seconds',
    help: 'From the first stage to the end of the answer, by route pattern.',
    buckets: seconds,
  });
  // By route, method and status, each from a closed list: route patterns, `methods` and the statuses we send.
  const requests = new Map<string, Map<string, Map<number, Observe>>>();
  function requestsOf(route: string, method: string, status: number): Observe {
    const ofRoute = requests.get(route) ?? new Map<string, Map<number, Observe>>();
    const ofMethod = ofRoute.get(method) ?? new Map<number, Observe>();
    const observe = ofMethod.get(status) ?? requestSeries({ route, method, status: String(status) });
    requests.set(route, ofRoute.set(method, ofMethod.set(status, observe)));
    return observe;
  }
  // Plain counters, passed to prom-client when the metrics are read.
  let inFlight = 0;
  const answers = new Map<string, Map<CacheVerdict, number>>();
  const upstreamSeries = countedHistogram(registry, {
    name: 'croupier_upstream_request_duration_seconds',
    help: 'Calls to the product API, the content service, the redirect lookup and the second cache tier. Answers that are streamed: to their first byte.',
    buckets: seconds,
  });
  // Used for every call of /api. By upstream and operation, both from closed lists.
  const upstreams = new Map<string, Map<string, Observe>>();
  function upstreamOf(upstream: string, operation: string): Observe {
    const ofUpstream = upstreams.get(upstream) ?? new Map<string, Observe>();
    const observe = upstreamSeries({ upstream, operation });
    upstreams.set(upstream, ofUpstream.set(operation, observe));
    return observe;
  }
  const upstreamErrors = new Counter({
    name: 'croupier_upstream_errors_total',
    help: 'Calls that were not answered properly: timeout, connect, failed; full (this server had as many under way as it may); status_403 and the like, no_envelope, internal_error for what was answered instead.',
    labelNames: ['upstream', 'type'],
    registers,
  });
  new Gauge({
    name: 'croupier_build_info',
    help: 'Always 1; the build is the label.',
    labelNames: ['id'],
    registers,
  }).set({ id: build.id }, 1);

  const moneyOutcomes = new Counter({
    name: 'croupier_money_outcomes_total',
    help: 'Commands that move money, by what became of them: done, refused, unknown (the platform may have done it), not_sent.',
    labelNames: ['outcome'],
    registers,
  });
  // Starts at zero, so that the first unknown outcome is visible as an increase.
  for (const outcome of MONEY_OUTCOMES) moneyOutcomes.inc({ outcome }, 0);

  const messageErrors = new Counter({
    name: 'croupier_message_errors_total',
    help: 'Messages of the interface that were missing or lacked a value and were shown as a fallback, by side: server, browser.',
    labelNames: ['side'],
    registers,
  });
  // Starts at zero, so that the first error is visible as an increase.
  for (const side of ['server', 'browser']) messageErrors.inc({ side }, 0);

  const vitalSeconds = new Histogram({
    name: 'croupier_web_vitals_seconds',
    help: 'What browsers measured of the pages they loaded: LCP, INP, FCP, TTFB, by route pattern.',
    labelNames: ['vital', 'route'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8, 15],
    registers,
  });
  const layoutShift = new Histogram({
    name: 'croupier_web_vitals_layout_shift',
    help: 'CLS of the pages browsers loaded, by route pattern.',
    labelNames: ['route'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  });

  return {
    registry,
    moneyOutcomes,
    clientErrors: new Counter({
      name: 'croupier_client_errors_total',
      help: 'Errors of pages in browsers, by route pattern and kind: start (no script of the page runs), page.',
      labelNames: ['route', 'kind'],
      registers,
    }),
    signsTold: new Counter({
      name: 'croupier_signs_told_total',
      help: 'Signs of harm that players were told, by kind (docs/care.md). Counts alone: which players is known to nobody.',
      labelNames: ['sign'],
      registers,
    }),
    messageErrors,
    observeVital(name: VitalName, route: string, value: number): void {
      if (name === 'CLS') layoutShift.observe({ route }, value);
      else vitalSeconds.observe({ vital: name, route }, value);
    },
    cacheResults: new Counter({
      name: 'croupier_cache_results_total',
      help: 'Answers of the caches: hit, miss, stale, refresh, collapsed, bypass.',
      labelNames: ['cache', 'verdict'],
      registers,
      collect() {
        this.reset();
        for (const [cache, verdicts] of answers)
          for (const [verdict, count] of verdicts) this.inc({ cache, verdict }, count);
      },
    }),
    observeCache(name: string, verdict: CacheVerdict): void {
      const verdicts = answers.get(name);
      if (verdicts) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      else answers.set(name, new Map([[verdict, 1]]));
    },
    secondTier: new Counter({
      name: 'croupier_second_tier_total',
      help: 'Readings and writings of the second tier: hit, miss, refused (not what it should be), failed, written.',
      labelNames: ['cache', 'outcome'],
      registers,
    }),
    shed: new Counter({
      name: 'croupier_requests_shed_total',
      help: 'Cold pages of guests refused because the event loop was late.',
      registers,
    }),
    renderSeconds: new Counter({
      name: 'croupier_render_cpu_seconds_total',
      help: 'Processor time of pages rendered for visitors: searches in the catalogue and shells.',
      registers,
    }),
    renderBudgetEmpty: new Counter({
      name: 'croupier_render_budget_refused_total',
      help: 'Pages refused by 429 because renders for their visitor had used RATE_LIMIT_RENDERING.',
      registers,
    }),
    snapshotValues: new Gauge({
      name: 'croupier_snapshot_restored_values',
      help: 'Values the snapshot on disk gave this process at its start.',
      registers,
    }),
    inFlight: new Gauge({
      name: 'croupier_http_requests_in_flight',
      help: 'Requests being answered.',
      registers,
      collect() {
        this.set(inFlight);
      },
    }),
    cspReports: new Counter({ name: 'croupier_csp_reports_total', help: 'Violations browsers reported.', registers }),
    upstreamDifferences: new Counter({
      name: 'croupier_upstream_differences_total',
      help: 'Where answers of the product API were not what the contract promises, by method and path of the contract; `envelope`: no answer of the platform at all; method `feed`: events that cannot be read, by name.',
      labelNames: ['method', 'path'],
      registers,
    }),
    upstreamRefusals: new Counter({
      name: 'croupier_upstream_refusals_total',
      help: 'Calls of the product API that were refused so that pages leave out a part, by method, who refused (gateway: no envelope; platform: its own word) and status (404: it lacks the method; 429: too many calls; 403: closed to the visitor). No failures, so the circuit stays closed.',
      labelNames: ['method', 'status', 'by'],
      registers,
    }),
    pushes: new Counter({
      name: 'croupier_push_messages_total',
      help: 'Notifications for devices: sent, gone (the device is known no more), untold (the platform did not take the report of one that is gone), refused by the vendor, failed (no answer), dropped (too many waited).',
      labelNames: ['outcome'],
      registers,
    }),
    visits: new Counter({
      name: 'croupier_visits_total',
      help: 'Visits that pages reported by /hit: taken by the platform, refused (another answer than 2xx), failed (no answer), dropped (too many were being forwarded), limited (over RATE_LIMIT_HIT).',
      labelNames: ['outcome'],
      registers,
    }),
    dedupeHits: new Counter({
      name: 'croupier_idempotency_hits_total',
      help: 'Money POSTs that arrived twice and were forwarded once.',
      registers,
    }),

    beginRequest(): void {
      inFlight += 1;
    },
    /** Records the end of a request that `beginRequest` has counted. */
    observeRequest({ route = 'unmatched', method, status, seconds: took }: RequestObservation): void {
      inFlight -= 1;
      const methodLabel = methods.has(method) ? method : 'other';
      (requests.get(route)?.get(methodLabel)?.get(status) ?? requestsOf(route, methodLabel, status))(took);
    },
    observeUpstream({ upstream, operation, seconds: took, error }: UpstreamObservation): void {
      (upstreams.get(upstream)?.get(operation) ?? upstreamOf(upstream, operation))(took);
      if (error !== undefined) upstreamErrors.inc({ upstream, type: error });
    },
  };
}
