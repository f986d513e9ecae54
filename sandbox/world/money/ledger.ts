import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import { CURRENCY } from './currency.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';
import { prepare } from '../prepare.ts';
import { transaction } from '../schema/transaction.ts';

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
  /** Of every entry; when missing, that of the player whose money moves, and the house's own where only its money does. */
  currency?: string;
}

export interface LedgerAudit {
  transactions: number;
  /** Transactions whose entries do not add up to zero, over all and within demo money, or are of two currencies. */
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
  /** Minor units of the player's currency; of the house's purses, of the one named. */
  balance(uid: number, purse: Purse, currency?: string): number;
  currencyOf(uid: number): string;
  audit(): LedgerAudit;
}

export function createLedger(db: DatabaseSync, clock: Clock): Ledger {
  const openPurse = prepare(db, 'INSERT OR IGNORE INTO ledger_account (uid, purse, currency) VALUES (?, ?, ?)');
  const readPurse = prepare<{ id: number; balance: number }>(
    db,
    'SELECT id, balance FROM ledger_account WHERE uid = ? AND purse = ? AND currency = ?',
  );
  const readCurrency = prepare<{ currency: string }>(db, 'SELECT currency FROM account WHERE uid = ?');
  const addTransaction = prepare<{ id: number }>(
    db,
    'INSERT INTO ledger_transaction (kind, reference, created_at) VALUES (?, ?, ?) RETURNING id',
  );
  const addEntry = prepare(db, 'INSERT INTO ledger_entry (transaction_id, account_id, amount) VALUES (?, ?, ?)');

  function purseOf(uid: number, purse: Purse, currency: string): { id: number; balance: number } {
    const found = readPurse.get(uid, purse, currency);
    if (found) return found;
    openPurse.run(uid, purse, currency);
    return readPurse.get(uid, purse, currency) as { id: number; balance: number };
  }

  const currencyOf = (uid: number): string => readCurrency.get(uid)?.currency ?? CURRENCY;

  function move({ kind, entries, reference, at, currency: named }: Movement): void {
    const moving = entries.filter((entry) => entry.amount !== 0);
    for (const { amount } of moving) if (!Number.isSafeInteger(amount)) throw new Error(`not minor units: ${amount}`);
    const sum = (list: Entry[]) => list.reduce((total, entry) => total + entry.amount, 0);
    if (sum(moving) !== 0 || sum(moving.filter((entry) => entry.purse === 'fun')) !== 0)
      throw new Error(`a ${kind} must add up to zero: ${JSON.stringify(entries)}`);
    transaction(db, () => {
      const { id } = addTransaction.get(kind, reference ?? null, at ?? clock.seconds()) as { id: number };
      const players = new Set(entries.flatMap(({ uid }) => (uid === HOUSE ? [] : [currencyOf(uid)])));
      if (named === undefined && players.size > 1) throw new Error(`a ${kind} between two currencies`);
      const currency = named ?? [...players][0] ?? CURRENCY;
      for (const { uid, purse, amount } of moving) {
        const account = purseOf(uid, purse, currency);
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
        HAVING sum(e.amount) <> 0 OR count(DISTINCT a.currency) > 1 OR sum(iif(a.purse = 'fun', e.amount, 0)) <> 0)`),
      drifted: count(`SELECT count(*) n FROM ledger_account a
        WHERE a.balance <> (SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e WHERE e.account_id = a.id)`),
      negative: count('SELECT count(*) n FROM ledger_account WHERE uid <> 0 AND balance < 0'),
    };
  }

  return {
    move,
    balance: (uid, purse, currency = currencyOf(uid)) => readPurse.get(uid, purse, currency)?.balance ?? 0,
    currencyOf,
    audit,
  };
}
