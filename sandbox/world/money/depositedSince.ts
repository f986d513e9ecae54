import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '#sandbox/world/prepare.ts';
import { CURRENCY, fromUzs } from './currency.ts';
import { statusIn } from './statusIn.ts';

/**
 * What a player has paid in since a time (Unix seconds, inclusive), open payments included: minor units of the account's currency. Each
 * payment is converted and rounded like its credit, so that the total is the one of the statement.
 */
export function createDepositedSince(db: DatabaseSync): (uid: number, since: number) => number {
  const paid = prepare<{ value: number; currency: string | null }>(
    db,
    `SELECT p.value, a.currency FROM payment p LEFT JOIN account a ON a.uid = p.uid
     WHERE p.uid = ? AND p.type = 'deposit' AND p.created_at >= ? AND p.status IN ${statusIn.counted}`,
  );
  return (uid, since) =>
    paid.all(uid, since).reduce((sum, { value, currency }) => sum + fromUzs(value, currency ?? CURRENCY), 0);
}
