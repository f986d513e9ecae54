import { SITEMAP_PART, sitemapPages } from '#config/sitemap.ts';
import type { Call } from '#shared/api/call.ts';
import { getCategories, getGames, getProviders } from '#shared/api/play/games.contract.ts';
import { getJackpots } from '#shared/api/play/jackpots.contract.ts';
import { getOffers } from '#shared/api/rewards/campaigns.contract.ts';
import { getPrograms } from '#shared/api/rewards/loyalty.contract.ts';
import { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';
import { getBanners } from '#shared/api/site/banners.contract.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { sortBanners } from '#shared/domain/sortBanners.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { type Language, LOCALES } from '#shared/locales.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';

/** Upstreams of one request. */
export interface SitemapSources {
  /** Calls the platform as a guest. */
  call: Call;
  content: ContentSource;
}

type Options = { signal: AbortSignal };

/** A path without locale: of a page in all languages, or of one with its languages and the day of its last change. */
export type SitemapEntry =
  | string
  | {
      path: string;
      languages: readonly Language[];
      /** `2026-11-27`, as the editor wrote it. */
      lastModified?: string;
    };

/** A day, or a time that begins with one (ISO 8601). */
const DAY = /^\d{4}-\d{2}-\d{2}(?:T|$)/;
const DAY_LENGTH = 10;
/** Games per call. */
const STEP = 1_000;
/** More than any catalogue has; stops when a platform never reports the end. */
const MAX_GAMES = 200_000;

async function gamePaths({ call }: SitemapSources, options: Options): Promise<string[]> {
  const parts: string[] = [];
  for (let offset = 0; offset < MAX_GAMES; ) {
    const { items, total } = await call(getGames, { options: { offset, limit: STEP, sort: 'name' } }, options);
    parts.push(...items.map(({ sysname }) => paths.platformGame.build({ sysname })));
    offset += items.length;
    if (items.length === 0 || offset >= (total ?? MAX_GAMES)) break;
  }
  return parts;
}

/** The answer, or `none` where the platform does not have the method: its site has no such pages. */
async function offered<T, N>(answer: Promise<T>, none: N): Promise<T | N> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.type === 'MethodNotFoundException') return none;
    throw error;
  }
}

/** The lists of the sitemap by name; one that cannot be loaded fails alone. */
const lists = {
  async pages({ content }: SitemapSources, { signal }: Options): Promise<SitemapEntry[]> {
    const written = await Promise.all(LOCALES.map((locale) => content('pages', { locale, signal })));
    const slugs = new Set(written.flat().map(({ slug }) => slug));
    const entries = [...slugs].map((slug): SitemapEntry => {
      const languages = LOCALES.filter((_, index) => written[index]?.some((page) => page.slug === slug));
      const path = paths.contentPage.build({ slug });
      const days = written.flat().filter((page) => page.slug === slug && DAY.test(page.updatedOn));
      const lastModified = days
        .map(({ updatedOn }) => updatedOn.slice(0, DAY_LENGTH))
        .sort()
        .at(-1);
      if (lastModified !== undefined) return { path, languages, lastModified };
      return languages.length === LOCALES.length ? path : { path, languages };
    });
    return [...sitemapPages, ...entries];
  },
  /** The hall by category and by provider: of those that have games. */
  async halls({ call }: SitemapSources, options: Options) {
    const [categories, providers] = await Promise.all([
      offered(call(getCategories, {}, options), { items: [] }),
      offered(call(getProviders, {}, options), { items: [] }),
    ]);
    return [
      ...categories.items.filter(({ count }) => count !== 0).map(({ sysname }) => hallHref({ category: sysname })),
      ...providers.items
        .filter(({ game_params }) => game_params.count !== 0)
        .map(({ sysname }) => hallHref({ providers: [sysname] })),
    ];
  },
  async events({ call }: SitemapSources, options: Options) {
    const [tournaments, jackpots, offers, promotions, programs] = await Promise.all([
      offered(call(getTournaments, { count: STEP }, options), { items: [] }),
      offered(call(getJackpots, {}, options), []),
      offered(call(getOffers, {}, options), { items: [] }),
      offered(call(getBanners, { place: 'promotions', count: STEP }, options), { items: [] }),
      offered(call(getPrograms, {}, options), { items: [] }),
    ]);
    return [
      ...tournaments.items.map(({ id }) => paths.tournament.build({ id })),
      ...tournaments.items
        .filter(({ games }) => games.length > 0)
        .map(({ id }) => paths.tournamentGamehall.build({ id })),
      ...jackpots.map(({ id }) => paths.jackpot.build({ id })),
      ...offers.items.map(({ id }) => paths.offer.build({ id })),
      ...sortBanners(promotions.items, Date.now()).map(({ id }) => paths.promotion.build({ id })),
      ...programs.items.map(({ sysname }) => paths.loyaltyProgram.build({ sysname })),
    ];
  },
  games: gamePaths,
};

/** The name of a list: `pages`, `halls`, `events`, `games`. */
export type SitemapList = keyof typeof lists;
/** All lists, in the order of the index. */
export const sitemapLists = Object.keys(lists) as SitemapList[];

/** Loads the addresses of a list, each once. Rejects when an upstream fails. */
export async function readSitemapList(
  list: SitemapList,
  sources: SitemapSources,
  signal: AbortSignal,
): Promise<SitemapEntry[]> {
  return [...new Set<SitemapEntry>(await lists[list](sources, { signal }))];
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
