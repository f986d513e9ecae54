import { tintOf } from '#client/ui/theme/tintOf.ts';
import type { Game } from '#shared/api/play/games.contract.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import { type TableMarks, tableMarks } from './tableMarks.ts';

/** What a tile shows of a game. Loaders send this instead of the whole game, which is four times as large. */
export interface GameCard {
  sysname: string;
  name: string;
  /** Sysname of the provider; the list of providers has the names. */
  provider: string;
  /** 300x400 px. */
  image: string;
  /** Hue of the cover while it loads (hues.css). */
  tint?: number;
  /** Last results and the limits of a table. */
  table?: TableMarks;
  badge?: 'new' | 'jackpot' | 'live';
  hasDemo: boolean;
}

/** `imageNames`: the `game` part of prazer-config's imageNames. */
export function toGameCard(game: Game, imageNames: Readonly<Record<string, string>>): GameCard {
  const description = resolveDescription(game.description, imageNames, game.name);
  const portrait = description['image_portrait'];
  const image = typeof portrait === 'string' ? portrait : (game.image_url ?? '');
  const badge = badgeOf(game);
  const tint = tintOf(game.image_color);
  return {
    sysname: game.sysname,
    name: description.name || game.name,
    provider: game.provider,
    image,
    ...(tint === undefined ? {} : { tint }),
    ...(game.table ? { table: tableMarks(game.table) } : {}),
    ...(badge ? { badge } : {}),
    hasDemo: game.has_demo,
  };
}

function badgeOf(game: Game): GameCard['badge'] {
  if (game.is_new) return 'new';
  if (game.categories.includes('jackpot')) return 'jackpot';
  return game.type === 'live' ? 'live' : undefined;
}
