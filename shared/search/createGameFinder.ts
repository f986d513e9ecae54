import {
  FEATURES,
  type Feature,
  GAME_TYPES,
  type HallQuery,
  RTP_RANGES,
  type RtpRange,
  VOLATILITIES,
  type Volatility,
} from '../url/hallQuery.ts';
import { createTextSearch } from './createTextSearch.ts';
import type { GameEntry } from './GameEntry.ts';
import type { GameList } from './GameList.ts';

/** Search text, filters and order of a search for games. */
export type GameQuestion = Omit<HallQuery, 'page'> & {
  /** Restricts the result to these sysnames, in this order unless a `sort` is given. */
  among?: readonly string[];
};

/** Number of games for each further choice, given the other choices. */
export interface GameFacets {
  /** By sysname of the provider. */
  providers: Record<string, number>;
  types: Record<Exclude<GameEntry['type'], 'other'>, number>;
  features: Record<Feature, number>;
  rtp: Record<RtpRange, number>;
  volatility: Record<Volatility, number>;
}

/** Search, filters and counts over the whole catalogue in memory. */
export interface GameFinder {
  size: number;
  /** All matching games, sorted by relevance for a search text without `sort`, else by `sort`. */
  find(question: Partial<GameQuestion>): GameEntry[];
  facets(question: Partial<GameQuestion>): GameFacets;
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

  function start({ search: text = '', sort = 'popular', among }: Partial<GameQuestion>): GameEntry[] {
    const found = text ? search.find(text).map((place) => entries[place] as GameEntry) : entries;
    if (!among) return sort === 'popular' ? found : sorted(found, sort);
    const place = new Map(among.map((sysname, index) => [sysname, index]));
    const own = found.filter(({ sysname }) => place.has(sysname));
    if (sort !== 'popular') return sorted(own, sort);
    return text ? own : own.toSorted((one, other) => (place.get(one.sysname) ?? 0) - (place.get(other.sysname) ?? 0));
  }

  return {
    size: entries.length,
    find: (question) => start(question).filter((game) => fits(game, question)),
    facets(question) {
      const facets: GameFacets = {
        providers: {},
        types: zeros(GAME_TYPES),
        features: zeros(FEATURES),
        rtp: zeros(RTP_RANGES),
        volatility: zeros(VOLATILITIES),
      };
      // Choices of one filter are united, features are intersected: so a filter is counted without its own choices.
      const withoutProviders = { ...question, providers: [] };
      const withoutTypes = { ...question, types: [] };
      const withoutRtp = { ...question, rtp: [] };
      const withoutVolatility = { ...question, volatility: [] };
      for (const game of start({ ...question, sort: 'popular' })) {
        if (fits(game, withoutProviders)) facets.providers[game.provider] = (facets.providers[game.provider] ?? 0) + 1;
        if (game.type !== 'other' && fits(game, withoutTypes)) facets.types[game.type] += 1;
        const range = rtpRange(game);
        if (range && fits(game, withoutRtp)) facets.rtp[range] += 1;
        if (game.volatility && fits(game, withoutVolatility)) facets.volatility[game.volatility] += 1;
        if (fits(game, question)) for (const feature of FEATURES) if (has[feature](game)) facets.features[feature] += 1;
      }
      return facets;
    },
    warm: () => search.warm(),
  };
}

function fits(
  game: GameEntry,
  { category, providers = [], types = [], features = [], rtp = [], volatility = [] }: Partial<GameQuestion>,
): boolean {
  return (
    (!category || game.categories.includes(category)) &&
    (providers.length === 0 || providers.includes(game.provider)) &&
    (types.length === 0 || types.some((type) => type === game.type)) &&
    (rtp.length === 0 || rtp.some((range) => range === rtpRange(game))) &&
    (volatility.length === 0 || volatility.some((one) => one === game.volatility)) &&
    features.every((feature) => has[feature](game))
  );
}

function sorted(games: readonly GameEntry[], sort: 'new' | 'name'): GameEntry[] {
  if (sort === 'new') return games.toSorted((one, other) => Number(other.isNew) - Number(one.isNew));
  return games.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function zeros<K extends string>(names: readonly K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
}
