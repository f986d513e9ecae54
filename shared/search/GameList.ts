import * as z from 'zod/mini';

/** One game of the catalogue; a tuple, because one answer contains up to five thousand. */
const row = z.tuple([
  /** sysname */
  z.string(),
  /** name */
  z.string(),
  /** provider's sysname */
  z.string(),
  z.enum(['slot', 'live', 'fast', 'other']),
  /** picture of 300x400, or empty */
  z.string(),
  /** sysnames of categories */
  z.array(z.string()),
  /** 1: has a demo */
  z.number(),
  /** 1: is new */
  z.number(),
  /** return to player in percent, 0: unknown */
  z.number(),
  /** volatility: 1 low, 2 medium, 3 high, 0: unknown */
  z.number(),
]);

/** `GET /_/games?locale=uz`: the catalogue for the search in the browser, most popular game first. */
export const gameList = z.object({
  /** sysname -> name */
  providers: z.record(z.string(), z.string()),
  games: z.array(row),
});
/** The catalogue for the search in the browser. */
export type GameList = z.output<typeof gameList>;
