import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { Requisites } from './createRequisitesOf.ts';
import type { Payment, PaymentType } from './Payment.ts';
import { statusIn } from './statusIn.ts';

const DAY = 86_400;

/** What the recorded payments say; nothing here changes one. */
export interface PaymentRecords {
  byKey(key: string): Payment | undefined;
  byId(uid: number, id: number | string): Payment | undefined;
  history(
    uid: number,
    query: {
      types: readonly PaymentType[];
      statuses?: readonly string[] | undefined;
      /** Unix seconds, `before` exclusive. */
      from?: number | undefined;
      before?: number | undefined;
      offset: number;
      count: number;
    },
  ): { items: Payment[]; total: number };
  hasDeposits(uid: number): boolean;
  /** Minor units withdrawn, refused ones excluded; with `isToday` in the last 24 hours. */
  withdrawn(uid: number, isToday: boolean): number;
  /** When the oldest withdrawal of the last 24 hours stops counting. Unix seconds. */
  dayTurnsAt(uid: number): number;
  saved(uid: number, method: string): ({ id: number } & Requisites)[];
  /**
   * Whether a payout would be the first to this place, for a player who has used another one. Known is a place that was paid out to or
   * paid from, or that a payout is on its way to; a cancelled or refused payment makes none known.
   */
  isNewPlace(uid: number, place: string): boolean;
  /** Other players who have paid from one of these places of one card, or had money paid out to it, before this player did. */
  earlierAt(uid: number, places: readonly string[]): number[];
}

export function createPaymentRecords(db: DatabaseSync, clock: Clock): PaymentRecords {
  const byKey = prepare<Payment>(db, 'SELECT * FROM payment WHERE pay_key = ?');
  const readOwn = prepare<Payment>(db, 'SELECT * FROM payment WHERE id = ? AND uid = ?');
  const all = prepare<Payment>(db, 'SELECT * FROM payment WHERE uid = ? ORDER BY created_at DESC, id DESC');
  const anyDeposit = prepare<{ n: number }>(
    db,
    `SELECT 1 n FROM payment WHERE uid = ? AND type = 'deposit' AND status = 'success' LIMIT 1`,
  );
  const out = prepare<{ sum: number; first: number | null }>(
    db,
    `SELECT coalesce(sum(value), 0) sum, min(created_at) first FROM payment WHERE uid = ? AND type = 'withdrawal'
     AND status IN ${statusIn.counted} AND created_at > ?`,
  );
  // The first payment names saved requisites, so that an open form stays valid after another payment with them.
  const saved = prepare<{ id: number } & Requisites>(
    db,
    `SELECT min(id) id, requisites title, place FROM payment WHERE uid = ? AND method = ? AND place IS NOT NULL
     AND status = 'success' GROUP BY place ORDER BY max(id) DESC LIMIT 5`,
  );
  const places = prepare<{ same: number; others: number }>(
    db,
    `SELECT ifnull(sum(place = ?2 AND (status = 'success' OR type = 'withdrawal' AND status IN ${statusIn.waiting})), 0) same,
       ifnull(sum(place <> ?2 AND (status = 'success' OR type = 'withdrawal')), 0) others
     FROM payment WHERE uid = ?1 AND place IS NOT NULL`,
  );
  const earlier = prepare<{ uid: number }>(
    db,
    `WITH at (place) AS (SELECT value FROM json_each(?1))
     SELECT uid FROM payment WHERE place IN at AND (status = 'success' OR type = 'withdrawal' AND status IN ${statusIn.waiting})
     GROUP BY uid HAVING uid <> ?2 AND min(id) < ifnull((SELECT min(id) FROM payment
       WHERE uid = ?2 AND place IN at AND status = 'success'), max(id) + 1)`,
  );
  return {
    byKey: (key) => byKey.get(key),
    byId: (uid, id) => readOwn.get(Number(id), uid),
    history: (uid, { types, statuses, from = 0, before = Number.POSITIVE_INFINITY, offset, count }) => {
      const rows = all
        .all(uid)
        .filter((row) => types.includes(row.type) && (statuses?.includes(row.status) ?? true))
        .filter(({ created_at: createdAt }) => createdAt >= from && createdAt < before);
      return { items: rows.slice(offset, offset + count), total: rows.length };
    },
    hasDeposits: (uid) => anyDeposit.get(uid) !== undefined,
    withdrawn: (uid, isToday) => out.get(uid, isToday ? clock.seconds() - DAY : 0)?.sum ?? 0,
    dayTurnsAt: (uid) => (out.get(uid, clock.seconds() - DAY)?.first ?? clock.seconds()) + DAY,
    saved: (uid, method) => saved.all(uid, method),
    isNewPlace: (uid, place) => {
      const { same = 0, others = 0 } = places.get(uid, place) ?? {};
      return same === 0 && others > 0;
    },
    earlierAt: (uid, place) => earlier.all(JSON.stringify(place), uid).map((row) => row.uid),
  };
}
