import type { CacheVerdict } from '#server/cache/createCache.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import type { RequestTrace } from './RequestTrace.ts';

/**
 * Awaits a read and records its cache verdict and, if the request waited, its milliseconds. `hit` and `stale` are not waits, and a visitor
 * who left is not a failure. Rethrows the read's error.
 */
export async function noteCall<T extends { verdict: CacheVerdict }>(
  { calls, cache }: Pick<RequestTrace, 'calls' | 'cache'>,
  name: string,
  pending: Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  try {
    const result = await pending;
    const { verdict } = result;
    cache.push({ name, verdict });
    if (verdict !== 'hit' && verdict !== 'stale')
      calls.push({ name, verdict, ms: performance.now() - startedAt, startedAt });
    return result;
  } catch (error) {
    if (outcomeOf(error) !== 'left')
      calls.push({ name, verdict: 'failed', ms: performance.now() - startedAt, startedAt });
    throw error;
  }
}
