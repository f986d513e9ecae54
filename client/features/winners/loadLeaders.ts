import type * as z from 'zod/mini';
import { getLeaderboard, type leader } from '../../../shared/api/rewards/leaderboard.contract.ts';
import type { AppContext } from '../../context/AppContext.ts';

export const LEADER_PERIODS = ['week', 'day'] as const;
export type LeaderPeriod = (typeof LEADER_PERIODS)[number];
export type Leader = z.infer<typeof leader>;

const SHOWN = 10;

/** Who has the most points over all games; the player's own place too, wherever it is. */
export async function loadLeaders(
  { call }: Pick<AppContext, 'call'>,
  period: LeaderPeriod,
  signal?: AbortSignal,
): Promise<Leader[]> {
  const { items } = await call(getLeaderboard, { period, count: SHOWN }, signal ? { signal } : {});
  return items;
}
