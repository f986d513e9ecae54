import { SITEMAP_PART, sitemapPages } from '#config/sitemap.ts';
import type { Call } from '#shared/api/call.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { getJackpots } from '#shared/api/play/jackpots.contract.ts';
import { getOffers } from '#shared/api/rewards/campaigns.contract.ts';
import { getPrograms } from '#shared/api/rewards/loyalty.contract.ts';
import { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';
import { getBanners } from '#shared/api/site/banners.contract.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { paths } from '#shared/url/paths.ts';

/** Upstreams of one request. */
export interface SitemapSources {
  /** Calls the platform as a guest. */
  call: Call;
  content: ContentSource;
}

type Options = { signal: AbortSignal };

/** Games per call. */
const STEP = 1_000;
/** More than any catalogue has; stops when a platform never reports the end. */
const MAX_GAMES = 200_000;

async function gamePaths({ call }: SitemapSources, options: Options): Promise<string[]> {
  const found: string[] = [];
  for (let offset = 0; offset < MAX_GAMES; ) {
    const { items, total } = await call(getGames, { options: { offset, limit: STEP, sort: 'name' } }, options);
    found.push(...items.map(({ sysname }) => paths.platformGame.build({ sysname })));
    offset += items.length;
    if (items.length === 0 || offset >= (total ?? MAX_GAMES)) break;
  }
  return found;
}

/** The lists of the sitemap by name; one that cannot be loaded fails alone. */
const lists = {
  async pages({ content }: SitemapSources, { signal }: Options) {
    const written = await content('pages', { signal });
    return [...sitemapPages, ...written.map(({ slug }) => paths.contentPage.build({ slug }))];
  },
  async events({ call }: SitemapSources, options: Options) {
    const [tournaments, jackpots, offers, promotions, programs] = await Promise.all([
      call(getTournaments, { count: STEP }, options),
      call(getJackpots, {}, options),
      call(getOffers, {}, options),
      call(getBanners, { place: 'promotions', count: STEP }, options),
      call(getPrograms, {}, options),
    ]);
    return [
      ...tournaments.items.map(({ id }) => paths.tournament.build({ id })),
      ...jackpots.map(({ id }) => paths.jackpot.build({ id })),
      ...offers.items.map(({ id }) => paths.offer.build({ id })),
      ...promotions.items.map(({ id }) => paths.promotion.build({ id })),
      ...programs.items.map(({ sysname }) => paths.loyaltyProgram.build({ sysname })),
    ];
  },
  games: gamePaths,
};

/** The name of a list: `pages`, `events`, `games`. */
export type SitemapList = keyof typeof lists;
/** All lists, in the order of the index. */
export const sitemapLists = Object.keys(lists) as SitemapList[];

/** Loads the addresses of a list, each once, without locale. Rejects when an upstream fails. */
export async function readSitemapList(list: SitemapList, sources: SitemapSources, signal: AbortSignal) {
  return [...new Set(await lists[list](sources, { signal }))];
}

/** The names of a list's parts: `games-1`, `games-2`, …; empty for an empty list. */
export function partsOf(list: SitemapList, length: number): string[] {
  return Array.from({ length: Math.ceil(length / SITEMAP_PART) }, (_, index) => `${list}-${index + 1}`);
}

/** The list and the slice of it that a part's name stands for; undefined for an unknown name. */
export function partNamed(name: string): { list: SitemapList; start: number; end: number } | undefined {
  const [, list, number] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(name) ?? [];
  if (!sitemapLists.includes(list as SitemapList)) return undefined;
  const start = (Number(number) - 1) * SITEMAP_PART;
  return { list: list as SitemapList, start, end: start + SITEMAP_PART };
}
