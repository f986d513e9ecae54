import { createHash } from 'node:crypto';
import { createLru } from '../../cache/tiers/createLru.ts';
import type { SharedOutcomes } from './createSharedOutcomes.ts';

export interface Idempotency<T> {
  /**
   * Runs a command once for a key. Whoever comes with the same key meanwhile or later gets the first one's answer; with another
   * `print`, which says what is ordered, a KeyReused: the first one's answer would be taken for this one's.
   * A rejected run is forgotten: reject only when nothing can have happened.
   */
  once(key: string, run: () => Promise<T>, print?: string): Promise<{ answer: T; replayed: boolean }>;
  /** Resolves when nothing is on its way any more; for the end of the process. */
  settled(): Promise<void>;
}

/** One key for two different commands: nothing was sent for the second. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

const keyShape = /^[\w-]{8,128}$/;

/**
 * `(sender, method, Idempotency-Key)` as one string; undefined for a request without a usable key. The sender is the session,
 * or of a guest the address: guests share no key space. Hashed: a session is a secret and has no business in a map that a heap dump shows.
 */
export function idempotencyKey(
  sender: string,
  method: string,
  header: string | string[] | undefined,
): string | undefined {
  if (typeof header !== 'string' || !keyShape.test(header)) return undefined;
  return createHash('sha256').update(`${sender}\0${method}\0${header}`).digest('base64url');
}

/**
 * Sends a command once, however often it arrives: browsers send a POST again when a re-used connection dies before the first
 * byte of the answer (reliability F1), fingers press twice. In memory of this process and, with Valkey, of all replicas; without
 * it sticky sessions or the platform's own reading of the key must help.
 *
 * A command on its way is never evicted, only a finished one is, by age or by number.
 */
export function createIdempotency<T extends object>({
  ttl = 600_000,
  maxEntries = 10_000,
  shared,
  whenUnknown,
  printOf = () => undefined,
  now,
}: {
  ttl?: number;
  maxEntries?: number;
  shared?: SharedOutcomes<T> | undefined;
  /** The answer when another replica has begun the command and never said how it ended. */
  whenUnknown?: (() => T) | undefined;
  /** What the command of an answer has ordered; of one that another replica has sent, too. */
  printOf?: ((answer: T) => string | undefined) | undefined;
  now?: () => number;
} = {}): Idempotency<T> {
  const running = new Map<string, { answer: Promise<T>; print: string | undefined }>();
  const done = createLru<T>({ max: maxEntries, ttl, now });
  const compare = (first: string | undefined, print: string | undefined): void => {
    if (first !== undefined && print !== undefined && first !== print) throw new KeyReused();
  };
  return {
    async once(key, run, print) {
      const known = done.get(key);
      if (known) {
        compare(printOf(known), print);
        return { answer: known, replayed: true };
      }
      const first = running.get(key);
      if (first) {
        compare(first.print, print);
        return { answer: await first.answer, replayed: true };
      }
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
      running.set(key, { answer: command, print });
      try {
        const answer = await command;
        done.set(key, answer);
        if (replayed) compare(printOf(answer), print);
        return { answer, replayed };
      } finally {
        running.delete(key);
      }
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled([...running.values()].map(({ answer }) => answer));
    },
  };
}
