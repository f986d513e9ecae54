import { tintOf } from '#client/ui/theme/tintOf.ts';
import type { Game } from '#shared/api/play/games.contract.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import type { Locale } from '#shared/locales.ts';
import { limitsText } from './limitsText.ts';

/** What a tile shows of a game. Loaders send this instead of the whole game, which is four times as large. */
export interface GameCard {
  sysname: string;
  name: string;
  /** Sysname of the provider; the list of providers has the names. */
  provider: string;
  /** 300x400 px. */
  image: string;
  /** Hue of the cover while it loads (hues.css). */
  hue?: number;
  /** The last results of a table, newest first. */
  results?: readonly { text: string; look: string }[];
  /** The limits of a live table, in the site's currency. */
  limits?: string;
  badge?: 'new' | 'jackpot' | 'live';
  hasDemo: boolean;
}

/** Results that the narrowest tile has room for. */
const RESULTS = 5;

interface TableOptions {
  /** Of the limits, which are left out without it. */
  locale?: Locale;
  /** With the last results: six elements a tile, so only in a list of tables alone. */
  hasResults?: boolean;
}

/** `imageNames`: the `game` part of prazer-config's imageNames. */
export function toGameCard(
  game: Game,
  imageNames: Readonly<Record<string, string>>,
  { locale, hasResults = false }: TableOptions = {},
): GameCard {
  const description = resolveDescription(game.description, imageNames, game.name);
  const portrait = description['image_portrait'];
  const image = typeof portrait === 'string' ? portrait : (game.image_url ?? '');
  const badge = badgeOf(game);
  const results = hasResults ? game.table?.results.slice(0, RESULTS) : undefined;
  const limits = game.table && game.type === 'live' && locale && limitsText(game.table.limits, locale);
  const hue = tintOf(game.image_color);
  return {
    sysname: game.sysname,
    name: description.name || game.name,
    provider: game.provider,
    image,
    ...(hue === undefined ? {} : { hue }),
    ...(results?.[0] ? { results } : {}),
    ...(limits ? { limits } : {}),
    ...(badge ? { badge } : {}),
    hasDemo: game.has_demo,
  };
}

function badgeOf(game: Game): GameCard['badge'] {
  if (game.is_new) return 'new';
  if (game.categories.includes('jackpot')) return 'jackpot';
  return game.type === 'live' ? 'live' : undefined;
}
