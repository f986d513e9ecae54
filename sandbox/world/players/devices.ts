import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** An id that was not seen for so long has left its browser: cookies last 400 days. */
const KEPT_SECONDS = 400 * 86_400;

/** Which accounts were entered from which browser, by its random id; undefined: the site sent none. */
export interface Devices {
  /** A player has signed in from this browser. */
  note(uid: number, device: string | undefined): void;
  /** The accounts that were entered from this browser. */
  accountsOn(device: string | undefined): number[];
  /** Whether two players have signed in from one browser. */
  isShared(uid: number, other: number): boolean;
}

export function createDevices(db: DatabaseSync, clock: Clock): Devices {
  const write = prepare(
    db,
    `INSERT INTO device_account (device, uid, seen_at) VALUES (?, ?, ?)
     ON CONFLICT (device, uid) DO UPDATE SET seen_at = excluded.seen_at`,
  );
  const sweep = prepare(db, 'DELETE FROM device_account WHERE seen_at < ?');
  const on = prepare<{ uid: number }>(db, 'SELECT uid FROM device_account WHERE device = ?');
  const shared = prepare(
    db,
    'SELECT 1 FROM device_account a JOIN device_account b ON b.device = a.device WHERE a.uid = ? AND b.uid = ?',
  );
  return {
    note: (uid, device) => {
      if (device === undefined) return;
      const now = clock.seconds();
      sweep.run(now - KEPT_SECONDS);
      write.run(device, uid, now);
    },
    accountsOn: (device) => (device === undefined ? [] : on.all(device).map(({ uid }) => uid)),
    isShared: (uid, other) => shared.get(uid, other) !== undefined,
  };
}
