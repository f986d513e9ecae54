import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';

/** Ten minutes. */
const KEEP_SECONDS = 600;

/**
 * Runs a money command once per idempotency key: a repeated key gets the stored answer, also after a restart. The effects of
 * the work and its answer are written in one transaction. Refusals are stored as well, crashes are not.
 */
export interface Idempotency {
  /** `work` must not await, or another request could run between its effects and the stored answer. */
  once(owner: string, method: string, key: string, work: () => string): string;
}

export function createIdempotency(db: DatabaseSync, clock: Clock): Idempotency {
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
    once: (owner, method, key, work) =>
      transaction(db, () => {
        const now = clock.seconds();
        const storedAnswer = read.get(owner, method, key, now - KEEP_SECONDS);
        if (storedAnswer) return storedAnswer.answer;
        const answer = work();
        sweep.run(now - KEEP_SECONDS);
        write.run(owner, method, key, answer, now);
        return answer;
      }),
  };
}
