import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '../prepare.ts';
import type { RoundRange } from './rounds.ts';

export interface RoundSums {
  count: number;
  /** Minor units. */
  bet: number;
  win: number;
}

/** Players whose sums are remembered, and ranges of each. */
const PLAYERS_MAX = 1_000;
const RANGES_MAX = 50;

/** What ranges of rounds come to, summed up once until the player's next round: a history asks for the same with each of its pages. */
export function createRoundSums(db: DatabaseSync, sumUp: (uid: number, range: RoundRange) => RoundSums) {
  const known = new Map<number, Map<string, RoundSums>>();
  const readVersion = prepare<{ data_version: number }>(db, 'PRAGMA data_version');
  let version = readVersion.get()?.data_version;

  function rangesOf(uid: number): Map<string, RoundSums> {
    // Another process may have written to the file.
    const now = readVersion.get()?.data_version;
    if (now !== version) known.clear();
    version = now;
    const ranges = known.get(uid) ?? new Map<string, RoundSums>();
    known.delete(uid);
    known.set(uid, ranges);
    const [oldest] = known.keys();
    if (known.size > PLAYERS_MAX && oldest !== undefined) known.delete(oldest);
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
    /** A round of the player was written. */
    forget: (uid: number) => void known.delete(uid),
  };
}
