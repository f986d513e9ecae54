import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';
import { prepare } from './prepare.ts';
import { transaction } from './transaction.ts';

/**
 * Purses of a player, and of the house (uid 0), which also keeps one for each jackpot, one for withdrawals on their way
 * (`payouts`) and one that stands for the money outside (`provider`). `fun` is demo money and never meets the rest.
 */
export type Purse = 'main' | 'bonus' | 'betting' | 'fun' | 'payouts' | 'provider' | `jackpot:${string}`;
export type MovementKind = 'grant' | 'bet' | 'win' | 'deposit' | 'withdrawal';
export const HOUSE = 0;

export interface Entry {
  uid: number;
  purse: Purse;
  /** Minor units; negative leaves the purse. */
  amount: number;
}

export interface Movement {
  kind: MovementKind;
  entries: Entry[];
  /** A name that may move money only once, e.g. `bet:7:{round}`. */
  reference?: string;
  /** Unix seconds; now when missing. */
  at?: number;
}

export interface LedgerAudit {
  transactions: number;
  /** Transactions whose entries do not add up to zero, over all and within demo money. */
  unbalanced: number;
  /** Purses whose kept balance is not the sum of their entries. */
  drifted: number;
  /** Players' purses below zero. */
  negative: number;
}

/**
 * Double entry: a movement is rows whose sum is zero, written in one transaction, never changed or deleted.
 * A balance is the sum of its rows; the running sum beside it is kept by a trigger of the database, and a CHECK
 * refuses a player's purse below zero whatever the code above does.
 */
export interface Ledger {
  move(movement: Movement): void;
  /** Minor units. */
  balance(uid: number, purse: Purse): number;
  audit(): LedgerAudit;
}

export function createLedger(db: DatabaseSync, clock: Clock): Ledger {
  const openPurse = prepare(db, 'INSERT OR IGNORE INTO ledger_account (uid, purse) VALUES (?, ?)');
  const readPurse = prepare<{ id: number; balance: number }>(
    db,
    'SELECT id, balance FROM ledger_account WHERE uid = ? AND purse = ?',
  );
  const addTransaction = prepare<{ id: number }>(
    db,
    'INSERT INTO ledger_transaction (kind, reference, created_at) VALUES (?, ?, ?) RETURNING id',
  );
  const addEntry = prepare(db, 'INSERT INTO ledger_entry (transaction_id, account_id, amount) VALUES (?, ?, ?)');

  function purseOf(uid: number, purse: Purse): { id: number; balance: number } {
    const found = readPurse.get(uid, purse);
    if (found) return found;
    openPurse.run(uid, purse);
    return readPurse.get(uid, purse) as { id: number; balance: number };
  }

  function move({ kind, entries, reference, at }: Movement): void {
    const moving = entries.filter((entry) => entry.amount !== 0);
    for (const { amount } of moving) if (!Number.isSafeInteger(amount)) throw new Error(`not minor units: ${amount}`);
    const sum = (list: Entry[]) => list.reduce((total, entry) => total + entry.amount, 0);
    if (sum(moving) !== 0 || sum(moving.filter((entry) => entry.purse === 'fun')) !== 0)
      throw new Error(`a ${kind} must add up to zero: ${JSON.stringify(entries)}`);
    transaction(db, () => {
      const { id } = addTransaction.get(kind, reference ?? null, at ?? clock.seconds()) as { id: number };
      for (const { uid, purse, amount } of moving) {
        const account = purseOf(uid, purse);
        if (uid !== HOUSE && account.balance + amount < 0) throw new InsufficientFunds(purse, account.balance);
        addEntry.run(id, account.id, amount);
      }
    });
  }

  function audit(): LedgerAudit {
    const count = (sql: string) => (db.prepare(sql).get() as { n: number }).n;
    return {
      transactions: count('SELECT count(*) n FROM ledger_transaction'),
      unbalanced: count(`SELECT count(*) n FROM (SELECT e.transaction_id FROM ledger_entry e
        JOIN ledger_account a ON a.id = e.account_id GROUP BY e.transaction_id
        HAVING sum(e.amount) <> 0 OR sum(iif(a.purse = 'fun', e.amount, 0)) <> 0)`),
      drifted: count(`SELECT count(*) n FROM ledger_account a
        WHERE a.balance <> (SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e WHERE e.account_id = a.id)`),
      negative: count('SELECT count(*) n FROM ledger_account WHERE uid <> 0 AND balance < 0'),
    };
  }

  return { move, balance: (uid, purse) => readPurse.get(uid, purse)?.balance ?? 0, audit };
}
