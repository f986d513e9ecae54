import { LRUCache } from 'lru-cache';
import type { CacheStrategy } from '../../config/caching.ts';
import { BreakerOpen } from '../upstream/createBreaker.ts';
import { createLru } from './tiers/createLru.ts';

/** What a reading turned out to be; README.md tells the life of a value. Reaches the log, Server-Timing and a metric. */
export type CacheVerdict = 'hit' | 'miss' | 'stale' | 'refresh' | 'collapsed' | 'bypass';

export interface Cached<T> {
  readonly value: T;
  readonly verdict: CacheVerdict;
  /** Milliseconds since the value was loaded; 0 when it was loaded for this reading. */
  readonly ageMs: number;
  /** Milliseconds the value stays fresh; negative when it no longer is. */
  readonly freshMs: number;
}

/** Must reject when the signal aborts: that is the time limit of the load. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;
export type Purge = string | ((key: string) => boolean);

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

/** A value as it leaves the process and comes back: to a disk, to the second tier. */
export interface StoredValue<T> {
  readonly value: T;
  /** Milliseconds since it was loaded, wherever that was. */
  readonly ageMs: number;
}

/** What other replicas have loaded (createSecondTier). Never rejects and never takes long: without it the cache just works alone. */
export interface SecondTier<T> {
  /** The place of a key as it is now; a purge moves all its keys elsewhere, so a load that began before it writes where nobody reads. */
  at(
    key: string,
    tag: string | undefined,
  ): { read(): Promise<StoredValue<T> | undefined>; write(value: T, lifeMs: number): void };
}

export interface DumpedEntry<T> extends StoredValue<T> {
  readonly key: string;
  readonly tag: string | undefined;
}

export interface Cache<T> {
  get(key: string, load: Load<T>, tag?: string): Promise<Cached<T>>;
  /** The value if it may be served without a load, else undefined. Starts nothing. */
  peek(key: string): Cached<T> | undefined;
  /** Stores a value that another source delivered. */
  set(key: string, value: T, tag?: string): void;
  /** The value that would be served if a load failed now, if any. */
  lastResort(key: string): T | undefined;
  clear(): void;
  /** Forgets a key at once: the thing is gone, an old value would be wrong. */
  delete(key: string): void;
  /** By tag or by key. The values are loaded anew at the next reading and serve only if this fails. */
  purge(which: Purge): void;
  /** Everything that could still be served, the most recently used first. */
  dump(): DumpedEntry<T>[];
  /**
   * Takes back what another life of this process dumped. Old values are at once stale and not yet out of their error time,
   * however long the process was away: a start is no reason to forget what a failing service cannot tell again.
   */
  restore(entries: Iterable<DumpedEntry<T>>): void;
  stats(): CacheStats;
}

export interface CacheOptions<T> {
  /** Names the cache in logs, metrics and Server-Timing. */
  name: string;
  maxEntries: number;
  maxBytes?: number;
  /** Bytes of a value; required with maxBytes. */
  sizeOf?: (value: T, key: string) => number;
  /** Read at every reading, so a changed configuration works at once. */
  times: (key: string) => CacheStrategy;
  /** Milliseconds a load may take. */
  timeout: number;
  /** Milliseconds a reader waits for a load when an old value could be served instead. */
  timeoutBudget?: number;
  /** False: the value goes to whoever waits, and is not stored. */
  shouldStore?: (value: T) => boolean;
  /** True: such a value says that what was stored before is no longer true. */
  invalidates?: (value: T) => boolean;
  /** A key without any value that just failed answers with the same error until its back-off ends, instead of asking again. */
  holdErrors?: boolean;
  /** Asked before a load, told after one. */
  second?: SecondTier<T> | undefined;
  onVerdict?: (verdict: CacheVerdict, key: string) => void;
  /** A load failed. The reader may still have got an old value. */
  onError?: (error: unknown, key: string) => void;
  now?: () => number;
  random?: () => number;
}

