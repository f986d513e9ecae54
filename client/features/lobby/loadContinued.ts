import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { toGameCard } from '#client/entities/game/gameCard.ts';
import { getGameHistory, getGames } from '#shared/api/play/games.contract.ts';

export interface ContinuedGame {
  sysname: string;
  name: string;
  image: string;
  /** When it was played last, Unix seconds; 0: unknown. */
  playedAt: number;
}

/** Rounds of the history to search. */
const ROUNDS = 60;
const GAMES = 8;

/** Games that the player played last, latest first. */
export async function loadContinued({ call, content, signal }: LoaderArgs): Promise<ContinuedGame[]> {
  const { items: rounds } = await call(getGameHistory, { count: ROUNDS }, { signal, mayBeHeld: true });
  const last = new Map<string, number>();
  for (const { game, created_at: createdAt } of rounds)
    last.set(game.sysname, Math.max(createdAt ?? 0, last.get(game.sysname) ?? 0));
  const sysname = [...last.keys()].slice(0, GAMES);
  if (sysname.length === 0) return [];
  const [{ imageNames }, { items }] = await Promise.all([
    content('prazer-config'),
    call(getGames, { options: { sysname, limit: sysname.length } }, { signal }),
  ]);
  const cards = new Map(items.map((game) => [game.sysname, toGameCard(game, imageNames.game)]));
  return sysname.flatMap((one) => {
    const card = cards.get(one);
    return card ? [{ sysname: one, name: card.name, image: card.image, playedAt: last.get(one) ?? 0 }] : [];
  });
}
