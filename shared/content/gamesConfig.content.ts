import * as z from 'zod/mini';
import { count, flag, list, oneOf, part, text } from './fields.ts';

/** Which games a row shows: the options of `games.get` that an editor may set. */
const gamesQuery = z.object({
  category: z.optional(z.string()),
  type: z.optional(z.enum(['all', 'casino', 'slot', 'live', 'fast'])),
  sort: z.optional(z.string()),
  limit: z.optional(z.number()),
});

const homeSection = z.object({
  title: z.string(),
  icon: text(),
  query: gamesQuery,
  /** Where "all" leads. */
  link: text('/gamehall'),
  /** Rows of tiles before "all". */
  rows: count(1),
});
export type HomeSection = z.output<typeof homeSection>;

/** How games are listed and opened; the home page's rows of games. */
export const gamesConfig = z.object({
  gamesItem: part({ type: oneOf(['portrait', 'landscape'], 'portrait') }),
  canAccessSlotWithZeroBalance: flag(false),
  canVisibleFavoriteIcon: flag(true),
  visibleFullScreen: oneOf(['all', 'telegram', 'product', 'none'], 'all'),
  contentViewType: oneOf(['grid', 'list'], 'grid'),
  gamehall: part({ type: oneOf(['all', 'casino', 'slot', 'live', 'fast'], 'all') }),
  homeSections: list(homeSection),
});
export type GamesConfig = z.output<typeof gamesConfig>;
