import type { CacheStrategy, Caching } from '#config/caching.ts';
import { createCache } from '#server/cache/createCache.ts';
import { CONTENT_TRACE } from '#server/content/contentSource.ts';
import { type ReplayOptions, replayPages } from './replayPages.ts';
import type { PageOfLog, Traffic } from './Traffic.ts';

/** Upstream calls by route. */
export type CallsByRoute = Map<string, number>;

type DataTimes = Pick<Caching, 'platform' | 'content' | 'catalogue' | 'lookup'>;

interface Counts {
  /** Calls by route and name when all pages share one answer, and when each page has its own. */
  readonly shared: Map<string, number>;
  readonly ofPage: Map<string, number>;
}

/**
 * Estimates the calls that renders make with other settings. The log names a call and not its arguments, so each is replayed twice, as one
 * answer for all pages and as one for each page; what explains the calls of today better is used, and scaled to them.
 */
export function estimateCalls(
  traffic: Traffic,
  today: ReplayOptions & { caching: DataTimes },
  candidate: ReplayOptions & { caching: DataTimes },
): CallsByRoute {
  const before = countCalls(traffic, today);
  const after = candidate === today ? before : countCalls(traffic, candidate);
  const byRoute: CallsByRoute = new Map();
  for (const [route, names] of traffic.calls)
    for (const [name, real] of names) {
      const key = keyOf(route, name);
      const [way] = (['shared', 'ofPage'] as const).toSorted(
        (a, b) => Math.abs((before[a].get(key) ?? 0) - real) - Math.abs((before[b].get(key) ?? 0) - real),
      ) as ['shared' | 'ofPage'];
      const replayed = before[way].get(key) ?? 0;
      const estimate = replayed === 0 ? real : (real * (after[way].get(key) ?? 0)) / replayed;
      byRoute.set(route, (byRoute.get(route) ?? 0) + estimate);
    }
  return byRoute;
}

const MAX_ANSWERS = 100_000;

function countCalls(traffic: Traffic, options: ReplayOptions & { caching: DataTimes }): Counts {
  let clock = 0;
  // The stored value is its cache time, which is found once for each name.
  const open = () =>
    createCache<CacheStrategy>({
      name: 'answers',
      maxEntries: MAX_ANSWERS,
      times: (_key, strategy = never) => strategy,
      timeout: 1_000,
      now: () => clock,
      random: () => 0.5,
    });
  const counts: Counts = { shared: new Map(), ofPage: new Map() };
  const counters = (['shared', 'ofPage'] as const).map((by) => ({ by, cache: open(), counted: counts[by] }));
  const timesByName = new Map<string, CacheStrategy>();
  const strategyOf = (name: string) => {
    const strategy = timesByName.get(name) ?? timesOf(options.caching, name);
    timesByName.set(name, strategy);
    return strategy;
  };
  /** Renders of one page make the same calls: their keys are made once. */
  const callsOf = new Map<PageOfLog, { shared: string; ofPage: string; counted: string; strategy: CacheStrategy }[]>();
  const callsOfPage = (page: PageOfLog) => {
    const calls = [...page.calls].map((name) => ({
      shared: name,
      ofPage: `${name} ${page.name}`,
      counted: keyOf(page.route, name),
      strategy: strategyOf(name),
    }));
    callsOf.set(page, calls);
    return calls;
  };
  replayPages(traffic, {
    ...options,
    onRender(page, time) {
      clock = time;
      for (const call of callsOf.get(page) ?? callsOfPage(page))
        for (const { by, cache, counted } of counters) {
          // Stale is served, and loaded in the background.
          if (cache.peek(call[by])?.verdict === 'hit') continue;
          cache.set(call[by], call.strategy);
          counted.set(call.counted, (counted.get(call.counted) ?? 0) + 1);
        }
    },
  });
  return counts;
}

const never: CacheStrategy = { fresh: 0, stale: 0, error: 0 };

function timesOf(caching: DataTimes, name: string): CacheStrategy {
  if (name.startsWith(CONTENT_TRACE)) return caching.content(name.slice(CONTENT_TRACE.length));
  if (name === 'games.finder') return caching.catalogue;
  if (name === 'redirects') return caching.lookup;
  return caching.platform(name) ?? never;
}

function keyOf(route: string, name: string): string {
  return `${route} ${name}`;
}
