import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Valkey } from '../../cache/tiers/createValkey.ts';
import type { Codec } from '../../cache/tiers/createSecondTier.ts';
import { outcomeSeal } from './outcomeSeal.ts';

/** Commands and their outcomes as all replicas know them. */
export interface SharedOutcomes<T> {
  /**
   * `mine`: nobody has sent it, and nobody else will now. An outcome: another replica has sent it. `unknown`: another one has begun
   * and has not said how it ended. `alone`: nobody can say; this replica decides for itself.
   */
  claim(key: string): Promise<{ state: 'mine' | 'unknown' | 'alone' } | { state: 'done'; outcome: T }>;
  keep(key: string, outcome: T): void;
  /** It was certainly not sent: whoever comes next may. Ends this replica's claim alone. */
  release(key: string): void;
}

export interface SharedOutcomesOptions<T> {
  valkey: Pick<Valkey, 'run' | 'runSlowly'>;
  site: string;
  codec: Codec<T>;
  /** Milliseconds a command may be under way: whoever waits for its outcome longer learns that it is unknown. */
  longest: number;
  /** Milliseconds an outcome is known, and a claim holds. */
  ttl?: number;
}

const RUNNING = 'running ';
const POLL = 200;
/** Only the own mark: with a Valkey that stalls, another replica may have claimed the command meanwhile. */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * One command, one sending, also when the browser's second attempt meets another replica. The claim is one SET NX; whoever
 * loses it waits for the outcome. A claim lives as long as an outcome would: were it void earlier, the end of a replica in the
 * middle of a command would let another one send it again. A Valkey that does not answer leaves each replica to its own memory: a
 * deposit must not wait for it.
 *
 * An outcome lies there sealed (outcomeSeal): Valkey alone, or a copy of it, reveals no player's payment.
 */
export function createSharedOutcomes<T>(options: SharedOutcomesOptions<T>): SharedOutcomes<T> {
  const { valkey, site, codec, longest, ttl = 600_000 } = options;
  const mark = RUNNING + randomUUID();
  const placeOf = (key: string) => `${site}:command:${outcomeSeal(key).place}`;
  // A claim that is void while its command is still under way would be no claim.
  const claimed = { condition: 'NX', expiration: { type: 'PX', value: Math.max(ttl, longest) } } as const;

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
      const givesUpAt = performance.now() + longest;
      let isForeign = false;
      try {
        for (;;) {
          const mine = await valkey.run((client) => client.set(place, mark, claimed));
          if (mine !== null) return { state: 'mine' };
          isForeign = true;
          const known = await valkey.run((client) => client.get(place));
          if (known !== null && !known.startsWith(RUNNING)) {
            const outcome = outcomeIn(known, key);
            return outcome === undefined ? { state: 'unknown' } : { state: 'done', outcome };
          }
          // Begun here, forgotten here, and how it ended never got to Valkey.
          if (known === mark) return { state: 'unknown' };
          if (performance.now() > givesUpAt) return { state: 'unknown' };
          await sleep(POLL);
        }
      } catch {
        // Somebody has begun it: a Valkey that is gone in the meantime does not make it unsent.
        return { state: isForeign ? 'unknown' : 'alone' };
      }
    },
    keep(key, outcome) {
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
