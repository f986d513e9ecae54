import type { AppContext } from '#client/context/AppContext.ts';
import type { Leader } from '#client/entities/tournament/Tournament.ts';
import { getLeaderboard } from '#shared/api/rewards/leaderboard.contract.ts';

export interface Board {
  /** The first places, and the player's own even if it is lower. */
  rows: Leader[];
  /** Number of participants. */
  total: number;
  /** Number of requested places. */
  count: number;
}

/** Size of the first board for guests. Players get the full one, because their next prize may be far above their place. */
export const BOARD_SHORT = 20;
export const BOARD_FULL = 100;

export async function loadBoard(
  { call }: Pick<AppContext, 'call'>,
  id: number | string,
  count: number,
  signal?: AbortSignal,
): Promise<Board> {
  const { items, total } = await call(getLeaderboard, { tournament_id: id, count }, signal ? { signal } : {});
  return { rows: items, total: total ?? items.length, count };
}
