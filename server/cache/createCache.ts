import { LRUCache } from 'lru-cache';
import type { CacheStrategy } from '#config/caching.ts';
import { BreakerOpen } from '#server/upstream/createBreaker.ts';
import { withinBudget } from '#server/upstream/withinBudget.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';
import type { LastUsed, SiteMemory } from './createCacheMemory.ts';
import { createLru, type Lru } from './tiers/createLru.ts';
import { type Zone, zoneAt } from './zoneAt.ts';

/** How a reading was answered (see README.md). Written to the log, Server-Timing and a metric. */
export type CacheVerdict = 'hit' | 'miss' | 'stale' | 'refresh' | 'collapsed' | 'bypass';

/** The result of a reading. */
export interface Cached<T> {
  readonly value: T;
  readonly verdict: CacheVerdict;
  /** Milliseconds since the value was loaded; 0 when it was loaded for this reading. */
  readonly ageMs: number;
  /** Milliseconds the value stays fresh; negative when it is not fresh any more. */
  readonly freshMs: number;
}

/** Loads a value. Must reject when the signal aborts at the time limit of the load. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;
/** A tag, a key, or a predicate of keys. */
export type Purge = string | ((key: string) => boolean);

/** Counters of a cache; `flights` are loads under way. */
export interface CacheStats {
  readonly name: string;
  readonly entries: number;
  readonly bytes: number;
  readonly flights: number;
  /** Since the start. */
  readonly verdicts: Readonly<Record<CacheVerdict, number>>;
  /** Loads that failed, since the start. */
  readonly errors: number;
}

/** A value as stored outside the process: on disk or in the second tier. */
export interface StoredValue<T> {
  readonly value: T;
  /** Milliseconds since it was loaded, in whatever process. */
  readonly ageMs: number;
}

/** Values that other replicas have loaded (createSecondTier). Never rejects and is never slow; without it the cache works alone. */
export interface SecondTier<T> {
  /** The current storage place of a key. A purge changes the places, so a load that began earlier writes where nothing is read. */
  placeOf(key: string, tag: string | undefined): StoragePlace<T>;
}

/** Where a second tier stores the value of a key. */
export interface StoragePlace<T> {
  read(): Promise<StoredValue<T> | undefined>;
  write(value: T, lifeMs: number): void;
  /** The load that followed the reading has ended, and what it had to write is written. */
  end?(): void;
}

/** One entry of a cache for the snapshot. */
export interface DumpedEntry<T> extends StoredValue<T> {
  readonly key: string;
  readonly tag: string | undefined;
}

/** A cache of loaded values of one kind. */
export interface Cache<T> {
  /** Reads a value, and loads it when needed. Rejects with the load's error or a TimeoutError when there is no value to serve. */
  get(key: string, load: Load<T>, tag?: string): Promise<Cached<T>>;
  /** The value if it may be served without a load, else undefined. Starts nothing. */
  peek(key: string): Cached<T> | undefined;
  /** Stores a value from another source. */
  set(key: string, value: T, tag?: string): void;
  /** The value that would be served if a load failed now; undefined when there is none. */
  lastResort(key: string): T | undefined;
  clear(): void;
  /** Removes a key at once, when an old value would be wrong. */
  delete(key: string): void;
  /** Marks values as outdated, by tag or by key. They are loaded again at the next reading and served only if that fails. */
  purge(which: Purge): void;
  /** All values that could still be served, the most recently used first. */
  dump(): DumpedEntry<T>[];
  /**
   * Stores entries that a previous process dumped. They are stale at once but within their error time, however long the process was
   * down: a restart must not lose what a failing service cannot deliver again. Existing keys are left as they are.
   */
  restore(entries: Iterable<DumpedEntry<T>>): void;
  stats(): CacheStats;
}

