import { getHistoryTotals, getRound } from '../../../shared/api/roundFacts.contract.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { notFound } from '../../context/notFound.ts';
import { settle } from '../../context/settle.ts';
import { betsInput, readBetsQuery } from './bets/betsQuery.ts';
import { loadRounds } from './bets/loadRounds.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const query = readBetsQuery(url.searchParams);
  const [frame, rounds, totals, details] = await Promise.all([
    loadProfile(args),
    settle(loadRounds(args, query, { offset: 0, count: query.shown, signal }), timeoutBudget),
    settle(call(getHistoryTotals, betsInput(query), { signal }), timeoutBudget),
    query.open === null ? null : settle(call(getRound, { id: query.open }, { signal }), timeoutBudget),
  ]);
  if (!frame.profile.flags.betHistory) throw notFound(url.pathname);
  return { ...frame, query, rounds, totals, details };
}
