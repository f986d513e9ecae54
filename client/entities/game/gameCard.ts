import type { Game } from '#shared/api/play/games.contract.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';

/** What a tile shows of a game. Loaders send this instead of the whole game, which is four times as large. */
export interface GameCard {
  sysname: string;
  name: string;
  /** Sysname of the provider; the list of providers has the names. */
  provider: string;
  /** 300x400 px. */
  image: string;
  badge?: 'new' | 'jackpot' | 'live';
  hasDemo: boolean;
}

/** `imageNames`: the `game` part of prazer-config's imageNames. */
export function toGameCard(game: Game, imageNames: Readonly<Record<string, string>>): GameCard {
  const description = resolveDescription(game.description, imageNames, game.name);
  const portrait = description['image_portrait'];
  const image = typeof portrait === 'string' ? portrait : (game.image_url ?? '');
  const badge = badgeOf(game);
  return {
    sysname: game.sysname,
    name: description.name || game.name,
    provider: game.provider,
    image,
    ...(badge ? { badge } : {}),
    hasDemo: game.has_demo,
  };
}

function badgeOf(game: Game): GameCard['badge'] {
  if (game.is_new) return 'new';
  if (game.categories.includes('jackpot')) return 'jackpot';
  return game.type === 'live' ? 'live' : undefined;
}