interface Entry<T> {
  readonly value: T;
  readonly tag: string | undefined;
  storedAt: number;
  /** 0.9 to 1.1: values stored together do not expire together. */
  readonly jitter: number;
  purged: boolean;
}

interface Flight<T> {
  readonly promise: Promise<T>;
  /** Settles as soon as the second tier has answered: true when an old value came from it. Absent without a second tier. */
  readonly adopted: Promise<boolean> | undefined;
  /** The second tier had it fresh: the upstream was not asked. */
  shared: StoredValue<T> | undefined;
  readonly tag: string | undefined;
  /** The key was purged after the load began: what it brings may be what the purge was about. */
  outdated: boolean;
}

interface Failure {
  readonly error: unknown;
  readonly times: number;
  readonly retryAt: number;
}

const backoff = { first: 1_000, most: 30_000 };

/**
 * A bounded store of loaded values with one load a key, fresh, stale and error times. It protects the upstreams from
 * our load and the visitors from the upstreams' failures. It does not protect from a key that depends on a user:
 * no key may (README.md).
 */
export function createCache<T>(options: CacheOptions<T>): Cache<T> {
  const {
    name,
    maxEntries,
    maxBytes,
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
  const isWeighed = maxBytes !== undefined && sizeOf !== undefined;
  const entries = isWeighed
    ? new LRUCache<string, Entry<T>>({
        // Without `max`, which would reserve the places of all entries (createLru): `set` counts them.
        maxSize: Math.max(1, maxBytes),
        sizeCalculation: (entry, key) => Math.max(1, Math.ceil(sizeOf(entry.value, key)) + key.length),
      })
    : createLru<Entry<T>>({ max: maxEntries });
  const failures = createLru<Failure>({ max: Math.min(maxEntries, 1_000) });
  const flights = new Map<string, Flight<T>>();
  /** Keys whose last value ended what was stored: what other replicas still have of them is not adopted. */
  const ended = createLru<true>({ max: 1_000 });

  function zoneOf(
    key: string,
    entry: Entry<T>,
  ): { zone: 'hit' | 'stale' | 'refresh' | 'gone'; ageMs: number; freshMs: number } {
    const { fresh, stale, error } = times(key);
    const ageMs = Math.max(0, now() - entry.storedAt);
    const freshMs = fresh * entry.jitter - ageMs;
    if (ageMs >= fresh * entry.jitter + stale + error) return { zone: 'gone', ageMs, freshMs };
    if (entry.purged) return { zone: 'refresh', ageMs, freshMs: Math.min(0, freshMs) };
    if (freshMs > 0) return { zone: 'hit', ageMs, freshMs };
    return { zone: ageMs < fresh * entry.jitter + stale ? 'stale' : 'refresh', ageMs, freshMs };
  }

  function set(key: string, value: T, tag?: string, ageMs = 0): void {
    if (times(key).fresh <= 0) return;
    entries.set(key, { value, tag, storedAt: now() - ageMs, jitter: 0.9 + random() * 0.2, purged: false });
    if (entries.size > maxEntries) entries.pop();
  }

  function fail(key: string, error: unknown): void {
    // A call its breaker held back has cost the upstream nothing: the key is tried again soon after the breaker closes.
    const count = error instanceof BreakerOpen ? 1 : (failures.get(key)?.times ?? 0) + 1;
    const wait = Math.min(backoff.most, backoff.first * 2 ** (count - 1)) * (0.75 + random() * 0.5);
    failures.set(key, { error, times: count, retryAt: now() + wait });
    errors += 1;
    onError?.(error, key);
  }

  function fly(key: string, load: Load<T>, tag: string | undefined): Flight<T> {
    const place = second?.at(key, tag);
    const flight: Flight<T> = place
      ? flyThrough(place)
      : { promise: withLimit(load, timeout), adopted: undefined, shared: undefined, tag, outdated: false };
    flights.set(key, flight);
    // The bookkeeping hangs on the flight, not on a reader: a reader that lost timeout budget must not lose the value.
    flight.promise
      .then(
        (value) => {
          failures.delete(key);
          ended.delete(key);
          if (invalidates?.(value)) {
            entries.delete(key);
            ended.set(key, true);
          }
          if (flight.outdated || !(shouldStore?.(value) ?? true)) return;
          set(key, value, tag, flight.shared?.ageMs);
          if (!flight.shared) place?.write(value, lifeOf(key));
        },
        (error: unknown) => fail(key, error),
      )
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    return flight;

    /** Whatever another replica has comes first; only where that is not fresh the upstream is asked. */
    function flyThrough(place: ReturnType<SecondTier<T>['at']>): Flight<T> {
      const found = place.read();
      const flight: Flight<T> = {
        promise: withLimit(async (signal) => {
          const stored = await found;
          if (stored && zoneAt(key, stored.ageMs) === 'hit') {
            flight.shared = stored;
            return stored.value;
          }
          return load(signal);
        }, timeout),
        adopted: found.then((stored) => {
          if (!stored || flight.outdated || entries.has(key) || ended.has(key)) return false;
          const zone = zoneAt(key, stored.ageMs);
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

  function zoneAt(key: string, ageMs: number): 'hit' | 'stale' | 'refresh' | 'gone' {
    const { fresh, stale, error } = times(key);
    if (ageMs < fresh * 0.9) return 'hit';
    if (ageMs < fresh + stale) return 'stale';
    return ageMs < fresh + stale + error ? 'refresh' : 'gone';
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

  async function read(key: string, load: Load<T>, tag: string | undefined, again: boolean): Promise<Cached<T>> {
    const entry = entries.get(key);
    const at = entry && zoneOf(key, entry);
    const failure = failures.get(key);
    const resting = failure !== undefined && now() < failure.retryAt;
    if (entry && at && at.zone !== 'gone') {
      const old = (verdict: 'hit' | 'stale') => answer(key, entry.value, verdict, at.ageMs, at.freshMs);
      if (at.zone === 'hit') return old('hit');
      const running = flights.get(key);
      if (!running && resting) return old('stale');
      const flight = running ?? fly(key, load, tag);
      if (at.zone === 'stale') return old('stale');
      try {
        const value = await orAfter(flight.promise, timeoutBudget);
        return answer(key, value, running ? 'collapsed' : 'refresh', 0, times(key).fresh);
      } catch (error) {
        // The load has learned that the thing is gone, and deleted it.
        if (!entries.has(key)) throw error;
        return old('stale');
      }
    }
    const running = flights.get(key);
    if (!running && resting && holdErrors) throw failure.error;
    const flight = running ?? fly(key, load, tag);
    // Whoever waits only for the second tier must not leave its load without a listener.
    flight.promise.catch(() => {});
    if (!again && flight.adopted && (await flight.adopted)) return read(key, load, tag, true);
    const value = await flight.promise;
    const age = flight.shared?.ageMs ?? 0;
    const verdict = running ? 'collapsed' : flight.shared ? 'hit' : 'miss';
    return answer(key, value, verdict, age, times(key).fresh - age);
  }

  function peek(key: string): Cached<T> | undefined {
    const entry = entries.get(key);
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
    bytes: isWeighed ? entries.calculatedSize : 0,
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
        const { fresh, stale } = times(key);
        // 1.1 is the largest jitter: never fresh, so that the first reader starts a load.
        set(key, value, tag, Math.min(Math.max(ageMs, fresh * 1.1), fresh * 1.1 + stale));
      }
    },
    stats,
  };
}

/** Runs a load under a time limit it cannot outlive: even one that ignores its signal frees the key. */
async function withLimit<T>(load: Load<T>, timeout: number): Promise<T> {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DOMException(`no answer within ${timeout} ms`, 'TimeoutError');
    reject(error);
    controller.abort(error);
  }, timeout);
  try {
    return await Promise.race([load(controller.signal), promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function orAfter<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('no timeout budget left', 'TimeoutError')), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
