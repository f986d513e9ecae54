import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { PausePeriod } from '#shared/profile/isPausePeriod.ts';
import { pauseEnd } from '#shared/profile/pauseEnd.ts';
import type { Absences } from './absences.ts';
import { hashOfToken } from './hashOfToken.ts';

export type PauseKind = 'time_out' | 'self_exclusion';

export interface Pause {
  kind: PauseKind;
  /** Unix seconds; null is permanent. */
  until: number | null;
}

/** Players' time-outs and self-exclusions. A pause is never shortened, not even by its player. */
export interface Pauses {
  /** The pause in force. */
  of(uid: number): Pause | undefined;
  /** The pause in force that ended the session of this token, and whose it was: every device is informed, not only the one that began it. */
  ofEnded(token: string): { pause: Pause; uid: number } | undefined;
  /** Begins a pause, ends all sessions and stops e-mails. A longer pause in force stays as it is. */
  begin(uid: number, kind: PauseKind, period: PausePeriod): Pause;
}

/** Unix seconds; null is permanent. */
function untilOf(period: PausePeriod, nowMs: number): number | null {
  const end = pauseEnd(period, nowMs);
  return end === null ? null : Math.floor(end / 1000);
}

const isLonger = (a: number | null, b: number | null) => a === null || (b !== null && a > b);

export function createPauses(db: DatabaseSync, clock: Clock, absences: Absences): Pauses {
  const read = prepare<Pause>(db, 'SELECT kind, until FROM pause WHERE uid = ? AND (until IS NULL OR until > ?)');
  const write = prepare(db, 'INSERT OR REPLACE INTO pause (uid, kind, until, set_at) VALUES (?, ?, ?, ?)');
  const readEnded = prepare<{ uid: number }>(db, 'SELECT uid FROM paused_session WHERE token_hash = ?');
  const noteSessions = prepare(
    db,
    'INSERT OR IGNORE INTO paused_session (token_hash, uid) SELECT token_hash, uid FROM session WHERE uid = ?',
  );
  const closeSessions = prepare(db, 'DELETE FROM session WHERE uid = ?');
  const stopEmails = prepare(db, 'UPDATE contact SET is_subscribed = 0 WHERE uid = ?');
  const unsubscribe = prepare(db, 'UPDATE account SET is_subscribed = 0 WHERE uid = ?');
  const of = (uid: number) => read.get(uid, clock.seconds());
  return {
    of,
    ofEnded: (token) => {
      const ended = readEnded.get(hashOfToken(token));
      const pause = ended && of(ended.uid);
      return pause && { pause, uid: ended.uid };
    },
    begin: (uid, kind, period) =>
      transaction(db, () => {
        const until = untilOf(period, clock.now());
        const current = read.get(uid, clock.seconds());
        const pause = current && !isLonger(until, current.until) ? current : { kind, until };
        absences.begin(uid, pause.kind);
        write.run(uid, pause.kind, pause.until, clock.seconds());
        noteSessions.run(uid);
        closeSessions.run(uid);
        stopEmails.run(uid);
        unsubscribe.run(uid);
        return pause;
      }),
  };
}
