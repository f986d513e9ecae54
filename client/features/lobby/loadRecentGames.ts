import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import { forgetFormerPlayer } from '#client/stores/leaving/forgetFormerPlayer.ts';
import { getGameHistory, getGames } from '#shared/api/play/games.contract.ts';

/** Rounds of the history to search. */
const ROUNDS = 60;
const GAMES = 12;

/** Games of this browser (`here`: sysnames), then games of the player's history, which includes other devices. */
export async function loadRecentGames(
  { call, content, signal }: Pick<LoaderArgs, 'call' | 'content' | 'signal'>,
  here: readonly string[],
  isPlayer: boolean,
): Promise<GameCard[]> {
  if (!isPlayer && forgetFormerPlayer()) return [];
  const played = isPlayer ? await call(getGameHistory, { count: ROUNDS }, { signal }) : { items: [] };
  const sysname = [...new Set([...here, ...played.items.map(({ game }) => game.sysname)])].slice(0, GAMES);
  if (sysname.length === 0) return [];
  const [{ imageNames }, { items }] = await Promise.all([
    content('prazer-config', { signal }),
    call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
  ]);
  return items.map((game) => toGameCard(game, imageNames.game));
}
