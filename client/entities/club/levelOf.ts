import type { OutputOf } from '#shared/api/method.ts';
import type { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import { clubLevels } from './clubLevels.ts';
import { clubStandingOf } from './clubStandingOf.ts';

/** The player's level with its bounds in points ever earned; null when they have none. */
export function levelOf({ levels, current_level: current, expCount: earned }: OutputOf<typeof getLoyaltyInfo>) {
  const sysname = levels.find(({ id }) => sameId(id, current))?.sysname ?? null;
  const { level, next } = clubStandingOf(clubLevels([], levels), earned, sysname);
  return level && { name: level.name, from: level.from, to: next?.from ?? null, earned };
}
