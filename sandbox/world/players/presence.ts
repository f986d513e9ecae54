import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** After an absence this long from all devices a new session begins. */
const BREAK_SECONDS = 1800;
const SEEN_EVERY_SECONDS = 60;

interface Row {
  started_at: number;
  seen_at: number;
  checked_at: number | null;
}

/** Times in Unix seconds. */
export interface PlayerSession {
  startedAt: number;
  /** The last answer to a reality check; null: none in this session. */
  checkedAt: number | null;
}

/** One session a player, whatever the number of tabs, devices and sign-ins. */
export interface Presence {
  /** The player is here: continues their session, or begins a new one after a break. */
  see(uid: number): PlayerSession;
  /** The player has answered a reality check. */
  noteCheck(uid: number): void;
}

export function createPresence(db: DatabaseSync, clock: Clock): Presence {
  const read = prepare<Row>(db, 'SELECT started_at, seen_at, checked_at FROM presence WHERE uid = ?');
  const begin = prepare(
    db,
    'INSERT OR REPLACE INTO presence (uid, started_at, seen_at, checked_at) VALUES (?1, ?2, ?2, NULL)',
  );
  const goOn = prepare(db, 'UPDATE presence SET seen_at = ? WHERE uid = ?');
  const check = prepare(db, 'UPDATE presence SET checked_at = ? WHERE uid = ?');

  function see(uid: number): PlayerSession {
    const now = clock.seconds();
    const row = read.get(uid);
    // A clock that was moved back would otherwise keep a session of the future.
    if (!row || row.seen_at > now || now - row.seen_at >= BREAK_SECONDS) {
      begin.run(uid, now);
      return { startedAt: now, checkedAt: null };
    }
    if (now - row.seen_at >= SEEN_EVERY_SECONDS) goOn.run(now, uid);
    return { startedAt: row.started_at, checkedAt: row.checked_at };
  }

  return {
    see,
    noteCheck: (uid) => {
      see(uid);
      check.run(clock.seconds(), uid);
    },
  };
}
