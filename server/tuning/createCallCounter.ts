import type { CacheStrategy, Caching } from '#config/caching.ts';
import { type Cache, createCache } from '#server/cache/createCache.ts';
import { CONTENT_TRACE } from '#server/content/contentSource.ts';
import type { PageOfLog } from './Traffic.ts';

/** How often an answer is loaded when all pages share it, and when each page has its own. */
export interface Loads {
  shared: number;
  ofPage: number;
}

/** Counts the upstream calls of a replay. */
export interface CallCounter {
  /** Takes the renders of `replayPages`, by time. */
  onRender(page: PageOfLog, time: number): void;
  /** The calls so far, of a route by name. */
  loadsOf(route: string, name: string): Readonly<Loads>;
}

/** An answer that renders ask for. */
interface Answer {
  readonly key: string;
  readonly strategy: CacheStrategy;
  /** Its cache has said that it is fresh until then, and is not asked again before: a log of a day has tens of millions of readings. */
  freshUntil: number;
}

/** An answer with what counts its loads. */
interface Asked {
  readonly answer: Answer;
  readonly loads: readonly Loads[];
}

/** What each render of a page asks for. */
interface PageCalls {
  readonly shared: readonly Asked[];
  /** One for all calls with the same times: a page makes them together, so they are loaded together. */
  readonly ofPage: readonly Asked[];
}

const MAX_ANSWERS = 100_000;
const none: Loads = { shared: 0, ofPage: 0 };
const never: CacheStrategy = { fresh: 0, stale: 0, error: 0 };

/** The log names a call and not its arguments, so each is counted twice: as one answer for all pages, and as one for each page. */
export function createCallCounter(
  caching: Pick<Caching, 'platform' | 'content' | 'catalogue' | 'lookup'>,
): CallCounter {
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
  const [shared, ofPage] = [open(), open()];
  const answers = new Map<string, Answer>();
  const counts = new Map<string, Loads>();
  const callsOf = new Map<PageOfLog, PageCalls>();

  function timesOf(name: string): CacheStrategy {
    if (name.startsWith(CONTENT_TRACE)) return caching.content(name.slice(CONTENT_TRACE.length));
    if (name === 'games.finder') return caching.catalogue;
    if (name === 'redirects') return caching.lookup;
    return caching.platform(name) ?? never;
  }

  function answerOf(name: string): Answer {
    const answer = answers.get(name) ?? { key: name, strategy: timesOf(name), freshUntil: 0 };
    answers.set(name, answer);
    return answer;
  }

  function loadsIn(route: string, name: string): Loads {
    const key = keyOf(route, name);
    const loads = counts.get(key) ?? { ...none };
    counts.set(key, loads);
    return loads;
  }

  function callsOfPage(page: PageOfLog): PageCalls {
    const shared = [...page.calls].map((name) => ({ answer: answerOf(name), loads: [loadsIn(page.route, name)] }));
    const byTimes = Map.groupBy(shared, ({ answer: { strategy } }) => Object.values(strategy).join(' '));
    const ofPage = [...byTimes].map(([times, alike]) => ({
      answer: { ...(alike[0] as Asked).answer, key: `${times} ${page.name}`, freshUntil: 0 },
      loads: alike.flatMap(({ loads }) => loads),
    }));
    const calls = { shared, ofPage };
    callsOf.set(page, calls);
    return calls;
  }

  /** Whether it is loaded now. Stale is served, and loaded in the background. */
  function isLoaded(cache: Cache<CacheStrategy>, answer: Answer): boolean {
    if (answer.strategy.fresh <= 0) return true;
    if (clock < answer.freshUntil) return false;
    const cached = cache.peek(answer.key);
    if (cached?.verdict === 'hit') {
      answer.freshUntil = clock + cached.freshMs;
      return false;
    }
    cache.set(answer.key, answer.strategy);
    return true;
  }

  return {
    onRender(page, time) {
      clock = time;
      const calls = callsOf.get(page) ?? callsOfPage(page);
      for (const { answer, loads } of calls.shared)
        if (isLoaded(shared, answer)) for (const one of loads) one.shared += 1;
      for (const { answer, loads } of calls.ofPage)
        if (isLoaded(ofPage, answer)) for (const one of loads) one.ofPage += 1;
    },
    loadsOf: (route, name) => counts.get(keyOf(route, name)) ?? none,
  };
}

function keyOf(route: string, name: string): string {
  return `${route} ${name}`;
}
