import { paths } from './paths.ts';

export const HALL_PAGE = 24;
/** `page` counts what the server draws at once: 42 pages are a thousand tiles, the most one list may hold. */
export const HALL_PAGES = 42;
export const SORTS = ['popular', 'new', 'name'] as const;
export const GAME_TYPES = ['slot', 'live', 'fast'] as const;
/** What a game has: a demo, its first weeks, a jackpot. */
export const FEATURES = ['demo', 'new', 'jackpot'] as const;
export type Feature = (typeof FEATURES)[number];
/** Return to player: 97 % and more, from 96 to 97 %, from 95 to 96 %, less. A game that does not tell it is in none. */
export const RTP_RANGES = ['97', '96', '95', 'below'] as const;
export type RtpRange = (typeof RTP_RANGES)[number];
/** How wins come: small and often, or large and rarely. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];
/** The category that is the player's own. */
export const FAVOURITES = 'favourites';

export interface HallQuery {
  category: string | null;
  /** Sorted, without repeats: one set of games has one address. */
  providers: readonly string[];
  /** Any of these kinds; none: all kinds. In the order of GAME_TYPES. */
  types: readonly (typeof GAME_TYPES)[number][];
  /** All of these at once. In the order of FEATURES. */
  features: readonly Feature[];
  /** Any of these; none: all. In the order of RTP_RANGES. */
  rtp: readonly RtpRange[];
  /** Any of these; none: all. In the order of VOLATILITIES. */
  volatility: readonly Volatility[];
  sort: (typeof SORTS)[number];
  search: string;
  /** The first so many pages are shown. */
  page: number;
}

/** Limits of what an address may say: the cache of guest pages stores a page for each, so they bound its keys (reliability A7). */
const SYSNAME = /^[\w.-]{1,64}$/;
const PROVIDERS_MAX = 20;
const SEARCH_MAX = 64;

/** Reads the hall's address; what makes no sense counts as absent. A form without script repeats a key, a link joins its values by commas. */
export function parseHallQuery(params: URLSearchParams): HallQuery {
  const category = params.get('category') ?? '';
  const listed = (key: string) => params.getAll(key).flatMap((value) => value.split(',', 200));
  const providers = listed('providers');
  const types = listed('types');
  const features = listed('features');
  const rtp = listed('rtp');
  const volatility = listed('volatility');
  const sort = SORTS.find((name) => name === params.get('sort')) ?? 'popular';
  const page = Number(params.get('page') ?? 1);
  return {
    category: SYSNAME.test(category) ? category : null,
    providers: [...new Set(providers.filter((name) => SYSNAME.test(name)))].sort().slice(0, PROVIDERS_MAX),
    types: GAME_TYPES.filter((name) => types.includes(name)),
    features: FEATURES.filter((name) => features.includes(name)),
    rtp: RTP_RANGES.filter((name) => rtp.includes(name)),
    volatility: VOLATILITIES.filter((name) => volatility.includes(name)),
    sort,
    search: cleanSearch(params.get('search') ?? ''),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, HALL_PAGES) : 1,
  };
}

function cleanSearch(search: string): string {
  return Array.from(search.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim())
    .slice(0, SEARCH_MAX)
    .join('')
    .trim();
}

/** The query of a list of games (`?category=slots`, or nothing), always spelt in the same order and without what goes without saying. */
export function hallSearch(query: Partial<HallQuery> = {}): string {
  const { category, providers = [], types = [], features = [], rtp = [], volatility = [] } = query;
  const { sort = 'popular', search, page = 1 } = query;
  const parts = [
    category && `category=${category}`,
    providers.length > 0 && `providers=${[...providers].sort().join(',')}`,
    types.length > 0 && `types=${GAME_TYPES.filter((name) => types.includes(name)).join(',')}`,
    features.length > 0 && `features=${FEATURES.filter((name) => features.includes(name)).join(',')}`,
    rtp.length > 0 && `rtp=${RTP_RANGES.filter((name) => rtp.includes(name)).join(',')}`,
    volatility.length > 0 && `volatility=${VOLATILITIES.filter((name) => volatility.includes(name)).join(',')}`,
    sort !== 'popular' && `sort=${sort}`,
    search && `search=${encodeURIComponent(search)}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The address of a list of games, without locale. */
export function hallHref(query: Partial<HallQuery> = {}): string {
  return paths.gamehall.build() + hallSearch(query);
}
