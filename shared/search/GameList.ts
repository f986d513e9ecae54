import * as z from 'zod/mini';

/** One game of the catalogue as a row, for five thousand of them travel in one file. */
const row = z.tuple([
  /** sysname */
  z.string(),
  /** name */
  z.string(),
  /** provider's sysname */
  z.string(),
  z.enum(['slot', 'live', 'fast', 'other']),
  /** 300x400, or empty */
  z.string(),
  /** sysnames of categories */
  z.array(z.string()),
  /** 1: has a demo */
  z.number(),
  /** 1: is new */
  z.number(),
  /** return to player in percent, 0: not told */
  z.number(),
  /** volatility: 1 low, 2 medium, 3 high, 0: not told */
  z.number(),
]);

/** `GET /_/games?locale=uz`: what the search of a browser needs to answer by itself. The most popular game first. */
export const gameList = z.object({
  /** sysname -> name */
  providers: z.record(z.string(), z.string()),
  games: z.array(row),
});
export type GameList = z.output<typeof gameList>;
