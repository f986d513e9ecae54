import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

/** Events that the interface reports about visitors. Parameters are truncated; the newest thousand rows are stored. */
export interface Events {
  record(uid: number | null, name: string, parameters: Record<string, unknown>): void;
  /** The time of the player's last event of this name, Unix seconds. */
  last(uid: number, name: string): number | undefined;
}

export function createEvents(db: DatabaseSync, clock: Clock): Events {
  const add = prepare(db, 'INSERT INTO event (uid, name, parameters, created_at) VALUES (?, ?, ?, ?)');
  const trim = prepare(db, 'DELETE FROM event WHERE id <= (SELECT max(id) FROM event) - 1000');
  const last = prepare<{ at: number | null }>(db, 'SELECT max(created_at) at FROM event WHERE uid = ? AND name = ?');
  return {
    last: (uid, name) => last.get(uid, name)?.at ?? undefined,
    record: (uid, name, parameters) => {
      add.run(uid, name, JSON.stringify(parameters).slice(0, 2000), clock.seconds());
      trim.run();
    },
  };
}
