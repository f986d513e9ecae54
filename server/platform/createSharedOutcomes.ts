import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Valkey } from '../cache/createValkey.ts';
import type { Codec } from '../cache/createSecondTier.ts';

/** Commands and their outcomes as all replicas know them. */
export interface SharedOutcomes<T> {
  /**
   * `mine`: nobody has sent it, and nobody else will now. An outcome: another replica has sent it. `unknown`: another one has begun
   * and has not said how it ended. `alone`: nobody can say; this replica decides for itself.
   */
  claim(key: string): Promise<{ state: 'mine' | 'unknown' | 'alone' } | { state: 'done'; outcome: T }>;
  keep(key: string, outcome: T): void;
  /** It was certainly not sent: whoever comes next may. */
  release(key: string): void;
}

export interface SharedOutcomesOptions<T> {
  valkey: Pick<Valkey, 'run' | 'runSlowly'>;
  site: string;
  codec: Codec<T>;
  /** Milliseconds an outcome is known. */
  ttl?: number;
  /** Milliseconds a command may be under way; then its claim is void: its replica is gone. */
  longest?: number;
}

const RUNNING = 'running ';
const POLL = 200;

/**
 * One command, one sending, also when the browser's second attempt meets another replica. The claim is one SET NX; whoever
 * loses it waits for the outcome. A Valkey that does not answer leaves each replica to its own memory: a deposit must not wait for it.
 */
export function createSharedOutcomes<T>(options: SharedOutcomesOptions<T>): SharedOutcomes<T> {
  const { valkey, site, codec, ttl = 600_000, longest = 70_000 } = options;
  const replica = randomUUID();
  const placeOf = (key: string) => `${site}:command:${key}`;

  return {
    async claim(key) {
      const place = placeOf(key);
      const givesUpAt = performance.now() + longest;
      try {
        for (;;) {
          const mine = await valkey.run((client) =>
            client.set(place, RUNNING + replica, { condition: 'NX', expiration: { type: 'PX', value: longest } }),
          );
          if (mine !== null) return { state: 'mine' };
          const known = await valkey.run((client) => client.get(place));
          if (known !== null && !known.startsWith(RUNNING)) {
            const outcome = codec.decode(JSON.parse(known), key);
            return outcome === undefined ? { state: 'unknown' } : { state: 'done', outcome };
          }
          // Our own claim, whose answer was lost on the way.
          if (known === RUNNING + replica) return { state: 'mine' };
          if (performance.now() > givesUpAt) return { state: 'unknown' };
          await sleep(POLL);
        }
      } catch {
        return { state: 'alone' };
      }
    },
    keep(key, outcome) {
      const text = JSON.stringify(codec.encode(outcome));
      valkey
        .runSlowly((client) => client.set(placeOf(key), text, { expiration: { type: 'PX', value: ttl } }))
        .catch(() => {});
    },
    release(key) {
      valkey.runSlowly((client) => client.del(placeOf(key))).catch(() => {});
    },
  };
}
