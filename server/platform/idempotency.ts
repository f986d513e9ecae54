import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedOutcomes } from './createSharedOutcomes.ts';

export interface Idempotency<T> {
  /**
   * Runs a command once for a key. Whoever comes with the same key meanwhile or later gets the first one's answer.
   * A rejected run is forgotten: reject only when nothing can have happened.
   */
  once(key: string, run: () => Promise<T>): Promise<{ answer: T; replayed: boolean }>;
  /** Resolves when nothing is on its way any more; for the end of the process. */
  settled(): Promise<void>;
}

const keyShape = /^[\w-]{8,128}$/;

/**
 * `(session, method, Idempotency-Key)` as one string; undefined for a request without a usable key. The session is
 * hashed: it is a secret and has no business in a map that a heap dump shows.
 */
export function idempotencyKey(
  session: string | undefined,
  method: string,
  header: string | string[] | undefined,
): string | undefined {
  if (typeof header !== 'string' || !keyShape.test(header)) return undefined;
  return createHash('sha256')
    .update(`${session ?? ''}\0${method}\0${header}`)
    .digest('base64url');
}

/**
 * Sends a command once, however often it arrives: browsers send a POST again when a re-used connection dies before the first
 * byte of the answer (RELIABILITY F1), fingers press twice. In memory of this process and, with Valkey, of all replicas; without
 * it sticky sessions or the platform's own reading of the key must help.
 *
 * A command on its way is never evicted, only a finished one is, by age or by number.
 */
export function createIdempotency<T extends object>({
  ttl = 600_000,
  maxEntries = 10_000,
  shared,
  whenUnknown,
  now,
}: {
  ttl?: number;
  maxEntries?: number;
  shared?: SharedOutcomes<T> | undefined;
  /** The answer when another replica has begun the command and never said how it ended. */
  whenUnknown?: (() => T) | undefined;
  now?: () => number;
} = {}): Idempotency<T> {
  const running = new Map<string, Promise<T>>();
  const done = new LRUCache<string, T>({ max: maxEntries, ttl, ...(now ? { perf: { now }, ttlResolution: 0 } : {}) });
  return {
    async once(key, run) {
      const kept = done.get(key);
      if (kept) return { answer: kept, replayed: true };
      const first = running.get(key);
      if (first) return { answer: await first, replayed: true };
      let replayed = false;
      const command = (async () => {
        const claim = await shared?.claim(key);
        if (claim?.state === 'done' || (claim?.state === 'unknown' && whenUnknown)) {
          replayed = true;
          return claim.state === 'done' ? claim.outcome : (whenUnknown as () => T)();
        }
        try {
          const answer = await run();
          shared?.keep(key, answer);
          return answer;
        } catch (error) {
          shared?.release(key);
          throw error;
        }
      })();
      running.set(key, command);
      try {
        const answer = await command;
        done.set(key, answer);
        return { answer, replayed };
      } finally {
        running.delete(key);
      }
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
  };
}