/** Options of `createCache`. All times are in ms. */
export interface CacheOptions<T> {
  /** Names the cache in logs, metrics and Server-Timing. */
  name: string;
  maxEntries: number;
  maxBytes?: number;
  /** Shares maxBytes with the caches of this name in other sites. */
  memory?: SiteMemory | undefined;
  /** Bytes of a value; required with maxBytes. */
  sizeOf?: (value: T, key: string) => number;
  /** Called at every reading, so that a changed configuration applies at once. `value`: undefined while it is in the second tier. */
  times: (key: string, value?: T) => CacheStrategy;
  /** Milliseconds a load may take. */
  timeout: number;
  /** Milliseconds a reader waits for a load when an old value could be served instead. */
  timeoutBudget?: number;
  /** False: the value is returned to the waiting readers and not stored. */
  shouldStore?: (value: T) => boolean;
  /** True: the value proves that the stored value is wrong, so the stored value is removed. */
  invalidates?: (value: T) => boolean;
  /** A key without a value whose load failed rejects with the same error until its back-off ends, without another load. */
  holdErrors?: boolean;
  /** Read before a load, written after one. */
  second?: SecondTier<T> | undefined;
  onVerdict?: (verdict: CacheVerdict, key: string) => void;
  /** Called when a load fails, also when the reader gets an old value. */
  onError?: (error: unknown, key: string) => void;
  now?: () => number;
  random?: () => number;
}

interface Entry<T> extends LastUsed {
  readonly value: T;
  readonly tag: string | undefined;
  storedAt: number;
  readonly jitter: number;
  purged: boolean;
}

interface Flight<T> {
  readonly promise: Promise<T>;
  /** Resolves when the second tier has answered: true when it returned an old value. Undefined without a second tier. */
  readonly adopted: Promise<boolean> | undefined;
  /** The fresh value of the second tier; the upstream was not called. */
  shared: StoredValue<T> | undefined;
  readonly tag: string | undefined;
  /** The key was purged after the load began, so its value may be outdated. */
  outdated: boolean;
}

interface Failure {
  readonly error: unknown;
  readonly times: number;
  readonly retryAt: number;
}

/** Bounds of the factor by which fresh times differ, so that values stored together do not expire together. */
const MIN_JITTER = 0.9;
const MAX_JITTER = 1.1;
const backoff = { first: 1_000, max: 30_000 };

/**
 * Creates a bounded cache of loaded values with one load per key, and fresh, stale and error times. It protects the upstreams from
 * load and the visitors from failures of the upstreams. It does not check that keys are independent of users: they must be (README.md).
 */
