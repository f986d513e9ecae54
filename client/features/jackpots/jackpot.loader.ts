import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadGamesOf } from '#client/entities/game/loadGamesOf.ts';
import { namesOf, toProviderCards } from '#client/entities/game/providerCard.ts';
import { toJackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getProviders } from '#shared/api/play/games.contract.ts';
import { getJackpots, getWinners, type Winner } from '#shared/api/play/jackpots.contract.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

const GAMES_SHOWN = 24;
const WINNERS_SHOWN = 10;

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const { call, content, intl, locale, params, signal, url } = args;
  const id = params['id'] ?? '';
  const [foundJackpot, { imageNames }, { canVisibleFavoriteIcon }, providers] = await Promise.all([
    call(getJackpots, { id }, { signal }),
    content('prazer-config'),
    content('games-config'),
    settle(
      call(getProviders, {}, { signal }).then(({ items }) => namesOf(toProviderCards(items))),
      args.timeoutBudget,
    ),
  ]);
  const jackpot = foundJackpot.find((pot) => String(pot.id) === id);
  if (!jackpot) throw notFound(stripLocale(url.pathname));
  const card = toJackpotCard(jackpot, imageNames.jackpot);
  const path = paths.jackpot.build({ id: card.id });
  const format = (message: string) => intl.formatMessage({ id: message }, { name: card.name, brand: '{brand}' });
  const description = format('jackpots.itemText');
  const [games, seo] = await Promise.all([
    settle(loadGamesOf(args, jackpot.games ?? [], GAMES_SHOWN, imageNames.game), args.timeoutBudget),
    loadSeo(args, path, {
      title: format('jackpots.itemTitle'),
      description,
      openGraph: { title: format('jackpots.name'), description, image: card.image, type: 'website' },
    }),
  ]);
  const steps = [
    { name: format('jackpots.home'), href: paths.home.build() },
    { name: format('jackpots.title'), href: paths.jackpots.build() },
    { name: card.name, href: path },
  ];
  return {
    jackpot: { ...card, levels: jackpot.levels ?? [] },
    games,
    providerNames: providers.ok ? providers.value : {},
    canLike: canVisibleFavoriteIcon,
    seo: { ...seo, jsonLd: [...seo.jsonLd, breadcrumbJsonLd(steps, locale, url.origin)] },
  };
}

export function loadDeferred({ call, params, signal }: LoaderArgs) {
  const winners: Promise<Winner[]> = call(
    getWinners,
    { id: params['id'] ?? '', count: WINNERS_SHOWN },
    { signal },
  ).then(({ items }) => items);
  return { winners: settle(winners) };
}
