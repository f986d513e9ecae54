import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '#sandbox/world/prepare.ts';

interface Play {
  /** Minor units, without demo money. */
  bet: number;
  win: number;
  rounds: number;
}

/**
 * A player's stakes and wins since a moment (Unix seconds), by the ledger. Payments, gifts and transfers between the
 * player's own accounts do not count.
 */
export type SessionPlay = (uid: number, since: number) => Play;

export function createSessionPlay(db: DatabaseSync): SessionPlay {
  const read = prepare<Play>(
    db,
    `SELECT coalesce(-sum(iif(t.kind = 'bet', e.amount, 0)), 0) bet, coalesce(sum(iif(t.kind = 'win', e.amount, 0)), 0) win,
       count(DISTINCT iif(t.kind = 'bet', t.id, NULL)) rounds
     FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE a.uid = ? AND a.purse IN ('main', 'bonus', 'betting') AND t.kind IN ('bet', 'win') AND t.created_at >= ?`,
  );
  return (uid, since) => read.get(uid, since) as Play;
}
