import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { type GameCard, toGameCard } from '#client/entities/game/gameCard.ts';
import { namesOf, toProviderCards } from '#client/entities/game/providerCard.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { type Category, type Game, getCategories, getGames, getProviders } from '#shared/api/play/games.contract.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { stripLocale } from '#shared/locales.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { gameJsonLd } from './gameJsonLd.ts';
import { liftCover } from './liftCover.ts';
import { loadFreeSpins } from './session/loadFreeSpins.ts';

const SIMILAR = 12;
/** Smaller categories are not used for similar games. */
const SIMILAR_MIN = 6;
const MODES = ['play', 'demo'];

export async function loadCritical(args: LoaderArgs) {
  const { call, content, intl, locale, params, url, signal } = args;
  const sysname = sysnameOf(args);
  const mode = params['mode'];
  const path = stripLocale(url.pathname);
  if (sysname === '' || (mode !== undefined && !MODES.includes(mode))) throw notFound(path);
  const [foundGame, quiet, { imageNames }, config, categories, providers] = await Promise.all([
    call(getGames, { options: { sysname, limit: 1 } }, { signal }),
    askQuiet(args),
    content('prazer-config'),
    content('games-config'),
    settle(
      call(getCategories, {}, { signal }).then(({ items }) => items),
      args.timeoutBudget,
    ),
    settle(
      call(getProviders, {}, { signal }).then(({ items }) => namesOf(toProviderCards(items))),
      args.timeoutBudget,
    ),
  ]);
  const game = gameOf(foundGame, sysname);
  if (!game) throw notFound(path);

  const card = toGameCard(game, imageNames.game);
  const provider = (providers.ok ? providers.value[game.provider] : undefined) ?? game.provider;
  const gameCategories = categories.ok
    ? categories.value.filter((category) => game.categories.includes(category.sysname))
    : [];
  const kind = largest(gameCategories.filter((category) => category.type === game.type));
  const similarCategory = similarCategoryOf(gameCategories);
  const values = { name: card.name, provider, rtp: percentDigits(game.rtp ?? 0), brand: '{brand}' };
  const format = (id: string) => intl.formatMessage({ id }, values);
  const canonical = paths.platformGame.build({ sysname });
  const description = [
    format('game.seoAbout'),
    ...(game.rtp ? [format('game.rtpSentence')] : []),
    format(game.has_demo ? 'game.seoDemo' : 'game.seoReal'),
  ].join(' ');
  const seo = await loadSeo(args, canonical, {
    title: format('game.seoTitle'),
    description,
    openGraph: { title: card.name, description, image: card.image, type: 'website' },
  });
  const crumbs = [
    ...(kind ? [{ name: kind.name, href: hallHref({ category: kind.sysname }) }] : []),
    { name: provider, href: hallHref({ providers: [game.provider] }) },
  ];
  // The server asks for them beside the session.
  const ownParts = import.meta.env.SSR || !args.stores.session.isPlayer ? undefined : loadOwn(args);
  if (!import.meta.env.SSR) liftCover(paths.game.build({ sysname }));
  return {
    game: {
      ...card,
      providerName: provider,
      rtp: game.rtp ?? null,
      isCustom: params['name'] !== undefined,
      isDemoAddress: mode === 'demo',
    },
    crumbs,
    letsBrokeIn: config.canAccessSlotWithZeroBalance,
    canLike: config.canVisibleFavoriteIcon,
    fullScreen: config.visibleFullScreen,
    providerNames: providers.ok ? providers.value : {},
    similarHref: hallHref(similarCategory ? { category: similarCategory.sysname } : {}),
    /** null for players on a break or near a limit, who are not led from game to game. */
    similar: isHeldBack(quiet) ? null : settle(loadSimilar(args, game, similarCategory, imageNames.game)),
    seo: {
      ...seo,
      // A cover is upright, and a large card would cut its head and feet off.
      openGraph: { ...seo.openGraph, ...(seo.openGraph.image === card.image ? { card: 'summary' as const } : {}) },
      jsonLd: [
        ...seo.jsonLd,
        ...gameJsonLd({ card, provider, kind: kind?.name, crumbs, canonical, locale, origin: url.origin }),
      ],
    },
    ...ownParts,
  };
}

export function loadOwn(args: LoaderArgs) {
  return { freeSpins: settle(loadFreeSpins(args, sysnameOf(args))) };
}

const sysnameOf = ({ params }: LoaderArgs) => params['sysname'] ?? params['name'] ?? params['id'] ?? '';

/**
 * The game of this sysname; undefined: the platform has none. One sysname matches at most one game, so one that names none is it. Throws for
 * an answer that counts a game and has none that can be read: the page of an existing game must not be 404.
 */
function gameOf({ items, total = 0 }: { items: readonly Game[]; total?: number | undefined }, sysname: string) {
  const [only] = items;
  if (items.length === 0 && total > 0)
    throw new AppError('InternalServerErrorException', { message: `games.get: the game ${sysname} cannot be read` });
  if (only?.sysname === '' && items.length === 1) return { ...only, sysname };
  return items.find((item) => item.sysname === sysname);
}

function largest(categories: Category[]): Category | undefined {
  return categories.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))[0];
}

/** The most specific category: the smallest that still fills a row. Categories of all game types (popular, new) are not specific. */
function similarCategoryOf(categories: Category[]): Category | undefined {
  return categories
    .filter(({ type, count = SIMILAR_MIN }) => type !== 'all' && count >= SIMILAR_MIN)
    .toSorted((one, other) => (one.count ?? 0) - (other.count ?? 0))[0];
}

async function loadSimilar(
  { call, signal }: LoaderArgs,
  { sysname, type }: Game,
  similarCategory: Category | undefined,
  imageNames: Readonly<Record<string, string>>,
): Promise<GameCard[]> {
  const alike = similarCategory ? { category: similarCategory.sysname } : type === 'other' ? {} : { type };
  const options = { ...alike, limit: SIMILAR + 1 };
  const { items } = await call(getGames, { options }, { signal });
  return items
    .filter((item) => item.sysname !== sysname)
    .slice(0, SIMILAR)
    .map((item) => toGameCard(item, imageNames));
}
