import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../world/clock.ts';
import { prepare } from '../world/prepare.ts';

/** Ten minutes. */
const KEEP_SECONDS = 600;

/**
 * One press of a money button is one movement: the second arrival of a key gets the first one's answer, whether it
 * is still being made or was made before a restart. Refusals are kept as well; crashes are not.
 */
export interface Idempotency {
  once(owner: string, method: string, key: string, work: () => Promise<string>): Promise<string>;
}

export function createIdempotency(db: DatabaseSync, clock: Clock): Idempotency {
  const inFlight = new Map<string, Promise<string>>();
  const read = prepare<{ answer: string }>(
    db,
    'SELECT answer FROM idempotent_answer WHERE owner = ? AND method = ? AND key = ? AND created_at > ?',
  );
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO idempotent_answer (owner, method, key, answer, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const sweep = prepare(db, 'DELETE FROM idempotent_answer WHERE created_at <= ?');
  return {
    once: (owner, method, key, work) => {
      const name = JSON.stringify([owner, method, key]);
      const running = inFlight.get(name);
      if (running) return running;
      const now = clock.seconds();
      const known = read.get(owner, method, key, now - KEEP_SECONDS);
      if (known) return Promise.resolve(known.answer);
      const made = work()
        .then((answer) => {
          sweep.run(now - KEEP_SECONDS);
          write.run(owner, method, key, answer, now);
          return answer;
        })
        .finally(() => inFlight.delete(name));
      inFlight.set(name, made);
      return made;
    },
  };
}
