import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import {
  description,
  id,
  money,
  nothing,
  number,
  one,
  openEnum,
  or,
  orField,
  paginated,
  paging,
  unix,
} from '#shared/api/wireTypes.ts';

/** What came of a round: a roulette number by its colour, a side of baccarat, or a figure: `low` and `high` are small and large multipliers. */
const tableResult = z.object({
  /** As the game itself writes it, at most six characters. */
  text: z.string().check(z.minLength(1), z.maxLength(6)),
  look: openEnum(['red', 'black', 'green', 'blue', 'low', 'high']),
});
const tableFacts = z.object({
  /** Of finished rounds for money, newest first. */
  results: or(z.array(tableResult), []),
  /** The smallest and largest bet, for each currency, the site's own first. */
  limits: or(z.array(z.object({ min: money, max: money })), []),
});
/** What a table tells of itself before it is opened. */
export type TableFacts = z.infer<typeof tableFacts>;

const game = z.object({
  sysname: z.string(),
  id: orField(id, 'sysname'),
  name: orField(z.string(), 'sysname'),
  image_url: z.nullable(z.string()),
  provider: or(z.string(), ''),
  type: openEnum(['slot', 'live', 'fast']),
  categories: or(z.array(z.string()), []),
  has_demo: or(z.boolean(), false),
  description,
  rtp: z.optional(z.nullable(number)),
  is_new: z.optional(z.boolean()),
  /** Ours: absent when the platform does not report it; the hall then has no such filter. */
  volatility: z.optional(z.nullable(openEnum(['low', 'medium', 'high']))),
  /** Ours: the colour that most of the picture has, `#rrggbb`; the place of the picture has its hue until that is loaded. */
  image_color: z.optional(z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i)))),
  /** Ours: of tables and games with a common course; absent of others. */
  table: z.optional(z.nullable(tableFacts)),
});
/** A game of the catalogue, identified by `sysname`. */
export type Game = z.infer<typeof game>;

const provider = z.object({
  sysname: z.string(),
  name: z.optional(z.string()),
  game_params: or(
    z.object({ types: or(z.array(z.string()), []), count: z.optional(number), icon: z.optional(z.string()) }),
    { types: [] },
  ),
});
/** A provider of games, identified by `sysname`. */
export type Provider = z.infer<typeof provider>;

const category = z.object({
  id: orField(z.string(), 'sysname'),
  name: orField(z.string(), 'sysname'),
  sysname: z.string(),
  icon: z.optional(z.string()),
  type: openEnum(['all', 'casino', 'slot', 'live', 'fast']),
  count: z.optional(number),
});
/** A category of the hall. */
export type Category = z.infer<typeof category>;

/** Filters of games.get; sent as JSON in `options`. */
export const gameQuery = z.object({
  sysname: z.optional(z.union([z.string(), z.array(z.string())])),
  type: z.optional(z.enum(['all', 'casino', 'slot', 'live', 'fast'])),
  category: z.optional(z.string()),
  providers: z.optional(z.array(z.string())),
  search: z.optional(z.string()),
  offset: z.optional(z.number()),
  limit: z.optional(z.number()),
  sort: z.optional(z.enum(['popular', 'new', 'name'])),
});
/** Filters of games.get. */
export type GameQuery = z.infer<typeof gameQuery>;

const bySysname = z.object({ sysname: z.string() });
/** Ours: input fields that filter rounds by game (sysname) and result. */
export const roundFilter = { game: z.optional(z.string()), result: z.optional(z.enum(['win', 'lose', 'open'])) };
/** Input fields that limit rounds to days, `dd.mm.yyyy` in Asia/Tashkent, both inclusive, and to a type of game. */
export const dates = {
  date_from: z.optional(z.string()),
  date_to: z.optional(z.string()),
  type: z.optional(z.string()),
};

/** A page of the catalogue by one JSON `options`. A single sysname matches at most one game. */
export const getGames = get('games.get', { input: z.object({ options: gameQuery }), output: paginated(game) });
/** The sysnames of the player's favourites. */
export const getLikes = get('games.getLikes', { access: 'player', input: nothing, output: z.array(z.string()) });
/** Adds a favourite; liking it again changes nothing. Unknown game: InvalidParameter `sysname`. */
export const addLike = post('games.addLike', { access: 'player', input: bySysname, output: one });
/** Removes a favourite; succeeds for a game that is not liked too. */
export const removeLike = post('games.removeLike', { access: 'player', input: bySysname, output: one });
/** Categories of the hall with the number of games in each. */
export const getCategories = get('games.getCategories', {
  input: z.object({ type: z.optional(z.string()) }),
  output: paginated(category),
});
/** Providers of the given types with the number of games of each. */
export const getProviders = get('games.getProviders', {
  input: z.object({
    fields: z._default(z.string(), 'game_params'),
    types: z._default(z.string(), 'casino,slot,live,fast'),
  }),
  output: paginated(provider),
});
/**
 * Rounds of the player, newest first. Money in major units; dates `dd.mm.yyyy` in Asia/Tashkent. `game` and `result` are ours: an
 * upstream that does not know them answers with more rounds.
 */
export const getGameHistory = get('games.getHistory', {
  access: 'player',
  input: z.object({ ...paging, ...dates, ...roundFilter }),
  output: paginated(
    z.object({
      id,
      game: z.object({ sysname: z.string(), name: orField(z.string(), 'sysname') }),
      bet: money,
      win: money,
      created_at: or(unix, null),
      status: or(z.string(), ''),
    }),
  ),
});
/** Orders a file with the rounds between two days, `dd.mm.yyyy`. */
export const createHistoryExportRequest = post('games.createhistoryexportrequest', {
  access: 'player',
  input: z.object({ date_from: z.string(), date_to: z.string(), type: z.optional(z.string()) }),
  output: z.object({ id }),
});
/** Ordered files, newest first; `url` is present once the file is ready. */
export const getHistoryExportRequest = get('games.gethistoryexportrequest', {
  access: 'player',
  input: z.object({ id: z.optional(id) }),
  output: paginated(
    z.object({
      id,
      status: openEnum(['new', 'processing', 'ready', 'error']),
      url: z.optional(z.string()),
      created_at: or(unix, null),
      date_from: or(z.string(), ''),
      date_to: or(z.string(), ''),
    }),
  ),
});
