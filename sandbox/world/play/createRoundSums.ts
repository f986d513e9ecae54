import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '#sandbox/world/prepare.ts';
import type { RoundRange } from './RoundRange.ts';

export interface RoundSums {
  count: number;
  /** Minor units. */
  bet: number;
  win: number;
}

/** Limits of the cache: players, and ranges of each player. */
const PLAYERS_MAX = 1_000;
const RANGES_MAX = 50;

/** Caches the sums of a range of rounds until the player's next round: a history requests the same sums for each page. */
export function createRoundSums(db: DatabaseSync, sumUp: (uid: number, range: RoundRange) => RoundSums) {
  const sumsOf = new Map<number, Map<string, RoundSums>>();
  const readVersion = prepare<{ data_version: number }>(db, 'PRAGMA data_version');
  let version = readVersion.get()?.data_version;

  function rangesOf(uid: number): Map<string, RoundSums> {
    // `data_version` changes when another process writes to the database.
    const now = readVersion.get()?.data_version;
    if (now !== version) sumsOf.clear();
    version = now;
    const ranges = sumsOf.get(uid) ?? new Map<string, RoundSums>();
    sumsOf.delete(uid);
    sumsOf.set(uid, ranges);
    const [oldest] = sumsOf.keys();
    if (sumsOf.size > PLAYERS_MAX && oldest !== undefined) sumsOf.delete(oldest);
    return ranges;
  }

  return {
    of(uid: number, range: RoundRange): RoundSums {
      const ranges = rangesOf(uid);
      const { from, to, games, isCasino, result } = range;
      const key = JSON.stringify([from, to, games, isCasino, result]);
      const sums = ranges.get(key) ?? sumUp(uid, range);
      if (ranges.size >= RANGES_MAX) ranges.clear();
      ranges.set(key, sums);
      return sums;
    },
    /** Call after a round of the player is written. */
    forget: (uid: number) => void sumsOf.delete(uid),
  };
}
