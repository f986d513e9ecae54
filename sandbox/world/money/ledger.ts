import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { CURRENCY } from './currency.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';

/**
 * Accounts of a player or of the operator (uid 0). The operator also has one for each jackpot, `payouts` for withdrawals in
 * progress and `provider` for money outside the casino. `fun` is demo money and is never mixed with the rest.
 */
export type LedgerAccount = 'main' | 'bonus' | 'betting' | 'fun' | 'payouts' | 'provider' | `jackpot:${string}`;
export type MovementKind = 'grant' | 'bet' | 'win' | 'deposit' | 'withdrawal';
/** The uid of the operator in the ledger. */
export const OPERATOR = 0;
const REAL: readonly LedgerAccount[] = ['main', 'bonus', 'betting'];

export interface LedgerEntry {
  uid: number;
  account: LedgerAccount;
  /** Minor units; a debit is negative. */
  amount: number;
}

export interface Movement {
  kind: MovementKind;
  entries: LedgerEntry[];
  /** Unique name of the movement, e.g. `bet:7:{round}`: the same name cannot move money twice. */
  reference?: string;
  /** Sysname of the game of a bet or win. */
  game?: string;
  /** Unix seconds; now when missing. */
  time?: number;
  /** Currency of all entries; by default the player's, or `CURRENCY` if only the operator's money moves. */
  currency?: string;
}

/** `main` is the part of a stake that is real money, `all` includes bonus money; demo money is no part of either. */
export type BetGuard = (uid: number, stake: { main: number; all: number }) => void;

export interface LedgerAudit {
  transactions: number;
  /** Transactions whose entries do not add up to zero, over all and within demo money, or are of two currencies. */
  unbalanced: number;
  /** Accounts whose stored balance is not the sum of their entries. */
  drifted: number;
  /** Players' accounts below zero. */
  negative: number;
}

/**
 * Double entry: a movement is rows whose sum is zero, written in one transaction, never changed or deleted.
 * A balance is the sum of its rows. A database trigger maintains the stored running sum, and a CHECK constraint
 * refuses a negative balance of a player.
 */
export interface Ledger {
  move(movement: Movement): void;
  /** Adds a guard that every stake passes before it moves, whatever game takes it: it throws to refuse. Sums in minor units. */
  guardBets(guard: BetGuard): void;
  /** Minor units, in the player's currency unless `currency` names the operator's account. */
  balance(uid: number, account: LedgerAccount, currency?: string): number;
  currencyOf(uid: number): string;
  audit(): LedgerAudit;
}

export function createLedger(db: DatabaseSync, clock: Clock): Ledger {
  const openAccount = prepare(db, 'INSERT OR IGNORE INTO ledger_account (uid, purse, currency) VALUES (?, ?, ?)');
  const readAccount = prepare<{ id: number; balance: number }>(
    db,
    'SELECT id, balance FROM ledger_account WHERE uid = ? AND purse = ? AND currency = ?',
  );
  const readCurrency = prepare<{ currency: string }>(db, 'SELECT currency FROM account WHERE uid = ?');
  const addTransaction = prepare<{ id: number }>(
    db,
    'INSERT INTO ledger_transaction (kind, reference, created_at, game) VALUES (?, ?, ?, ?) RETURNING id',
  );
  const addEntry = prepare(db, 'INSERT INTO ledger_entry (transaction_id, account_id, amount) VALUES (?, ?, ?)');

  function findOrOpen(uid: number, account: LedgerAccount, currency: string): { id: number; balance: number } {
    const row = readAccount.get(uid, account, currency);
    if (row) return row;
    openAccount.run(uid, account, currency);
    return readAccount.get(uid, account, currency) as { id: number; balance: number };
  }

  const currencyOf = (uid: number): string => readCurrency.get(uid)?.currency ?? CURRENCY;

  const guards: BetGuard[] = [];

  function guardStakes(moving: readonly LedgerEntry[]): void {
    const real = moving.filter(({ uid, account }) => uid !== OPERATOR && REAL.includes(account));
    for (const uid of new Set(real.map((entry) => entry.uid))) {
      const staked = (list: readonly LedgerEntry[]) => list.reduce((sum, { amount }) => sum - amount, 0);
      const entriesOfPlayer = real.filter((entry) => entry.uid === uid);
      const stake = {
        main: staked(entriesOfPlayer.filter(({ account }) => account === 'main')),
        all: staked(entriesOfPlayer),
      };
      for (const guard of guards) guard(uid, stake);
    }
  }

  function move({ kind, entries, reference, game, time, currency: named }: Movement): void {
    const moving = entries.filter((entry) => entry.amount !== 0);
    for (const { amount } of moving) if (!Number.isSafeInteger(amount)) throw new Error(`not minor units: ${amount}`);
    const sum = (list: LedgerEntry[]) => list.reduce((total, entry) => total + entry.amount, 0);
    if (sum(moving) !== 0 || sum(moving.filter((entry) => entry.account === 'fun')) !== 0)
      throw new Error(`a ${kind} must add up to zero: ${JSON.stringify(entries)}`);
    if (kind === 'bet') guardStakes(moving);
    transaction(db, () => {
      const { id } = addTransaction.get(kind, reference ?? null, time ?? clock.seconds(), game ?? null) as {
        id: number;
      };
      const players = new Set(entries.flatMap(({ uid }) => (uid === OPERATOR ? [] : [currencyOf(uid)])));
      if (named === undefined && players.size > 1) throw new Error(`a ${kind} between two currencies`);
      const currency = named ?? [...players][0] ?? CURRENCY;
      for (const { uid, account, amount } of moving) {
        const row = findOrOpen(uid, account, currency);
        if (uid !== OPERATOR && row.balance + amount < 0) throw new InsufficientFunds(account, row.balance);
        addEntry.run(id, row.id, amount);
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
    guardBets: (guard) => {
      guards.push(guard);
    },
    balance: (uid, account, currency = currencyOf(uid)) => readAccount.get(uid, account, currency)?.balance ?? 0,
    currencyOf,
    audit,
  };
}
