import type { Caching } from '#config/caching.ts';
import type { CacheVerdict } from '#server/cache/createCache.ts';
import { createPageStores } from '#server/pages/createPageStores.ts';
import { MAX_PAGES } from '#server/pages/pageCache.ts';
import type { PageOfLog, Traffic } from './Traffic.ts';

/** Settings to replay a log with. */
export interface ReplayOptions {
  caching: Pick<Caching, 'pages' | 'missing'>;
  maxBytes: number;
  /** The webhook is not obeyed, and `outdated` counts what visitors would have seen. */
  ignoresPurges?: boolean;
  /** Called for each render, in the background too. */
  onRender?: (page: PageOfLog, time: number) => void;
}

/** What the cache would have done. `off`: the page is not cached. */
export type Verdicts = Record<Exclude<CacheVerdict, 'bypass'> | 'off', number>;

/** The result of a replay. */
export interface Replayed {
  readonly all: Verdicts;
  readonly byRoute: Map<string, Verdicts>;
  /** Renders of pages, those in the background included. */
  readonly renders: number;
  readonly rendersByRoute: Map<string, number>;
  /** Bytes of the cached pages at their highest. */
  readonly maxUsed: number;
  /** Visits that were answered with a fresh page made before a change that concerns it. */
  readonly outdated: number;
}

interface Stored {
  readonly route: string;
  readonly storedIn: 'pages' | 'missing' | undefined;
  readonly size: number;
  readonly renderedAt: number;
}

interface Rendering {
  readonly doneAt: number;
  readonly page: Stored;
}

/** Milliseconds between two looks at the memory in use. */
const LOOK_EVERY = 256;
/** Milliseconds of a render, for a page that was never rendered in the log. */
const USUAL_RENDER = 50;
/** Like in the page cache; a render that takes longer is not stored. */
const TIMEOUT = 10_000;

/** An empty count. */
export function noVerdicts(): Verdicts {
  return { hit: 0, stale: 0, refresh: 0, miss: 0, collapsed: 0, off: 0 };
}

/** Visits every page of the log again, at its time, before the site's own page stores with the given settings. */
export function replayPages(
  traffic: Traffic,
  { caching, maxBytes, ignoresPurges = false, onRender }: ReplayOptions,
): Replayed {
  let clock = 0;
  const sizes = usualSizes(traffic.pages);
  const { pages, missing, fresh } = createPageStores<Stored>({
    times: caching.pages,
    missingTimes: () => caching.missing,
    maxBytes,
    maxEntries: MAX_PAGES,
    timeout: TIMEOUT,
    sizeOf: ({ size }) => size,
    now: () => clock,
    random: seeded(),
  });
  const rendering = new Map<string, Rendering>();
  const changedAt = new Map<string, number>();
  const all = noVerdicts();
  const byRoute = new Map<string, Verdicts>();
  const rendersByRoute = new Map<string, number>();
  let renders = 0;
  let maxUsed = 0;
  let outdated = 0;
  let next = 0;
  let earliest = Number.POSITIVE_INFINITY;

  function change(until: number): void {
    for (let one = traffic.changes[next]; one && one.time <= until; one = traffic.changes[next]) {
      next += 1;
      clock = one.time;
      if (one.kind === 'start') {
        pages.clear();
        missing.clear();
        rendering.clear();
      } else if (ignoresPurges) {
        for (const page of traffic.pages) if (concerns(one.collection, page)) changedAt.set(page.name, one.time);
      } else {
        const isOutdated = (key: string) => concerns(one.collection, traffic.pages[Number(key)]);
        pages.purge(isOutdated);
        missing.clear();
        // A render that began before the change is not stored.
        for (const key of rendering.keys()) if (isOutdated(key)) rendering.delete(key);
      }
    }
  }

  function store(key: string, { doneAt, page }: Rendering): void {
    const now = clock;
    clock = doneAt;
    if (page.storedIn === 'pages') pages.set(key, page);
    else pages.delete(key);
    if (page.storedIn === 'missing') missing.set(key, page);
    clock = now;
    rendering.delete(key);
  }

  /** Stores what has been rendered by now, so that the least recently used pages are the same as in the page cache. */
  function storeDone(): void {
    if (earliest > clock) return;
    for (const [key, one] of rendering) if (one.doneAt <= clock) store(key, one);
    earliest = Math.min(...[...rendering.values()].map(({ doneAt }) => doneAt));
  }

  function render(key: string, page: PageOfLog): void {
    renders += 1;
    rendersByRoute.set(page.route, (rendersByRoute.get(page.route) ?? 0) + 1);
    onRender?.(page, clock);
    const { route, storedIn } = page;
    const size = page.size || sizes(route);
    const doneAt = clock + (page.ms || USUAL_RENDER);
    earliest = Math.min(earliest, doneAt);
    rendering.set(key, {
      doneAt,
      page: { route, storedIn, size, renderedAt: clock },
    });
  }

  /** What page cache and createCache do for a visit, in their order. */
  function visit(key: string, page: PageOfLog): keyof Verdicts {
    if (caching.pages().fresh <= 0 || caching.pages(page.route).fresh <= 0) {
      renders += 1;
      rendersByRoute.set(page.route, (rendersByRoute.get(page.route) ?? 0) + 1);
      onRender?.(page, clock);
      return 'off';
    }
    const ready = fresh(key);
    if (ready) {
      if ((changedAt.get(page.name) ?? 0) > ready.value.renderedAt) outdated += 1;
      return 'hit';
    }
    const isStale = pages.peek(key) !== undefined;
    const isRunning = rendering.has(key);
    if (!isRunning) render(key, page);
    if (isStale) return 'stale';
    if (isRunning) return 'collapsed';
    return pages.lastResort(key) === undefined ? 'miss' : 'refresh';
  }

  const keys = traffic.pages.map((_, index) => String(index));
  for (const [index, { time, page: pageIndex }] of traffic.visits.entries()) {
    change(time);
    clock = time;
    storeDone();
    const page = traffic.pages[pageIndex] as PageOfLog;
    const verdict = visit(keys[pageIndex] as string, page);
    all[verdict] += 1;
    const counts = byRoute.get(page.route) ?? noVerdicts();
    byRoute.set(page.route, counts);
    counts[verdict] += 1;
    if (index % LOOK_EVERY === 0) maxUsed = Math.max(maxUsed, pages.stats().bytes);
  }
  return { all, byRoute, renders, rendersByRoute, maxUsed: Math.max(maxUsed, pages.stats().bytes), outdated };
}

function concerns(collection: string | undefined, page: PageOfLog | undefined): boolean {
  return collection === undefined || (page?.uses?.has(collection) ?? true);
}

/** The mean size of a route's pages, for a page whose size is not in the log; without one, of all pages. */
function usualSizes(pages: readonly PageOfLog[]): (route: string) => number {
  const sums = new Map<string, [sum: number, count: number]>();
  for (const { route, size } of pages)
    for (const key of size > 0 ? [route, ''] : []) {
      const [sum, count] = sums.get(key) ?? [0, 0];
      sums.set(key, [sum + size, count + 1]);
    }
  return (route) => {
    const [sum, count] = sums.get(route) ?? sums.get('') ?? [100_000, 1];
    return sum / count;
  };
}

/** The same numbers in every replay, so that two settings differ by nothing else (Lehmer's generator). */
function seeded(): () => number {
  let state = 42;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
