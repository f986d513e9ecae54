import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { holdBack } from '#client/entities/care/holdBack.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import { namesOf, toProviderCards } from '#client/entities/game/providerCard.ts';
import { tilesOfPage } from '#client/entities/game/tilesOfPage.ts';
import { withinTotal } from '#client/entities/game/withinTotal.ts';
import { toTournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getGames, getProviders } from '#shared/api/play/games.contract.ts';
import { parseHallQuery } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { loadTournament } from './loadTournament.ts';
import { tournamentDays } from './tournamentDays.ts';
import { tournamentHallHref } from './tournamentHallHref.ts';

/** Limited, because the sysnames are sent in the address of the call. */
const GAMES_MAX = 300;

export async function loadCritical(args: LoaderArgs) {
  const { call, content, intl, locale, signal, url } = args;
  const { providers: chosen, page } = parseHallQuery(url.searchParams);
  const [tournament, { imageNames }, { canVisibleFavoriteIcon }, providers] = await Promise.all([
    loadTournament(args),
    content('prazer-config'),
    content('games-config'),
    settle(
      call(getProviders, {}, { signal }).then(({ items }) => namesOf(toProviderCards(items))),
      args.timeoutBudget,
    ),
    // The games of a race ask to play for its prize.
    holdBack(args),
  ]);
  const games = await settle(loadGames(), args.timeoutBudget);
  const isUncacheable =
    games.ok && chosen.some((name) => !games.value.providers.some(({ sysname }) => sysname === name));
  const card = toTournamentCard(tournament, imageNames.tournament);
  const { id, name, status, isJoined } = card;
  const days = tournamentDays(card);
  const path = tournamentHallHref(id);
  const format = (message: string) => intl.formatMessage({ id: message }, { name, days, brand: '{brand}' });
  const seo = await loadSeo(args, path, {
    title: format('tournaments.hallTitle'),
    description: format('tournaments.hallText'),
  });
  const steps = [
    { name: format('tournaments.home'), href: paths.home.build() },
    { name: format('tournaments.title'), href: paths.tournaments.build() },
    { name, href: paths.tournament.build({ id }) },
    { name: format('tournaments.games'), href: path },
  ];
  const narrowed = chosen.length > 0 ? { robots: 'noindex, follow' } : {};
  return {
    tournament: { id, name, status, isOutside: tournament.need_participate && !isJoined && status !== 'finished' },
    chosen,
    ...(isUncacheable ? { isUncacheable } : {}),
    page,
    games,
    providerNames: providers.ok ? providers.value : {},
    canLike: canVisibleFavoriteIcon,
    seo: { ...seo, ...narrowed, jsonLd: [...seo.jsonLd, breadcrumbJsonLd(steps, locale, url.origin)] },
  };

  async function loadGames(): Promise<TournamentGames> {
    const sysname = tournament.games.slice(0, GAMES_MAX);
    if (sysname.length === 0) return { cards: [], offset: 0, total: 0, all: 0, providers: [] };
    const { items } = await call(getGames, { options: { sysname, limit: sysname.length } }, { signal });
    const counts = new Map<string, number>();
    for (const { provider } of items) counts.set(provider, (counts.get(provider) ?? 0) + 1);
    const wanted = chosen.length > 0 ? items.filter(({ provider }) => chosen.includes(provider)) : items;
    const { offset, limit } = withinTotal(tilesOfPage(page, chosen.length === 0), wanted.length);
    return {
      offset,
      cards: wanted.slice(offset, offset + limit).map((item) => toGameCard(item, imageNames.game)),
      total: wanted.length,
      all: items.length,
      providers: [...counts].map(([provider, count]) => ({ sysname: provider, count })),
    };
  }
}

interface TournamentGames {
  /** Games on the page. */
  cards: GameCard[];
  /** Place of the first of them among the games that match the filter. */
  offset: number;
  /** Number of games that match the filter. */
  total: number;
  /** Number of games in the tournament. */
  all: number;
  providers: { sysname: string; count: number }[];
}
