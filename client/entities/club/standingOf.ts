import { progressPercent } from '../../../shared/domain/progressPercent.ts';
import type { ClubLevel } from './clubLevels.ts';

export interface Standing {
  /** null: below the first. */
  level: ClubLevel | null;
  /** null: there is none above. */
  next: ClubLevel | null;
  /** Points still to earn until the next level; 0 on the highest. */
  missing: number;
  /** Whole percent of the way from this level to the next; 100 on the highest. */
  percent: number;
}

/**
 * A player's progress: `levels` the lowest first, `earned` all points they ever earned, `current` the sysname of the
 * level the platform counts them in, which may be higher than their points alone would make it.
 */
export function standingOf(levels: readonly ClubLevel[], earned: number, current: string | null): Standing {
  const named = levels.findIndex(({ sysname }) => sysname === current);
  const at = named >= 0 ? named : levels.findLastIndex(({ from }) => from <= earned);
  const level = levels[at] ?? null;
  const next = levels[at + 1] ?? null;
  return {
    level,
    next,
    missing: next ? Math.max(0, next.from - earned) : 0,
    percent: next ? progressPercent({ minValue: level?.from ?? 0, maxValue: next.from, expCount: earned }) : 100,
  };
}
