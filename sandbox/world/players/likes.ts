import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** Favourite games, newest first. */
export interface Likes {
  of(uid: number): string[];
  add(uid: number, sysname: string): void;
  remove(uid: number, sysname: string): void;
}

export function createLikes(db: DatabaseSync, clock: Clock): Likes {
  const read = prepare<{ game: string }>(db, 'SELECT game FROM game_like WHERE uid = ? ORDER BY created_at DESC, game');
  const add = prepare(db, 'INSERT OR IGNORE INTO game_like (uid, game, created_at) VALUES (?, ?, ?)');
  const remove = prepare(db, 'DELETE FROM game_like WHERE uid = ? AND game = ?');
  return {
    of: (uid) => read.all(uid).map(({ game }) => game),
    add: (uid, sysname) => {
      add.run(uid, sysname, clock.seconds());
    },
    remove: (uid, sysname) => {
      remove.run(uid, sysname);
    },
  };
}
