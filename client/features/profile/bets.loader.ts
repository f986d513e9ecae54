import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { getHistoryTotals, getRound } from '#shared/api/play/roundFacts.contract.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { betsInput, readBetsQuery } from './bets/betsQuery.ts';
import { findGame } from './bets/findGame.ts';
import { loadRounds } from './bets/loadRounds.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const requested = readBetsQuery(url.searchParams);
  const typed = requested.name === null ? null : await settle(findGame(args, requested), timeoutBudget);
  const named = typed?.ok ? typed.value : null;
  const query = named ? { ...requested, game: named.sysname, name: null } : requested;
  // Without a found game no rounds are loaded: those of all games would look like its rounds.
  const isNotFound = requested.name !== null && named === null;
  const [frame, rounds, totals, general, details] = await Promise.all([
    loadProfile(args),
    isNotFound ? null : settle(loadRounds(args, query, { offset: 0, count: query.shown, signal }), timeoutBudget),
    isNotFound ? null : settle(call(getHistoryTotals, betsInput(query), { signal }), timeoutBudget),
    settle(call(getGeneralInfo, {}, { signal }), timeoutBudget),
    query.open === null ? null : settle(call(getRound, { id: query.open }, { signal }), timeoutBudget),
  ]);
  if (!frame.profile.flags.betHistory) throw notFound(url.pathname);
  return {
    ...frame,
    query,
    /** null: the typed game was not found; with `searchError`, the search itself failed. */
    rounds,
    totals,
    details,
    searchError: typed?.ok === false ? typed.error : null,
    gameName: named?.name ?? null,
    hasExports: general.ok && general.value.is_game_history_export_enabled,
  };
}
