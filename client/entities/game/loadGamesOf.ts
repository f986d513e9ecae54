import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { type GameCard, toGameCard } from './gameCard.ts';

/** The first `max` games of a list of sysnames; without a call when the list is empty. */
export async function loadGamesOf(
  { call, signal }: LoaderArgs,
  sysnames: readonly string[],
  max: number,
  imageNames: Readonly<Record<string, string>>,
): Promise<GameCard[]> {
  const sysname = sysnames.slice(0, max);
  if (sysname.length === 0) return [];
  const { items } = await call(getGames, { options: { sysname, limit: sysname.length } }, { signal });
  return items.map((item) => toGameCard(item, imageNames));
}
