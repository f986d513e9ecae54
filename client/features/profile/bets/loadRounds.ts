import type { AppContext } from '#client/context/AppContext.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getGameHistory } from '#shared/api/play/games.contract.ts';
import { hasMore, totalOf } from '#shared/api/totalOf.ts';
import { type BetsQuery, betsInput } from './betsQuery.ts';

export type Round = OutputOf<typeof getGameHistory>['items'][number];

export interface RoundsPart {
  rows: Round[];
  /** Rounds that the platform has sent, including those filtered out here: the offset of the next page. */
  fetched: number;
  /** `fetched + 1` if the platform sends no total and there are more. */
  total: number;
}

/** A page of rounds, newest first. Filters again: a platform without filters by game and result sends more than is shown. */
export async function loadRounds(
  { call }: Pick<AppContext, 'call'>,
  query: BetsQuery,
  { offset, count, signal }: { offset: number; count: number; signal?: AbortSignal },
): Promise<RoundsPart> {
  const answer = await call(getGameHistory, { ...betsInput(query), offset, count }, signal ? { signal } : {});
  const fetched = offset + answer.items.length;
  const { game, result } = query;
  return {
    rows: answer.items.filter(
      (round) => (game === null || round.game.sysname === game) && (result === null || round.status === result),
    ),
    fetched,
    total: totalOf(answer) ?? fetched + (hasMore(answer, offset, count) ? 1 : 0),
  };
}
