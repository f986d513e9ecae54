import type { DatabaseSync } from 'node:sqlite';
import { prepare } from './prepare.ts';

export interface PlayerChanges {
  uid: number;
  kinds: string[];
}

/** Reports which players' data have changed since the last call, whatever code changed them. */
export interface ChangeWatch {
  take(): PlayerChanges[];
  /** Ends the watch. */
  close(): void;
}

/** The meaning of each table's rows for their player. */
const watched = [
  ['balance', 'UPDATE OF balance', 'ledger_account', 'NEW'],
  ['balance', 'INSERT', 'ledger_account', 'NEW'],
  ['payments', 'INSERT', 'payment', 'NEW'],
  ['payments', 'UPDATE OF status', 'payment', 'NEW'],
  ['notices', 'INSERT', 'club_notice', 'NEW'],
  ['notices', 'UPDATE OF read_at', 'club_notice', 'NEW'],
  ['bonuses', 'INSERT', 'bonus', 'NEW'],
  ['bonuses', 'UPDATE', 'bonus', 'NEW'],
  ['limits', 'INSERT', 'deposit_limit', 'NEW'],
  ['limits', 'INSERT', 'budget', 'NEW'],
  ['limits', 'INSERT', 'play_limit', 'NEW'],
  ['limits', 'INSERT', 'stored_value', 'NEW'],
  ['account', 'UPDATE OF closed_for, is_verified', 'account', 'NEW'],
  ['account', 'UPDATE OF status, is_final', 'applicant', 'NEW'],
  ['session', 'DELETE', 'session', 'OLD'],
] as const;

/** Uses temporary triggers: they see only committed rows and end with the connection. Only one watch at a time. */
export function createChangeWatch(db: DatabaseSync): ChangeWatch {
  db.exec('CREATE TEMP TABLE IF NOT EXISTS player_change (uid INTEGER, kind TEXT, PRIMARY KEY (uid, kind))');
  for (const [n, [kind, event, table, row]] of watched.entries())
    db.exec(`CREATE TEMP TRIGGER IF NOT EXISTS watch_${n} AFTER ${event} ON main.${table} WHEN ${row}.uid <> 0
      BEGIN INSERT OR IGNORE INTO player_change VALUES (${row}.uid, '${kind}'); END`);
  const read = prepare<{ uid: number; kinds: string }>(
    db,
    'SELECT uid, group_concat(kind) kinds FROM player_change GROUP BY uid',
  );
  const forget = prepare(db, 'DELETE FROM player_change');
  return {
    take() {
      const changes = read.all().map(({ uid, kinds }) => ({ uid, kinds: kinds.split(',') }));
      if (changes.length > 0) forget.run();
      return changes;
    },
    close() {
      for (const n of watched.keys()) db.exec(`DROP TRIGGER IF EXISTS temp.watch_${n}`);
      db.exec('DELETE FROM temp.player_change');
    },
  };
}
