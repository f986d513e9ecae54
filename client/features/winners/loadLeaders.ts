import type { AppContext } from '#client/context/AppContext.ts';
import type { Leader } from '#client/entities/tournament/Tournament.ts';
import { getLeaderboard } from '#shared/api/rewards/leaderboard.contract.ts';

export const LEADER_PERIODS = ['week', 'day'] as const;
export type LeaderPeriod = (typeof LEADER_PERIODS)[number];

const SHOWN = 10;

/** Leaders over all games, and the player's own place even if it is lower. */
export async function loadLeaders(
  { call }: Pick<AppContext, 'call'>,
  period: LeaderPeriod,
  signal?: AbortSignal,
): Promise<Leader[]> {
  const { items } = await call(getLeaderboard, { period, count: SHOWN }, signal ? { signal } : {});
  return items;
}
