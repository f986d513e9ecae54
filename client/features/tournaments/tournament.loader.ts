import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { loadGamesOf } from '#client/entities/game/loadGamesOf.ts';
import { namesOf, toProviderCards } from '#client/entities/game/providerCard.ts';
import { prizeSteps } from '#client/entities/tournament/prizeSteps.ts';
import { toTournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getProviders } from '#shared/api/play/games.contract.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { paths } from '#shared/url/paths.ts';
import { BOARD_FULL, BOARD_SHORT, loadBoard } from './board/loadBoard.ts';
import { eventJsonLd } from './eventJsonLd.ts';
import { loadConditions } from './join/loadConditions.ts';
import { loadTournament } from './loadTournament.ts';
import { tournamentDays } from './tournamentDays.ts';

const GAMES_SHOWN = 12;

export async function loadCritical(args: LoaderArgs) {
  const { call, content, intl, locale, params, stores, signal, url } = args;
  const [tournament, quiet, conditions, board, { imageNames }, { canVisibleFavoriteIcon }, providers] =
    await Promise.all([
      loadTournament(args),
      askQuiet(args),
      loadConditions(args, params['id'] ?? ''),
      settle(
        loadBoard(args, params['id'] ?? '', stores.session.isPlayer ? BOARD_FULL : BOARD_SHORT, signal),
        args.timeoutBudget,
      ),
      content('prazer-config'),
      content('games-config'),
      settle(
        call(getProviders, {}, { signal }).then(({ items }) => namesOf(toProviderCards(items))),
        args.timeoutBudget,
      ),
    ]);
  const card = toTournamentCard(tournament, imageNames.tournament);
  const description = resolveDescription(tournament.description, imageNames.tournament);
  const textOf = (key: string) => (typeof description[key] === 'string' ? description[key] : '');
  const wideImage = textOf('image_wide') || card.image;
  const path = paths.tournament.build({ id: card.id });
  const values = {
    name: card.name,
    start: formatMoment(card.start),
    end: formatEnd(card.end),
    days: tournamentDays(card),
    brand: '{brand}',
  };
  const format = (id: string) => intl.formatMessage({ id }, values);
  const about = textOf('text') || format('tournaments.itemText');
  const seo = await loadSeo(args, path, {
    title: format('tournaments.itemTitle'),
    description: format('tournaments.itemText'),
    openGraph: { title: card.name, description: about, image: wideImage, type: 'website' },
  });
  const steps = [
    { name: format('tournaments.home'), href: paths.home.build() },
    { name: format('tournaments.title'), href: paths.tournaments.build() },
    { name: card.name, href: path },
  ];
  return {
    tournament: {
      ...card,
      wideImage,
      text: textOf('text'),
      terms: textOf('terms')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
      needsJoin: tournament.need_participate,
      /** The board is public, but players on a break or near a limit are not asked to join. */
      isHeldBack: isHeldBack(quiet),
      conditions: conditions[String(card.id)] ?? [],
      gameCount: tournament.games.length,
    },
    prizes: prizeSteps(tournament.description, board.ok ? board.value.rows : tournament.leaders),
    board,
    providerNames: providers.ok ? providers.value : {},
    canLike: canVisibleFavoriteIcon,
    // Not in loadDeferred, because it needs the tournament; not awaited, because the page renders without it.
    games: settle(loadGamesOf(args, tournament.games, GAMES_SHOWN, imageNames.game)),
    seo: {
      ...seo,
      jsonLd: [
        ...seo.jsonLd,
        breadcrumbJsonLd(steps, locale, url.origin),
        eventJsonLd({ card, about, image: wideImage, locale, origin: url.origin }),
      ],
    },
  };
}
