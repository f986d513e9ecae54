import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { toProviderCards } from '#client/entities/game/providerCard.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { getCategories, getProviders } from '#shared/api/play/games.contract.ts';
import { FAVOURITES, HALL_PAGE, type HallQuery, hallHref, parseHallQuery } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { loadFacets } from './loadFacets.ts';
import { loadHallGames } from './loadHallGames.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, intl, url, signal } = args;
  const query = parseHallQuery(url.searchParams);
  const [games, facets, spelt, categories, providers, { canVisibleFavoriteIcon }] = await Promise.all([
    settle(loadHallGames(args, query), args.timeoutBudget),
    loadFacets(args, query),
    loadSpelt(args, query),
    settle(
      call(getCategories, {}, { signal }).then(({ items }) => items),
      args.timeoutBudget,
    ),
    settle(
      call(getProviders, {}, { signal }).then(({ items }) => toProviderCards(items)),
      args.timeoutBudget,
    ),
    content('games-config'),
  ]);

  const isFavourites = query.category === FAVOURITES;
  const category = categories.ok ? categories.value.find(({ sysname }) => sysname === query.category) : undefined;
  const isUnknown = categories.ok && query.category !== null && !isFavourites && !category;
  const isUncacheable =
    isUnknown ||
    (providers.ok && query.providers.some((name) => !providers.value.some(({ sysname }) => sysname === name)));
  const isEmpty = games.ok && games.value.total === 0;
  const heading = headingOf();
  const seo = await loadSeo(args, hallHref({ category: query.category, providers: query.providers }), {
    title: intl.formatMessage({ id: 'hall.seoTitle' }, { name: heading, brand: '{brand}' }),
    description: intl.formatMessage({ id: 'hall.seoText' }, { name: heading, brand: '{brand}' }),
  });
  const isOwnPage = !isUncacheable && !isEmpty && !isFavourites && query.providers.length < 2 && !isFiltered(query);
  return {
    query,
    heading,
    isUnknown,
    ...(isUncacheable ? { isUncacheable } : {}),
    games,
    facets,
    spelt,
    categories,
    providers,
    canLike: canVisibleFavoriteIcon,
    seo: isOwnPage ? withGames() : seo.robots?.includes('noindex') ? seo : { ...seo, robots: 'noindex, follow' },
  };

  /** JSON-LD of breadcrumbs and of the first page's games; search engines read no further. */
  function withGames(): typeof seo {
    const all = { name: intl.formatMessage({ id: 'hall.allGames' }), href: paths.gamehall.build() };
    const ownHref = hallHref({ category: query.category, providers: query.providers });
    const steps = [
      { name: intl.formatMessage({ id: 'hall.home' }), href: paths.home.build() },
      all,
      ...(ownHref === all.href ? [] : [{ name: heading, href: ownHref }]),
    ];
    const items = (games.ok && games.value.offset === 0 ? games.value.games : [])
      .slice(0, HALL_PAGE)
      .map(({ sysname, name }) => ({ name, href: paths.platformGame.build({ sysname }) }));
    return withListJsonLd(seo, steps, items, args);
  }

  /** Filters whose lists search engines should not index. */
  function isFiltered({ search, types, features, rtp, volatility }: HallQuery): boolean {
    return search !== '' || types.length + features.length + rtp.length + volatility.length > 0;
  }

  function headingOf(): string {
    if (isFavourites) return intl.formatMessage({ id: 'hall.favourites' });
    if (isUnknown) return intl.formatMessage({ id: 'hall.unknownCategory' });
    if (query.category) return category?.name ?? intl.formatMessage({ id: 'hall.games' });
    const [only, ...others] = query.providers;
    const provider =
      only && others.length === 0 && providers.ok ? providers.value.find(({ sysname }) => sysname === only) : undefined;
    return provider
      ? intl.formatMessage({ id: 'hall.providerGames' }, { provider: provider.name })
      : intl.formatMessage({ id: 'hall.allGames' });
  }
}

/** What a misspelt search means; null: it is spelt right, or the catalogue is not known. */
async function loadSpelt({ gameFinder }: LoaderArgs, { search }: HallQuery): Promise<string | null> {
  if (search === '') return null;
  const finder = await gameFinder().catch(() => null);
  return finder?.spelt(search) ?? null;
}
