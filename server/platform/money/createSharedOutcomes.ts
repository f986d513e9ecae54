import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Codec } from '#server/cache/tiers/createSecondTier.ts';
import type { Valkey } from '#server/cache/tiers/createValkey.ts';
import { outcomeSeal } from './outcomeSeal.ts';

/** Money commands and their outcomes, shared by all replicas. Its methods never reject. */
export interface SharedOutcomes<T> {
  /**
   * Claims a command for this replica. `mine`: not sent yet, and no other replica will send it. `done`: another replica has sent it.
   * `unknown`: a replica has begun it and its outcome is not stored. `alone`: Valkey does not answer; this replica decides alone.
   */
  claim(key: string): Promise<{ state: 'mine' | 'unknown' | 'alone' } | { state: 'done'; outcome: T }>;
  /** Stores the outcome for the other replicas. */
  store(key: string, outcome: T): void;
  /** The command was certainly not sent: any replica may send it. Removes only this replica's claim. */
  release(key: string): void;
}

/** Options of `createSharedOutcomes`. */
export interface SharedOutcomesOptions<T> {
  valkey: Pick<Valkey, 'run' | 'runSlowly'>;
  site: string;
  codec: Codec<T>;
  /** Milliseconds a command may take: a replica that waits longer for its outcome gets `unknown`. */
  maxWait: number;
  /** Milliseconds an outcome is stored, and a claim holds. */
  ttl?: number;
}

const RUNNING = 'running ';
const POLL = 200;
/** Deletes only this replica's mark: while Valkey stalled, another replica may have claimed the command. */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * Sends a command once, also when the browser's second attempt reaches another replica. The claim is one SET NX; a replica
 * that does not get it waits for the outcome. A claim lasts as long as an outcome: if it expired earlier, a replica that crashed
 * during a command would let another one send it again. When Valkey does not answer, each replica uses only its memory: a deposit
 * must not wait for Valkey.
 *
 * Outcomes are stored encrypted (outcomeSeal): Valkey alone, or a copy of it, reveals no player's payment.
 */
export function createSharedOutcomes<T>(options: SharedOutcomesOptions<T>): SharedOutcomes<T> {
  const { valkey, site, codec, maxWait, ttl = 600_000 } = options;
  const mark = RUNNING + randomUUID();
  const placeOf = (key: string) => `${site}:command:${outcomeSeal(key).place}`;
  // A claim must not expire while its command is under way.
  const claimed = { condition: 'NX', expiration: { type: 'PX', value: Math.max(ttl, maxWait) } } as const;

  function outcomeIn(text: string, key: string): T | undefined {
    try {
      const opened = outcomeSeal(key).open(text);
      return opened === undefined ? undefined : codec.decode(JSON.parse(opened), key);
    } catch {
      return undefined;
    }
  }

  return {
    async claim(key) {
      const place = placeOf(key);
      const givesUpAt = performance.now() + maxWait;
      let isForeign = false;
      try {
        for (;;) {
          const mine = await valkey.run((client) => client.set(place, mark, claimed));
          if (mine !== null) return { state: 'mine' };
          isForeign = true;
          const storedText = await valkey.run((client) => client.get(place));
          if (storedText !== null && !storedText.startsWith(RUNNING)) {
            const outcome = outcomeIn(storedText, key);
            return outcome === undefined ? { state: 'unknown' } : { state: 'done', outcome };
          }
          // This replica began it and has forgotten it, and the outcome never reached Valkey.
          if (storedText === mark) return { state: 'unknown' };
          if (performance.now() > givesUpAt) return { state: 'unknown' };
          await sleep(POLL);
        }
      } catch {
        // Another replica has begun it: losing Valkey meanwhile does not mean that it was not sent.
        return { state: isForeign ? 'unknown' : 'alone' };
      }
    },
    store(key, outcome) {
      const text = outcomeSeal(key).seal(JSON.stringify(codec.encode(outcome)));
      valkey
        .runSlowly((client) => client.set(placeOf(key), text, { expiration: { type: 'PX', value: ttl } }))
        .catch(() => {});
    },
    release(key) {
      valkey.runSlowly((client) => client.eval(RELEASE, { keys: [placeOf(key)], arguments: [mark] })).catch(() => {});
    },
  };
}
