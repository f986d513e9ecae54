import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { BonusKind } from './bonusKinds.ts';
import { bonusKinds, MAX_BONUS_BET } from './bonusKinds.ts';
import { stakeShare } from './bonusShare.ts';

export type BonusType = 'casino' | 'betting';
export type BonusStatus = 'new' | 'active' | 'inactive' | 'finished' | 'removed';

export interface BonusRow {
  id: number;
  uid: number;
  type: BonusType;
  kind: BonusKind;
  reference: string;
  status: BonusStatus;
  amount: number;
  held: number;
  times_activated: number;
  wager_required: number;
  wager_done: number;
  expires_at: number;
  created_at: number;
}

export interface NewBonus {
  uid: number;
  kind: BonusKind;
  /** Unique name of the gift, e.g. `promo:YULDUZ25:7`: the same name cannot give two bonuses. */
  reference: string;
  /** Minor units. */
  amount: number;
  /** Unix seconds; now when missing. */
  time?: number;
}

export type ActivationRefusal = 'unknown' | 'notWaiting' | 'another' | 'identity';

/**
 * One bonus of a type is active at a time; its money is in its own account. Real money is staked first, then the bonus;
 * wins are split in the ratio of the stake. A fully wagered bonus becomes real money; one that ends before that
 * (expiry, refusal, withdrawal) is burnt.
 */
export interface Bonuses {
  /** Undefined if a bonus with this reference exists. */
  give(bonus: NewBonus): BonusRow | undefined;
  list(uid: number, type: BonusType, statuses: readonly string[] | undefined): BonusRow[];
  find(uid: number, type: BonusType, id: number | string): BonusRow | undefined;
  activeOf(uid: number, type: BonusType): BonusRow | undefined;
  activate(uid: number, type: BonusType, id: number | string): ActivationRefusal | undefined;
  /** Deactivates an active bonus: progress and wins are lost, the rest of the gift itself can be activated again. */
  deactivate(uid: number, id: number | string): boolean;
  remove(uid: number, type: BonusType, id: number | string): boolean;
  /** Burns the active casino bonus, as a withdrawal does. Returns the minor units lost. */
  burn(uid: number): number;
  /** Ends expired bonuses. */
  settle(uid: number): void;
  /** Splits a real bet (minor units) into real and bonus money; a betting bonus pays sports bets, a casino bonus slots. */
  stake(uid: number, bet: number, type?: BonusType): { main: number; bonus: number };
  /** Counts a slot bet towards wagering. */
  wagered(uid: number, bet: number): void;
  /** Counts a settled sports bet, 0 if its odds were too low; `hasOpen` means that bonus money is staked on open bets. */
  wageredSport(uid: number, bet: number, hasOpen: boolean): void;
}

