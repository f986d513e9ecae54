import { bulkhead } from 'cockatiel';
import type { CacheStrategy } from '#config/caching.ts';
import { type CacheStats, createCache } from '#server/cache/createCache.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace, TraceIds } from '#server/http/trace/RequestTrace.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import type { Connections } from '#server/platform/createPlatformPool.ts';
import type { Breaker } from '#server/upstream/createBreaker.ts';
import { guardCall } from '#server/upstream/guardCall.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { readText } from '#server/upstream/readText.ts';
import { normalizePath } from '#shared/redirects/normalizePath.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { type RedirectRule, redirectRule } from '#shared/redirects/redirectRule.ts';
import { type AddressParts, type ResolvedRedirect, resolveRedirect } from '#shared/redirects/resolveRedirect.ts';

/** Resolves to the platform's redirect for a place; undefined when there is none or the platform fails. Never rejects. */
export type RedirectLookup = ((place: AddressParts, trace: RequestTrace) => Promise<ResolvedRedirect | undefined>) & {
  /** Whether the answer is cached, so that no visitor has to wait for the platform. */
  isKnown(place: AddressParts): boolean;
  stats(): CacheStats;
};

/** Options of `createRedirectLookup`. */
export interface RedirectLookupOptions {
  pool: Connections;
  /** Path of PLATFORM_URL, without a trailing slash; usually empty. */
  basePath: string;
  /** How long a page may be delayed in ms. */
  timeout: number;
  times: () => CacheStrategy;
  breaker?: Breaker | undefined;
  observe?: ObserveCall | undefined;
  onError?: (error: unknown, id: string) => void;
}

interface Question {
  path: string;
  locale: string;
  /** The request that starts the lookup. */
  trace: TraceIds;
}

const MAX_ENTRIES = 20_000;
const MAX_BYTES = 64 * 1024;
/** Concurrent look-ups; further ones are skipped, because the page matters more than its redirect and connections are limited. */
const MAX_CALLS = 64;

/**
 * Asks the platform whether a path has moved. Answers, also "no", are cached for a minute. When the platform is slow or fails,
 * there is no redirect, and the same path is not looked up again before the back-off has passed.
 *
 * The lookup contains path, language and the id of the request that starts it, nothing about the visitor.
 */
export function createRedirectLookup(options: RedirectLookupOptions): RedirectLookup {
  const { pool, basePath, timeout, times, breaker, observe, onError } = options;
  const compartment = bulkhead(MAX_CALLS);
  const cache = createCache<RedirectRule | null>({
    name: 'redirects',
    maxEntries: MAX_ENTRIES,
    times,
    timeout,
    timeoutBudget: timeout,
    holdErrors: true,
  });

  function ask(question: Question, signal: AbortSignal): Promise<RedirectRule | null> {
    const guard = { breaker, observe, operation: 'lookup' };
    return guardCall(guard, () => compartment.execute(() => exchange(question, signal)));
  }

  async function exchange({ path, locale, trace }: Question, signal: AbortSignal): Promise<RedirectRule | null> {
    const query = new URLSearchParams({ path, locale });
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path: `${basePath}/redirect?${query}`,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', ...traceHeaders(trace) },
      signal,
    });
    if (statusCode === 404) {
      await body.dump();
      return null;
    }
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > MAX_BYTES) {
      await body.dump();
      throw new Error(`the redirect lookup answered ${statusCode}`);
    }
    const answer = JSON.parse(await readText({ headers, body }, MAX_BYTES)) as {
      data?: { to_url?: unknown; code?: unknown } | null;
    };
    if (answer?.data === undefined) throw new Error('the redirect lookup answered without data');
    if (answer.data === null || typeof answer.data.to_url !== 'string') return null;
    const rule = redirectRule(path, answer.data.to_url, answer.data.code ?? 302);
    if (typeof rule === 'string') throw new Error(`the redirect lookup answered a bad rule: ${rule}`);
    return rule;
  }

  const keyOf = ({ path, locale }: AddressParts) => `${locale}|${normalizePath(path)}`;
  const lookup = async (place: AddressParts, trace: RequestTrace): Promise<ResolvedRedirect | undefined> => {
    try {
      const load = (signal: AbortSignal) =>
        ask({ path: normalizePath(place.path), locale: place.locale, trace }, signal).catch((error: unknown) => {
          onError?.(error, trace.id);
          throw error;
        });
      const { value } = await noteCall(trace, 'redirects', cache.get(keyOf(place), load));
      return value ? resolveRedirect(redirectIndex([value]), place) : undefined;
    } catch {
      return undefined;
    }
  };
  return Object.assign(lookup, {
    isKnown: (place: AddressParts) => cache.peek(keyOf(place)) !== undefined,
    stats: () => cache.stats(),
  });
}
