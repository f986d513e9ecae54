import { createHash } from 'node:crypto';
import type { SharedOutcomes } from './createSharedOutcomes.ts';
import { type CommandBook, type CommandBookOptions, openCommandBook } from './openCommandBook.ts';

/** Runs commands once per idempotency key. */
export interface Idempotency<T> {
  /**
   * Runs a command once for a key. A concurrent or later call with the same key gets the first answer (`replayed: true`). Rejects with
   * KeyReused when its `print` (digest of what is ordered) differs from the first one's.
   * A rejected run is forgotten: reject only when nothing can have happened.
   */
  once(key: string, run: () => Promise<T>, print?: string): Promise<{ answer: T; replayed: boolean }>;
  /** Resolves when no command of it is under way; for the end of the process, or of one site of several. */
  settled(): Promise<void>;
}

/** Thrown when one key is used for two different commands; the second one was not sent. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

const KEY_SHAPE = /^[\w-]{8,128}$/;

/**
 * `(sender, method, Idempotency-Key)` as one string; undefined for a request without a usable key. The sender is the player,
 * a session, or the address of a guest (senderOf): guests do not share a key space. Hashed, so that a heap dump does not reveal sessions.
 */
export function idempotencyKey(
  sender: string,
  method: string,
  header: string | string[] | undefined,
): string | undefined {
  if (typeof header !== 'string' || !KEY_SHAPE.test(header)) return undefined;
  return createHash('sha256').update(`${sender}\0${method}\0${header}`).digest('base64url');
}

/**
 * Sends a command once, however often it arrives: browsers send a POST again when a reused connection closes before the first
 * byte of the answer (reliability F1), and visitors press twice. Outcomes are stored in this process and, with Valkey, for all
 * replicas; without Valkey, use sticky sessions or a platform that reads the key.
 */
export function createIdempotency<T extends object>({
  shared,
  whenUnknown,
  printOf = () => undefined,
  book,
  ...bounds
}: CommandBookOptions & {
  shared?: SharedOutcomes<T> | undefined;
  /** The answer when another replica has begun the command and its outcome is not stored. */
  whenUnknown?: (() => T) | undefined;
  /** The print of the command that got this answer; also of one that another replica has sent. */
  printOf?: ((answer: T) => string | undefined) | undefined;
  /** What is known already, of a site that was opened before; by default nothing, with these bounds. */
  book?: CommandBook<T> | undefined;
} = {}): Idempotency<T> {
  const { running, done } = book ?? openCommandBook<T>(bounds);
  /** Those of `running` that were begun here. */
  const begun = new Set<Promise<T>>();
  const compare = (first: string | undefined, print: string | undefined): void => {
    if (first !== undefined && print !== undefined && first !== print) throw new KeyReused();
  };
  return {
    async once(key, run, print) {
      const storedOutcome = done.get(key);
      if (storedOutcome) {
        compare(printOf(storedOutcome), print);
        return { answer: storedOutcome, replayed: true };
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
          shared?.store(key, answer);
          return answer;
        } catch (error) {
          shared?.release(key);
          throw error;
        }
      })();
      running.set(key, { answer: command, print });
      begun.add(command);
      try {
        const answer = await command;
        done.set(key, answer);
        if (replayed) compare(printOf(answer), print);
        return { answer, replayed };
      } finally {
        running.delete(key);
        begun.delete(command);
      }
    },
    async settled() {
      while (begun.size > 0) await Promise.allSettled(begun);
    },
  };
}