export function createCache<T>(options: CacheOptions<T>): Cache<T> {
  const {
    name,
    maxEntries,
    maxBytes,
    memory,
    sizeOf,
    times,
    timeout,
    timeoutBudget = 500,
    shouldStore,
    invalidates,
    onVerdict,
    onError,
  } = options;
  const { now = () => performance.now(), random = Math.random, holdErrors = false, second } = options;
  const verdicts: Record<CacheVerdict, number> = { hit: 0, miss: 0, stale: 0, refresh: 0, collapsed: 0, bypass: 0 };
  let errors = 0;
  const weighed =
    maxBytes !== undefined && sizeOf !== undefined
      ? new LRUCache<string, Entry<T>>({
          // Without `max`, which would allocate all entries at once (createLru); `set` counts them.
          maxSize: Math.max(1, maxBytes),
          sizeCalculation: (entry, key) => Math.max(1, Math.ceil(sizeOf(entry.value, key)) + key.length),
        })
      : undefined;
  const entries: Lru<Entry<T>> = weighed ?? createLru<Entry<T>>({ max: maxEntries });
  const bound = weighed && maxBytes !== undefined ? memory?.join(name, maxBytes, weighed) : undefined;
  const failures = createLru<Failure>({ max: Math.min(maxEntries, 1_000) });
  const flights = new Map<string, Flight<T>>();
  /** Keys whose last value invalidated the stored one: the second tier's old values of these are not used. */
  const invalidated = createLru<true>({ max: 1_000 });

  function zoneOf(key: string, entry: Entry<T>): { zone: Zone; ageMs: number; freshMs: number } {
    const kept = times(key, entry.value);
    const ageMs = Math.max(0, now() - entry.storedAt);
    const freshMs = kept.fresh * entry.jitter - ageMs;
    const zone = zoneAt(kept, ageMs, entry.jitter);
    if (!entry.purged || zone === 'gone') return { zone, ageMs, freshMs };
    return { zone: 'refresh', ageMs, freshMs: Math.min(0, freshMs) };
  }

  function set(key: string, value: T, tag?: string, ageMs = 0): void {
    if (times(key, value).fresh <= 0) return;
    const entry = {
      value,
      tag,
      storedAt: now() - ageMs,
      jitter: MIN_JITTER + random() * (MAX_JITTER - MIN_JITTER),
      purged: false,
      usedAt: 0,
    };
    bound?.use(entry);
    entries.set(key, entry);
    if (entries.size > maxEntries) entries.pop();
    bound?.settle();
  }

  function fail(key: string, error: unknown): void {
    // A call that the breaker refused did not reach the upstream: the key is tried again soon after the circuit closes.
    const count = error instanceof BreakerOpen ? 1 : (failures.get(key)?.times ?? 0) + 1;
    const wait = Math.min(backoff.max, backoff.first * 2 ** (count - 1)) * (0.75 + random() * 0.5);
    failures.set(key, { error, times: count, retryAt: now() + wait });
    errors += 1;
    onError?.(error, key);
  }

  function fly(key: string, load: Load<T>, tag: string | undefined): Flight<T> {
    const place = second?.placeOf(key, tag);
    const flight: Flight<T> = place
      ? flyThrough(place)
      : { promise: withLimit(load, timeout), adopted: undefined, shared: undefined, tag, outdated: false };
    flights.set(key, flight);
    // Attached to the flight and not to a reader: the value is stored also when its reader has timed out.
    flight.promise
      .then(
        (value) => {
          failures.delete(key);
          invalidated.delete(key);
          if (invalidates?.(value)) {
            entries.delete(key);
            invalidated.set(key, true);
          }
          if (flight.outdated || !(shouldStore?.(value) ?? true)) return;
          set(key, value, tag, flight.shared?.ageMs);
          if (!flight.shared) place?.write(value, lifeOf(key));
        },
        (error: unknown) => fail(key, error),
      )
      .finally(() => {
        place?.end?.();
        if (flights.get(key) === flight) flights.delete(key);
      });
    return flight;

    /** Reads the second tier first, and the upstream only when its value is not fresh. */
    function flyThrough(place: StoragePlace<T>): Flight<T> {
      const entry = place.read();
      const flight: Flight<T> = {
        promise: withLimit(async (signal) => {
          const stored = await entry;
          if (stored && zoneAt(times(key), stored.ageMs, MIN_JITTER) === 'hit') {
            flight.shared = stored;
            return stored.value;
          }
          return load(signal);
        }, timeout),
        adopted: entry.then((stored) => {
          if (!stored || flight.outdated || entries.has(key) || invalidated.has(key)) return false;
          const zone = zoneAt(times(key), stored.ageMs, MIN_JITTER);
          if (zone === 'hit' || zone === 'gone') return false;
          set(key, stored.value, tag, stored.ageMs);
          return true;
        }),
        shared: undefined,
        tag,
        outdated: false,
      };
      return flight;
    }
  }

  function lifeOf(key: string): number {
    const { fresh, stale, error } = times(key);
    return fresh + stale + error;
  }

  function answer(key: string, value: T, verdict: CacheVerdict, ageMs: number, freshMs: number): Cached<T> {
    verdicts[verdict] += 1;
    onVerdict?.(verdict, key);
    return { value, verdict, ageMs, freshMs };
  }

  function used(key: string): Entry<T> | undefined {
    const entry = entries.get(key);
    if (entry) bound?.use(entry);
    return entry;
  }

  async function read(key: string, load: Load<T>, tag: string | undefined, again: boolean): Promise<Cached<T>> {
    const entry = used(key);
    const position = entry && zoneOf(key, entry);
    const failure = failures.get(key);
    const isBackingOff = failure !== undefined && now() < failure.retryAt;
    if (entry && position && position.zone !== 'gone') {
      const old = (verdict: 'hit' | 'stale') => answer(key, entry.value, verdict, position.ageMs, position.freshMs);
      if (position.zone === 'hit') return old('hit');
      const running = flights.get(key);
      if (!running && isBackingOff) return old('stale');
      const flight = running ?? fly(key, load, tag);
      if (position.zone === 'stale') return old('stale');
      try {
        const value = await withinBudget(flight.promise, timeoutBudget);
        return answer(key, value, running ? 'collapsed' : 'refresh', 0, times(key, value).fresh);
      } catch (error) {
        // The load has deleted the key, because its value does not exist any more.
        if (!entries.has(key)) throw error;
        return old('stale');
      }
    }
    const running = flights.get(key);
    if (!running && isBackingOff && holdErrors) throw failure.error;
    const flight = running ?? fly(key, load, tag);
    // A reader that waits only for the second tier must not leave the load's rejection unhandled.
    flight.promise.catch(() => {});
    if (!again && flight.adopted && (await flight.adopted)) return read(key, load, tag, true);
    const value = await flight.promise;
    const age = flight.shared?.ageMs ?? 0;
    const verdict = running ? 'collapsed' : flight.shared ? 'hit' : 'miss';
    return answer(key, value, verdict, age, times(key, value).fresh - age);
  }

  function peek(key: string): Cached<T> | undefined {
    const entry = used(key);
    if (!entry) return undefined;
    const { zone, ageMs, freshMs } = zoneOf(key, entry);
    if (zone !== 'hit' && zone !== 'stale') return undefined;
    return { value: entry.value, verdict: zone, ageMs, freshMs };
  }

  function purge(which: Purge): void {
    const meant = (key: string, tag: string | undefined) =>
      typeof which === 'string' ? key === which || tag === which : which(key);
    for (const [key, entry] of entries.entries()) if (meant(key, entry.tag)) entry.purged = true;
    for (const [key, flight] of flights) {
      if (!meant(key, flight.tag)) continue;
      flight.outdated = true;
      flights.delete(key);
    }
    for (const key of failures.keys()) if (meant(key, entries.peek(key)?.tag)) failures.delete(key);
  }

  const stats = () => ({
    name,
    entries: entries.size,
    bytes: weighed?.calculatedSize ?? 0,
    flights: flights.size,
    verdicts: { ...verdicts },
    errors,
  });
  return {
    get: (key, load, tag) => read(key, load, tag, false),
    peek,
    set,
    lastResort(key) {
      const entry = entries.peek(key);
      return entry && zoneOf(key, entry).zone !== 'gone' ? entry.value : undefined;
    },
    delete: (key) => void entries.delete(key),
    clear() {
      entries.clear();
      failures.clear();
      for (const flight of flights.values()) flight.outdated = true;
      flights.clear();
    },
    purge,
    dump: () =>
      [...entries.entries()].flatMap(([key, entry]) => {
        const { zone, ageMs } = zoneOf(key, entry);
        return zone === 'gone' ? [] : [{ key, tag: entry.tag, value: entry.value, ageMs }];
      }),
    restore(dumped) {
      for (const { key, tag, value, ageMs } of [...dumped].toReversed()) {
        if (entries.has(key)) continue;
        const { fresh, stale } = times(key, value);
        // Never fresh, whatever its jitter, so that the first reader starts a load.
        set(key, value, tag, Math.min(Math.max(ageMs, fresh * MAX_JITTER), fresh * MAX_JITTER + stale));
      }
    },
    stats,
  };
}

/** Runs a load with a time limit that also applies when the load ignores its signal. */
function withLimit<T>(load: Load<T>, timeout: number): Promise<T> {
  const controller = new AbortController();
  return unlessLate(load(controller.signal), timeout, () => {
    const error = new DOMException(`no answer within ${timeout} ms`, 'TimeoutError');
    controller.abort(error);
    throw error;
  });
}