export function createBonuses(db: DatabaseSync, clock: Clock, ledger: Ledger): Bonuses {
  const add = prepare<BonusRow>(
    db,
    `INSERT OR IGNORE INTO bonus (uid, type, kind, reference, status, amount, held, wager_required, expires_at, created_at)
     VALUES (?1, ?2, ?3, ?4, 'new', ?5, ?5, ?6, ?7, ?8) RETURNING *`,
  );
  const all = prepare<BonusRow>(db, 'SELECT * FROM bonus WHERE uid = ? AND type = ? ORDER BY created_at DESC, id DESC');
  const one = prepare<BonusRow>(db, 'SELECT * FROM bonus WHERE id = ? AND uid = ? AND type = ?');
  const active = prepare<BonusRow>(db, `SELECT * FROM bonus WHERE uid = ? AND type = ? AND status = 'active'`);
  const onHold = prepare(db, 'SELECT 1 FROM account WHERE uid = ? AND bonus_hold = 1 AND is_verified = 0');
  const start = prepare(db, `UPDATE bonus SET status = 'active', times_activated = times_activated + 1 WHERE id = ?`);
  const pause = prepare(db, `UPDATE bonus SET status = ?, held = ?, wager_done = 0 WHERE id = ?`);
  const end = prepare(db, 'UPDATE bonus SET status = ? WHERE id = ?');
  const progress = prepare(db, 'UPDATE bonus SET wager_done = min(wager_required, wager_done + ?) WHERE id = ?');
  const overdue = prepare<BonusRow>(
    db,
    `SELECT * FROM bonus WHERE uid = ? AND expires_at <= ? AND status IN ('new', 'active', 'inactive')`,
  );
  const dropSpins = prepare(
    db,
    `UPDATE game_seat SET free_spins = 0, free_bet = 0, free_lines = 0, free_bonus = 0
     WHERE uid = ? AND mode = 'play' AND free_bonus > 0`,
  );
  const spinsLeft = prepare<{ n: number }>(
    db,
    `SELECT 1 n FROM game_seat WHERE uid = ? AND mode = 'play' AND free_spins > 0 AND free_bonus > 0 LIMIT 1`,
  );
  const accountOf = (type: BonusType) => (type === 'casino' ? ('bonus' as const) : ('betting' as const));

  /** Moves the bonus balance to the operator or to the player's real money. Free spins won with the bonus end with it. */
  function empty(row: BonusRow, step: 'burn' | 'convert'): number {
    const account = accountOf(row.type);
    const balance = ledger.balance(row.uid, account);
    if (row.type === 'casino' && step === 'burn') dropSpins.run(row.uid);
    if (balance === 0) return 0;
    const back = { uid: OPERATOR, account, amount: balance };
    const real = [
      { uid: OPERATOR, account: 'main' as const, amount: -balance },
      { uid: row.uid, account: 'main' as const, amount: balance },
    ];
    ledger.move({
      kind: 'grant',
      reference: `bonus:${row.id}:${step}:${row.times_activated}`,
      entries: [{ uid: row.uid, account, amount: -balance }, back, ...(step === 'convert' ? real : [])],
    });
    return balance;
  }

  function drop(row: BonusRow): number {
    const lost = row.status === 'active' ? empty(row, 'burn') : 0;
    end.run('removed', row.id);
    return lost;
  }

  const activeOf = (uid: number, type: BonusType) => active.get(uid, type);
  const maxBet = (uid: number) => fromUzs(MAX_BONUS_BET, ledger.currencyOf(uid));

  /** Adds a bet to the wagering of the active bonus. Converts a fully wagered bonus; ends one with balance 0 and no open round. */
  function count(uid: number, type: BonusType, bet: number, isUnderWay: () => boolean): void {
    const row = activeOf(uid, type);
    if (!row) return;
    if (bet <= maxBet(uid)) progress.run(bet, row.id);
    const { wager_done: done } = one.get(row.id, uid, type) as BonusRow;
    if (done >= row.wager_required) {
      empty(row, 'convert');
      end.run('finished', row.id);
    } else if (ledger.balance(uid, accountOf(type)) === 0 && !isUnderWay()) end.run('finished', row.id);
  }

  return {
    give: ({ uid, kind, reference, amount: value, time = clock.seconds() }) => {
      const { type, wager, days } = bonusKinds[kind];
      const amount = fromUzs(value, ledger.currencyOf(uid));
      return add.get(uid, type, kind, reference, amount, amount * wager, time + days * 86_400, time);
    },
    list: (uid, type, statuses) => all.all(uid, type).filter(({ status }) => statuses?.includes(status) ?? true),
    find: (uid, type, id) => one.get(Number(id), uid, type),
    activeOf,
    activate: (uid, type, id) =>
      transaction(db, () => {
        const row = one.get(Number(id), uid, type);
        if (!row) return 'unknown';
        if ((row.status !== 'new' && row.status !== 'inactive') || row.held === 0) return 'notWaiting';
        if (onHold.get(uid)) return 'identity';
        if (activeOf(uid, type)) return 'another';
        start.run(row.id);
        const account = accountOf(type);
        ledger.move({
          kind: 'grant',
          reference: `bonus:${row.id}:give:${row.times_activated + 1}`,
          entries: [
            { uid: OPERATOR, account, amount: -row.held },
            { uid, account, amount: row.held },
          ],
        });
        return undefined;
      }),
    deactivate: (uid, id) =>
      transaction(db, () => {
        const row = one.get(Number(id), uid, 'casino');
        if (row?.status !== 'active') return false;
        const burned = Math.min(empty(row, 'burn'), row.amount);
        pause.run(burned > 0 ? 'inactive' : 'finished', burned, row.id);
        return true;
      }),
    remove: (uid, type, id) =>
      transaction(db, () => {
        const row = one.get(Number(id), uid, type);
        if (!row || row.status === 'finished' || row.status === 'removed') return false;
        drop(row);
        return true;
      }),
    burn: (uid) =>
      transaction(db, () => {
        const row = activeOf(uid, 'casino');
        return row ? drop(row) : 0;
      }),
    settle: (uid) => {
      const due = overdue.all(uid, clock.seconds());
      if (due.length > 0) transaction(db, () => due.forEach(drop));
    },
    stake: (uid, bet, type = 'casino') =>
      stakeShare(bet, {
        main: ledger.balance(uid, 'main'),
        bonus: ledger.balance(uid, accountOf(type)),
        maxBet: maxBet(uid),
      }),
    wagered: (uid, bet) => count(uid, 'casino', bet, () => spinsLeft.get(uid) !== undefined),
    wageredSport: (uid, bet, hasOpen) => count(uid, 'betting', bet, () => hasOpen),
  };
}
