import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import type { Bonus } from '#shared/api/rewards/bonuses.contract.ts';

/** Names of the games that bonuses exclude, by sysname; a missing name falls back to the sysname. Sends no request without such games. */
export async function loadGameNames(
  { call, signal, timeoutBudget }: Pick<LoaderArgs, 'call' | 'signal' | 'timeoutBudget'>,
  bonuses: readonly Bonus[],
): Promise<Record<string, string>> {
  const sysname = [...new Set(bonuses.flatMap(({ wager }) => wager?.excluded_games ?? []))];
  if (sysname.length === 0) return {};
  const games = await settle(
    call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
    timeoutBudget,
  );
  return Object.fromEntries(games.ok ? games.value.items.map((game) => [game.sysname, game.name]) : []);
}
