import { progressPercent } from '#shared/domain/progressPercent.ts';
import type { ClubLevel } from './clubLevels.ts';

export interface ClubStanding {
  /** null: below the first level. */
  level: ClubLevel | null;
  /** null: on the highest level. */
  next: ClubLevel | null;
  /** Points still to earn until the next level; 0 on the highest. */
  missing: number;
  /** Progress from this level to the next in whole percent; 100 on the highest. */
  percent: number;
}

/**
 * A player's progress. `levels`: lowest first; `earned`: all points ever earned; `current`: sysname of the level that the
 * platform reports, which may be higher than the points alone give.
 */
export function clubStandingOf(levels: readonly ClubLevel[], earned: number, current: string | null): ClubStanding {
  const named = levels.findIndex(({ sysname }) => sysname === current);
  const index = named >= 0 ? named : levels.findLastIndex(({ from }) => from <= earned);
  const level = levels[index] ?? null;
  const next = levels[index + 1] ?? null;
  return {
    level,
    next,
    missing: next ? Math.max(0, next.from - earned) : 0,
    percent: next ? progressPercent({ minValue: level?.from ?? 0, maxValue: next.from, expCount: earned }) : 100,
  };
}
