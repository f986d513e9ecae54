import { paths } from './paths.ts';

/** Tiles per page of the hall. */
export const HALL_PAGE = 24;
/** Max page of the hall: 42 pages are about a thousand tiles. */
export const HALL_PAGES = 42;
/** Orders of a list of games. */
export const SORTS = ['popular', 'new', 'name'] as const;
/** Types of games. */
export const GAME_TYPES = ['slot', 'live', 'fast'] as const;
/** Features of games: has a demo, is new, has a jackpot. */
export const FEATURES = ['demo', 'new', 'jackpot'] as const;
/** A feature of a game. */
export type Feature = (typeof FEATURES)[number];
/** Ranges of return to player: 97 % and more, 96 to 97 %, 95 to 96 %, less. A game with unknown return is in none. */
export const RTP_RANGES = ['97', '96', '95', 'below'] as const;
/** A range of return to player. */
export type RtpRange = (typeof RTP_RANGES)[number];
/** Volatilities of games: from frequent small wins to rare large ones. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** A volatility of a game. */
export type Volatility = (typeof VOLATILITIES)[number];
/** Category with the player's favourites. */
export const FAVOURITES = 'favourites';

/** Filters, order and page of a list of games, as its address has them. */
export interface HallQuery {
  category: string | null;
  /** Sysnames, sorted and distinct, so that a set of providers has one address. */
  providers: readonly string[];
  /** Any of these types; empty: all. In the order of GAME_TYPES. */
  types: readonly (typeof GAME_TYPES)[number][];
  /** All of these features. In the order of FEATURES. */
  features: readonly Feature[];
  /** Any of these ranges; empty: all. In the order of RTP_RANGES. */
  rtp: readonly RtpRange[];
  /** Any of these; empty: all. In the order of VOLATILITIES. */
  volatility: readonly Volatility[];
  sort: (typeof SORTS)[number];
  search: string;
  /** From 1; the browser shows all pages up to this one. */
  page: number;
}

/** Limits of the values of an address; they bound the keys of the cache of guest pages (reliability A7). */
const SYSNAME = /^[\w.-]{1,64}$/;
const MAX_PROVIDERS = 20;
const MAX_SEARCH_LENGTH = 64;

/** Reads the query of the hall; invalid values count as absent. A form without JavaScript repeats a key, a link joins values by commas. */
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
    providers: [...new Set(providers.filter((name) => SYSNAME.test(name)))].sort().slice(0, MAX_PROVIDERS),
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
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim();
}

/** The query of a list of games (`?category=slots`, or ''), with keys in fixed order and without default values. */
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
