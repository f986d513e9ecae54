import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { SPORTSBOOK } from '#sandbox/world/play/rounds.ts';
import { prepare } from '#sandbox/world/prepare.ts';

export type AbsenceKind = 'time_out' | 'self_exclusion' | 'closed' | 'suspended';

/** What was under way when an absence began. Sums in minor units. */
interface OpenThings {
  rounds: { round: string; game: string; bet: number }[];
  /** Ids. */
  bonuses: number[];
  /** Ids. */
  withdrawals: number[];
}

/** Times are Unix seconds; entries are ids of the ledger. */
export interface AbsenceRow {
  kind: AbsenceKind;
  beganAt: number;
  beganEntry: number;
  endedAt: number;
  endedEntry: number;
  open: OpenThings;
  isSeen: boolean;
}

/** The last absence of each player, so that whoever is back finds out what happened meanwhile. */
export interface Absences {
  /** Call it before anything is cancelled or ended. One that goes on stays as it began. */
  begin(uid: number, kind: AbsenceKind): void;
  /** For a player who is back: the first call ends the absence. */
  of(uid: number): AbsenceRow | undefined;
  isUnseen(uid: number): boolean;
  see(uid: number): void;
}

interface Stored {
  kind: AbsenceKind;
  began_at: number;
  began_entry: number;
  open: string;
  ended_at: number | null;
  ended_entry: number | null;
  seen_at: number | null;
}

const LAST_ENTRY = '(SELECT ifnull(max(id), 0) FROM ledger_entry)';

export function createAbsences(db: DatabaseSync, clock: Clock): Absences {
  const begin = prepare(
    db,
    `INSERT INTO absence (uid, kind, began_at, began_entry, open)
     VALUES (?1, ?2, ?3, ${LAST_ENTRY}, json_object(
       'rounds', (SELECT json_group_array(json_object('round', round, 'game', game, 'bet', bet)) FROM (
         SELECT bet round, '${SPORTSBOOK}' game, stake bet FROM sport_bet WHERE uid = ?1 AND status = 'open'
         UNION ALL SELECT round, game, bet FROM mines_board WHERE uid = ?1 AND mode = 'play'
         UNION ALL SELECT round, game, bet FROM crash_flight WHERE uid = ?1 AND mode = 'play')),
       'bonuses', (SELECT json_group_array(id) FROM bonus WHERE uid = ?1 AND status IN ('new', 'active', 'inactive')),
       'withdrawals', (SELECT json_group_array(id) FROM payment
         WHERE uid = ?1 AND type = 'withdrawal' AND status IN ('new', 'pending', 'processing'))))
     ON CONFLICT (uid) DO UPDATE SET kind = excluded.kind, began_at = excluded.began_at, began_entry = excluded.began_entry,
       open = excluded.open, ended_at = NULL, ended_entry = NULL, seen_at = NULL WHERE ended_at IS NOT NULL`,
  );
  const end = prepare(
    db,
    `UPDATE absence SET ended_at = ?, ended_entry = ${LAST_ENTRY} WHERE uid = ? AND ended_at IS NULL`,
  );
  const read = prepare<Stored>(db, 'SELECT * FROM absence WHERE uid = ?');
  const unseen = prepare(db, 'SELECT 1 FROM absence WHERE uid = ? AND seen_at IS NULL');
  const see = prepare(db, 'UPDATE absence SET seen_at = ? WHERE uid = ? AND seen_at IS NULL');
  return {
    begin: (uid, kind) => void begin.run(uid, kind, clock.seconds()),
    of: (uid) => {
      end.run(clock.seconds(), uid);
      const row = read.get(uid);
      return (
        row && {
          kind: row.kind,
          beganAt: row.began_at,
          beganEntry: row.began_entry,
          endedAt: row.ended_at ?? 0,
          endedEntry: row.ended_entry ?? 0,
          open: JSON.parse(row.open) as OpenThings,
          isSeen: row.seen_at !== null,
        }
      );
    },
    isUnseen: (uid) => unseen.get(uid) !== undefined,
    see: (uid) => {
      end.run(clock.seconds(), uid);
      see.run(clock.seconds(), uid);
    },
  };
}
