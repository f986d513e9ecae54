import {
  FEATURES,
  type Feature,
  GAME_TYPES,
  type HallQuery,
  RTP_RANGES,
  type RtpRange,
  VOLATILITIES,
  type Volatility,
} from '#shared/url/hallQuery.ts';
import { createTextSearch } from './createTextSearch.ts';
import type { GameEntry } from './GameEntry.ts';
import type { GameList } from './GameList.ts';
import { type FoldedGame, meantGames } from './meantGames.ts';
import { searchKey } from './searchKey.ts';

/** Search text, filters and order of a search for games. */
export type GameQuestion = Omit<HallQuery, 'page'> & {
  /** Restricts the result to these sysnames, in this order unless a `sort` is given. */
  among?: readonly string[];
};

/** Number of games for each further choice, given the other choices. */
export interface GameFacets {
  /** By sysname of the provider. */
  readonly providers: Readonly<Record<string, number>>;
  readonly types: Readonly<Record<Exclude<GameEntry['type'], 'other'>, number>>;
  readonly features: Readonly<Record<Feature, number>>;
  readonly rtp: Readonly<Record<RtpRange, number>>;
  readonly volatility: Readonly<Record<Volatility, number>>;
}

/** Search, filters and counts over the whole catalogue in memory. */
export interface GameFinder {
  size: number;
  /** All matching games, sorted by relevance for a search text without `sort`, else by `sort`. */
  find(question: Partial<GameQuestion>): GameEntry[];
  facets(question: Partial<GameQuestion>): GameFacets;
  /** The words of a game or provider that a misspelt text means; null: it is spelt right, or means nothing known. */
  spelt(text: string): string | null;
  /** Builds the indexes for misspelt text in advance. */
  warm(): void;
}

const has: Record<Feature, (game: GameEntry) => boolean> = {
  demo: ({ hasDemo }) => hasDemo,
  new: ({ isNew }) => isNew,
  jackpot: ({ categories }) => categories.includes('jackpot'),
};

function rtpRange({ rtp }: GameEntry): RtpRange | null {
  if (rtp === 0) return null;
  return rtp >= 97 ? '97' : rtp >= 96 ? '96' : rtp >= 95 ? '95' : 'below';
}

/** Sets of filters whose counts are kept. */
const COUNTED_MAX = 200;

