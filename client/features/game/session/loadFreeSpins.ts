import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { getFreespins } from '#shared/api/rewards/freespins.contract.ts';
import { toMs } from '#shared/domain/toMs.ts';

/** The player's freespins in one game. */
export interface FreeSpinPack {
  id: number | string;
  game: GameCard;
  count: number;
  /** Milliseconds; null: no end. */
  expiresAt: number | null;
}

/** The player's packs: those of the game `first`, then by end. Asked while the session is not known yet, so it reads no store. */
export async function loadFreeSpins({ call, content, signal }: LoaderArgs, first: string): Promise<FreeSpinPack[]> {
  const { items } = await call(getFreespins, {}, { signal });
  if (items.length === 0) return [];
  const sysname = [...new Set(items.map(({ game }) => game.sysname))];
  const [{ imageNames }, games] = await Promise.all([
    content('prazer-config'),
    call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
  ]);
  const cards = new Map(games.items.map((game) => [game.sysname, toGameCard(game, imageNames.game)]));
  const endOf = ({ expiresAt }: FreeSpinPack) => expiresAt ?? Number.POSITIVE_INFINITY;
  const isFirst = ({ game }: FreeSpinPack) => Number(game.sysname === first);
  return items
    .flatMap(({ id, game, remaining_count, expired_at }) => {
      const card = cards.get(game.sysname);
      return card ? [{ id, game: card, count: remaining_count, expiresAt: toMs(expired_at) }] : [];
    })
    .sort((one, other) => isFirst(other) - isFirst(one) || compare(endOf(one), endOf(other)));
}

/** Not a subtraction: Infinity - Infinity is NaN. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
