import * as z from 'zod/mini';
import { count, flag, listOf, oneOf, part, text } from './fields.ts';

/** Games of a row: the options of `games.get` that an editor may set. */
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
  /** Target of the link "all". */
  link: text('/gamehall'),
  /** Number of rows of tiles. */
  rows: count(1),
});
/** A row of games on the home page. */
export type HomeSection = z.output<typeof homeSection>;

/** Settings of lists of games and of opening games; the rows of games of the home page. */
export const gamesConfig = z.object({
  gamesItem: part({ type: oneOf(['portrait', 'landscape'], 'portrait') }),
  canAccessSlotWithZeroBalance: flag(false),
  canVisibleFavoriteIcon: flag(true),
  visibleFullScreen: oneOf(['all', 'telegram', 'product', 'none'], 'all'),
  contentViewType: oneOf(['grid', 'list'], 'grid'),
  gamehall: part({ type: oneOf(['all', 'casino', 'slot', 'live', 'fast'], 'all') }),
  homeSections: listOf(homeSection),
});
/** Settings of lists of games and of opening games. */
export type GamesConfig = z.output<typeof gamesConfig>;
