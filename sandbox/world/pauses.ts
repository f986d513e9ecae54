import type { DatabaseSync } from 'node:sqlite';
import type { SELF_EXCLUSION_PERIODS, TIME_OUT_PERIODS } from '../../shared/api/accountLimits.contract.ts';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';
import { transaction } from './transaction.ts';

export type PauseKind = 'time_out' | 'self_exclusion';
export type PausePeriod = (typeof TIME_OUT_PERIODS)[number] | (typeof SELF_EXCLUSION_PERIODS)[number];

export interface Pause {
  kind: PauseKind;
  /** Unix seconds; null is for good. */
  until: number | null;
}

/** Players who asked to be kept out. A pause is never shortened, not even by its player. */
export interface Pauses {
  /** The pause in force. */
  of(uid: number): Pause | undefined;
  /** Begins one, ends every session and stops the letters. A longer one already in force stays as it is. */
  begin(uid: number, kind: PauseKind, period: PausePeriod): Pause;
}

/** Calendar months, as people count them; the 31st becomes the month's last day. */
function untilOf(period: PausePeriod, nowMs: number): number | null {
  if (period === 'permanent') return null;
  const count = Number(period.slice(0, -1));
  const end = new Date(nowMs);
  const unit = period.at(-1);
  if (unit === 'd' || unit === 'w') end.setUTCDate(end.getUTCDate() + count * (unit === 'w' ? 7 : 1));
  else {
    const day = end.getUTCDate();
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + count * (unit === 'y' ? 12 : 1));
    const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(day, last));
  }
  return Math.floor(end.getTime() / 1000);
}

const isLonger = (a: number | null, b: number | null) => a === null || (b !== null && a > b);

export function createPauses(db: DatabaseSync, clock: Clock): Pauses {
  const read = prepare<Pause>(db, 'SELECT kind, until FROM pause WHERE uid = ? AND (until IS NULL OR until > ?)');
  const write = prepare(db, 'INSERT OR REPLACE INTO pause (uid, kind, until, set_at) VALUES (?, ?, ?, ?)');
  const closeSessions = prepare(db, 'DELETE FROM session WHERE uid = ?');
  const stopEmails = prepare(db, 'UPDATE contact SET is_subscribed = 0 WHERE uid = ?');
  const unsubscribe = prepare(db, 'UPDATE account SET is_subscribed = 0 WHERE uid = ?');
  return {
    of: (uid) => read.get(uid, clock.seconds()),
    begin: (uid, kind, period) =>
      transaction(db, () => {
        const until = untilOf(period, clock.now());
        const current = read.get(uid, clock.seconds());
        const pause = current && !isLonger(until, current.until) ? current : { kind, until };
        write.run(uid, pause.kind, pause.until, clock.seconds());
        closeSessions.run(uid);
        stopEmails.run(uid);
        unsubscribe.run(uid);
        return pause;
      }),
  };
}