/** Builds a GameFinder from the catalogue. */
export function createGameFinder({ providers, games }: GameList): GameFinder {
  const entries = games.map(
    ([sysname, name, provider, type, image, categories, hasDemo, isNew, rtp, volatility]): GameEntry => ({
      sysname,
      name,
      provider,
      providerName: providers[provider] ?? provider,
      type,
      image,
      categories,
      hasDemo: hasDemo === 1,
      isNew: isNew === 1,
      rtp,
      volatility: VOLATILITIES[volatility - 1] ?? null,
    }),
  );
  const search = createTextSearch(entries.map(({ name, providerName }) => `${name} ${providerName}`));
  /** All games in each order: sorting thousands of names by their letters takes 10 ms. */
  const orders = new Map<GameQuestion['sort'], readonly GameEntry[]>([['popular', entries]]);
  let folded: readonly FoldedGame[] | undefined;
  const foldAll = (): readonly FoldedGame[] =>
    (folded ??= entries.map((game) => {
      const name = searchKey(game.name);
      return { game, name, fullName: `${name} ${searchKey(game.providerName)}` };
    }));
  /** Counts without a search text, by the filters: most pages of the hall need the same ones. */
  const counted = new Map<string, GameFacets>();
  /** The last text: its games and their counts are asked for together. */
  let last: { text: string; games: readonly GameEntry[] } = { text: '', games: entries };

  function matching(text: string): readonly GameEntry[] {
    if (text === '') return entries;
    if (last.text !== text) last = { text, games: withMeant(text) };
    return last.games;
  }

  /** Games by name; before names that are only alike, games of the kind or the thing that the text names in another language. */
  function withMeant(text: string): readonly GameEntry[] {
    const named = search.find(text).map((place) => entries[place] as GameEntry);
    const isMeant = meantGames(text);
    if (!isMeant) return named;
    const key = searchKey(text);
    const exact = named.filter(({ name, providerName }) => searchKey(`${name} ${providerName}`).includes(key));
    const meant = foldAll().flatMap((one) => (isMeant(one) ? [one.game] : []));
    const all = [...new Set([...exact, ...meant])];
    return all.length > 0 ? all : named;
  }

  function start({ search: text = '', sort = 'popular', among }: Partial<GameQuestion>): readonly GameEntry[] {
    const matches = matching(text);
    if (!among) return inOrder(matches, sort);
    const place = new Map(among.map((sysname, index) => [sysname, index]));
    const namedGames = matches.filter(({ sysname }) => place.has(sysname));
    if (sort !== 'popular' || text) return inOrder(namedGames, sort);
    return namedGames.toSorted((one, other) => (place.get(one.sysname) ?? 0) - (place.get(other.sysname) ?? 0));
  }

  function inOrder(games: readonly GameEntry[], sort: GameQuestion['sort']): readonly GameEntry[] {
    if (sort === 'popular') return games;
    const all = orders.get(sort) ?? sorted(entries, sort);
    orders.set(sort, all);
    if (games === entries) return all;
    const wanted = new Set(games);
    return all.filter((game) => wanted.has(game));
  }

  function countFacets(question: Partial<GameQuestion>): GameFacets {
    const facets = {
      providers: {} as Record<string, number>,
      types: zeros(GAME_TYPES),
      features: zeros(FEATURES),
      rtp: zeros(RTP_RANGES),
      volatility: zeros(VOLATILITIES),
    };
    const misses = missesOf(question);
    for (const game of start({ ...question, sort: 'popular' })) {
      const missed = misses(game);
      // Choices of one filter are united, features are intersected: so a filter is counted without its own choices, and a game that misses
      // two filters, as most do, counts for none.
      if ((missed & (missed - 1)) !== 0) continue;
      const isCounted = (filter: number) => missed === 0 || missed === filter;
      if (isCounted(PROVIDER)) facets.providers[game.provider] = (facets.providers[game.provider] ?? 0) + 1;
      if (isCounted(TYPE) && game.type !== 'other') facets.types[game.type] += 1;
      const range = isCounted(RTP) ? rtpRange(game) : null;
      if (range) facets.rtp[range] += 1;
      if (isCounted(VOLATILITY) && game.volatility) facets.volatility[game.volatility] += 1;
      if (missed === 0) for (const feature of FEATURES) if (has[feature](game)) facets.features[feature] += 1;
    }
    return facets;
  }

  return {
    size: entries.length,
    find(question) {
      const misses = missesOf(question);
      return start(question).filter((game) => misses(game) === 0);
    },
    facets(question) {
      const { search = '', among, ...filters } = { ...question, sort: 'popular' };
      if (search !== '' || among) return countFacets(question);
      const key = JSON.stringify(filters);
      const facets = counted.get(key) ?? countFacets(question);
      if (counted.size >= COUNTED_MAX) counted.clear();
      counted.set(key, facets);
      return facets;
    },
    spelt(text) {
      const isMeant = meantGames(text);
      return isMeant && foldAll().some(isMeant) ? null : search.spelt(text);
    },
    warm() {
      search.warm();
      foldAll();
    },
  };
}

/** Filters that a game can miss, as bits; `OTHER`: category and features. */
const [PROVIDER, TYPE, RTP, VOLATILITY, OTHER] = [1, 2, 4, 8, 16] as const;

/** Tells which filters of a question a game misses, as a sum of bits. */
function missesOf({
  category,
  providers = [],
  types = [],
  features = [],
  rtp = [],
  volatility = [],
}: Partial<GameQuestion>): (game: GameEntry) => number {
  // Sets and functions once a question: a page asks this of thousands of games, twice.
  const isProvider = chosenFrom(providers);
  const isType = chosenFrom<GameEntry['type']>(types);
  const isRange = chosenFrom<RtpRange | null>(rtp);
  const isVolatility = chosenFrom<Volatility | null>(volatility);
  const wanted = features.map((name) => has[name]);
  return (game) => {
    let missed = 0;
    if (isProvider && !isProvider.has(game.provider)) missed |= PROVIDER;
    if (isType && !isType.has(game.type)) missed |= TYPE;
    if (isRange && !isRange.has(rtpRange(game))) missed |= RTP;
    if (isVolatility && !isVolatility.has(game.volatility)) missed |= VOLATILITY;
    if (category && !game.categories.includes(category)) return missed | OTHER;
    for (const isWanted of wanted) if (!isWanted(game)) return missed | OTHER;
    return missed;
  };
}

/** The choices of a filter; undefined: none, so every game passes. */
function chosenFrom<T>(choices: readonly T[]): ReadonlySet<T> | undefined {
  return choices.length > 0 ? new Set(choices) : undefined;
}

function sorted(games: readonly GameEntry[], sort: 'new' | 'name'): GameEntry[] {
  if (sort === 'new') return games.toSorted((one, other) => Number(other.isNew) - Number(one.isNew));
  return games.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function zeros<K extends string>(names: readonly K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
}
