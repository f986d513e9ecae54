import type { Caching } from '#config/caching.ts';
import type { Env } from '#config/env.ts';
import { type Cached, type CacheStats, createCache } from '#server/cache/createCache.ts';
import type { SiteMemory } from '#server/cache/createCacheMemory.ts';
import type { Codec, SecondTiers } from '#server/cache/tiers/createSecondTier.ts';
import type { SiblingTiers } from '#server/cache/tiers/createSitesTier.ts';
import { joinTiers } from '#server/cache/tiers/joinTiers.ts';
import { sharingCodec } from '#server/cache/tiers/sharingCodec.ts';
import { type SnapshotPart, snapshotPart } from '#server/cache/tiers/snapshotPart.ts';
import { givesSession } from '#server/http/session/givesSession.ts';
import { type PlatformReading, readPlatformAnswer } from '#server/platform/answers/readPlatformAnswer.ts';
import { upstreamError } from '#server/platform/refuseCall.ts';
import type { PlatformAnswer } from './PlatformAnswer.ts';

/** The answers that guests share, by `callKey`. */
export interface SharedAnswers {
  /** Whether answers of this method are cached now. */
  caches(method: string): boolean;
  /** The cached answer, or that of `load`, for everybody who waits; rejects as `load` where there is no earlier answer. */
  read(key: string, load: (limit: AbortSignal) => Promise<PlatformAnswer>): Promise<Cached<PlatformAnswer>>;
  /** An answer as guests share it; `id`: of the request. Throws when it cannot be read, so that an earlier one is served. */
  storable(method: string, answer: PlatformAnswer, id: string): PlatformAnswer;
  /**
   * The answer to a call without a visitor's cookies. A session cookie in it is removed; where GUEST_SESSIONS does not expect one, it
   * stays and makes the answer uncacheable.
   */
  withoutSession(method: string, answer: PlatformAnswer): PlatformAnswer;
  /** Marks all answers as outdated. */
  purge(): void;
  stats(): CacheStats;
  /** Its part of the snapshot on disk. */
  snapshot: SnapshotPart;
}

/** Options of `createSharedAnswers`. */
export interface SharedAnswersOptions {
  env: Pick<Env, 'PLATFORM_TIMEOUT' | 'CACHE_PLATFORM_MAX_BYTES' | 'SESSION_COOKIE'> &
    Partial<Pick<Env, 'GUEST_SESSIONS'>>;
  caching: () => Caching;
  second?: SecondTiers | undefined;
  siblings?: SiblingTiers | undefined;
  memory?: SiteMemory | undefined;
  /** Called for each parsed answer, with the id of its request. */
  onReading?:
    | ((method: string, answer: { status: number; text: string }, parsed: PlatformReading, id: string) => void)
    | undefined;
  /** Called once, when the platform sets a session cookie that GUEST_SESSIONS does not expect. */
  onGuestSession?: ((method: string) => void) | undefined;
}

const MAX_ENTRIES = 10_000;
/** Characters. Longer answers, such as lists of games, are not searched for the state of the site. */
const MAINTENANCE_MAX = 20_000;
const off = { fresh: 0, stale: 0, error: 0 };

/** Creates the cache of the platform's public answers. */
export function createSharedAnswers({
  env,
  caching,
  second,
  siblings,
  memory,
  onReading,
  onGuestSession,
}: SharedAnswersOptions): SharedAnswers {
  const cache = createCache<PlatformAnswer>({
    name: 'platform',
    second: joinTiers(siblings?.of('platform'), second?.of('platform', codec)),
    maxEntries: MAX_ENTRIES,
    maxBytes: env.CACHE_PLATFORM_MAX_BYTES,
    memory,
    sizeOf: ({ text }) => text.length * 2,
    times: (key) => caching().platform(methodOf(key)) ?? off,
    timeout: env.PLATFORM_TIMEOUT,
    shouldStore: (answer) => isShareable(answer) && !isInMaintenance(answer),
    invalidates: (answer) => isSwitchedOff(answer) || isInMaintenance(answer),
  });
  const isSession = givesSession(env);
  let isReported = false;
  return {
    caches: (method) => (caching().platform(method)?.fresh ?? 0) > 0,
    read: (key, load) => cache.get(key, load),
    storable(method, answer, id) {
      const parsed = readPlatformAnswer(method, answer.text);
      onReading?.(method, answer, parsed, id);
      if (parsed.isRead) return { ...answer, text: JSON.stringify(parsed.body), isChecked: true };
      const isRefusal = parsed.body !== undefined && 'error' in parsed.body;
      if (answer.status < 300 && !isRefusal) throw unreadable(method, parsed);
      return answer;
    },
    withoutSession(method, answer) {
      if (!answer.cookies.some(isSession)) return answer;
      if (env.GUEST_SESSIONS === 'on') return { ...answer, cookies: answer.cookies.filter((line) => !isSession(line)) };
      if (!isReported) onGuestSession?.(method);
      isReported = true;
      return answer;
    },
    purge: () => cache.purge(() => true),
    stats: () => cache.stats(),
    snapshot: snapshotPart(cache, snapshotCodec),
  };
}

/** The platform reports that it is switched off: a previous answer must not be served in its place. */
function isSwitchedOff({ text }: PlatformAnswer): boolean {
  return /^\s*\{\s*"error"\s*:/.test(text) && text.includes('"ApplicationDisabledException"');
}

/**
 * The general info of a site in maintenance. Not stored, or visitors would be refused for one more cache time after maintenance ends.
 * Concurrent requests share one call.
 */
function isInMaintenance({ text }: PlatformAnswer): boolean {
  return text.length < MAINTENANCE_MAX && /"domain_state"\s*:\s*"(?!active")/.test(text);
}

/** Whether guests may share the answer. An error may have HTTP 200 too, and a cookie is for one visitor. */
function isShareable({ status, isChecked, cookies }: PlatformAnswer): boolean {
  return status === 200 && cookies.length === 0 && isChecked === true;
}

/** The method in a key of `callKey`. */
function methodOf(key: string): string {
  return key.slice(0, key.indexOf('|'));
}

/** Decodes only values that would have been stored, and only if they fit the method's contract. */
const codec: Codec<PlatformAnswer> = {
  encode: ({ text }) => text,
  decode(json, key) {
    if (typeof json !== 'string') return undefined;
    const { isRead, body } = readPlatformAnswer(methodOf(key), json);
    if (!isRead) return undefined;
    return { status: 200, text: JSON.stringify(body), isChecked: true, retryAfter: null, cookies: [] };
  },
};

/** Sites of a process restore the same. */
const snapshotCodec = sharingCodec(codec);

function unreadable(method: string, { body, differences }: PlatformReading): Error {
  const error = upstreamError('failed');
  const [first] = differences;
  const where = first && `${first.path || 'data'}: ${first.expected} expected, ${first.received} came`;
  error.message = body ? `${method}: the answer cannot be read (${where})` : `${method}: the answer is no envelope`;
  return error;
}
