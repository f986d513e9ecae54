import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '#sandbox/world/prepare.ts';

/** Limits: bytes of a value, and keys of a player. */
export const VALUE_BYTES = 4096;
const KEYS = 100;

/** Small strings that the interface stores for a player. */
export interface PlayerStorage {
  read(uid: number, keys: readonly string[]): Record<string, string | null>;
  keys(uid: number): string[];
  /** False if the storage is full. */
  write(uid: number, key: string, value: string): boolean;
}

export function createPlayerStorage(db: DatabaseSync): PlayerStorage {
  const read = prepare<{ value: string }>(db, 'SELECT value FROM stored_value WHERE uid = ? AND key = ?');
  const keys = prepare<{ key: string }>(db, 'SELECT key FROM stored_value WHERE uid = ? ORDER BY key');
  const write = prepare(db, 'INSERT OR REPLACE INTO stored_value (uid, key, value) VALUES (?, ?, ?)');
  return {
    read: (uid, wanted) => Object.fromEntries(wanted.map((key) => [key, read.get(uid, key)?.value ?? null])),
    keys: (uid) => keys.all(uid).map(({ key }) => key),
    write: (uid, key, value) => {
      if (!read.get(uid, key) && keys.all(uid).length >= KEYS) return false;
      write.run(uid, key, value);
      return true;
    },
  };
}
