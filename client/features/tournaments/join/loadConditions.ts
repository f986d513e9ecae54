import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getTournamentConditions } from '#shared/api/rewards/tournamentFacts.contract.ts';
import type { TournamentCondition } from './TournamentCondition.ts';

/** Conditions of joining by tournament id; empty for guests and when the platform does not report them: it then refuses on joining. */
export async function loadConditions(
  { call, signal, stores, timeoutBudget }: LoaderArgs,
  id?: number | string,
): Promise<Record<string, TournamentCondition[]>> {
  if (!stores.session.isPlayer) return {};
  const input = id === undefined ? {} : { id };
  const answer = await settle(call(getTournamentConditions, input, { signal }), timeoutBudget);
  const items = answer.ok ? answer.value.items : [];
  return Object.fromEntries(items.map((item) => [String(item.id), item.conditions]));
}
