import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { toProviderCards } from '#client/entities/game/providerCard.ts';
import { loadPromotionCards } from '#client/entities/promotion/loadPromotionCards.ts';
import { type TournamentCard, toTournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { tintOf } from '#client/ui/theme/tintOf.ts';
import { getCategories, getProviders } from '#shared/api/play/games.contract.ts';
import { getWinners } from '#shared/api/play/jackpots.contract.ts';
import { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';
import { getBanners } from '#shared/api/site/banners.contract.ts';
import type { HomeSection } from '#shared/content/gamesConfig.content.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import { sortBanners } from '#shared/domain/sortBanners.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { distinctRows } from './distinctRows.ts';
import { loadHomeRow } from './homeRow.ts';
import { loadContinued } from './loadContinued.ts';
import { loadLobbyJackpots } from './loadLobbyJackpots.ts';

/** Rows of the critical data; the others are streamed. */
const FIRST_ROWS = 2;
const WINNERS = 10;
const TOURNAMENTS = 6;
const PROMOTIONS = 4;

export async function loadCritical(args: LoaderArgs) {
  const { call, content, signal } = args;
  const config = content('games-config');
  const quietReason = askQuiet(args);
  // On the server they are asked for beside the session.
  const ownRows =
    import.meta.env.SSR || !args.stores.session.isPlayer ? undefined : { ...loadOwn(args), ...loadOwnDeferred(args) };
  const [
    quiet,
    { homeSections, canVisibleFavoriteIcon },
    { rows, moreRows },
    banners,
    categories,
    providers,
    seo,
    jackpots,
  ] = await Promise.all([
    quietReason,
    config,
    config.then(({ homeSections: all }) => loadRows(args, all)),
    selling(quietReason, () => loadBanners(args), args.timeoutBudget),
    settle(
      // Home shows no counts.
      call(getCategories, {}, { signal }).then(({ items }) =>
        items.map(({ sysname, name, icon }) => ({ sysname, name, icon })),
      ),
      args.timeoutBudget,
    ),
    settle(
      call(getProviders, {}, { signal }).then(({ items }) =>
        toProviderCards(items).map(({ count: _games, ...shown }) => shown),
      ),
      args.timeoutBudget,
    ),
    loadSeo(args, '/'),
    selling(quietReason, () => loadLobbyJackpots(args, signal), args.timeoutBudget),
    ownRows?.continued,
  ]);
  return {
    sections: homeSections.map(({ title, icon, link, rows: height }) => ({ title, icon, link, rows: height })),
    rows,
    // Not in loadDeferred, because they are ordered after the first; not awaited, because the page renders without them.
    moreRows,
    /** Advertising rows are not rendered, not even empty. */
    isQuiet: quiet !== null,
    banners,
    jackpots,
    categories,
    providers,
    canLike: canVisibleFavoriteIcon,
    seo,
    ...ownRows,
  };
}

export function loadDeferred(args: LoaderArgs) {
  const { call, signal } = args;
  const quietReason = askQuiet(args);
  return {
    promotions: selling(quietReason, async () => (await loadPromotionCards(args)).slice(0, PROMOTIONS)),
    // To a player they say which ones they have joined (loadOwnDeferred).
    ...(args.stores.session.isPlayer ? {} : { tournaments: selling(quietReason, () => loadTournaments(args)) }),
    winners: selling(quietReason, async () => (await call(getWinners, { count: WINNERS }, { signal })).items),
  };
}

export function loadOwn(args: LoaderArgs) {
  return { continued: settle(loadContinued(args), args.timeoutBudget) };
}

export function loadOwnDeferred(args: LoaderArgs) {
  // Asked beside what decides whether they are shown: a document waits for one round trip of the platform, not for two.
  const tournaments = loadTournaments(args);
  tournaments.catch(() => undefined);
  return { tournaments: selling(askQuiet(args), () => tournaments) };
}

/** The rows as they are shown, the later ones after those above: the page's data has no game that a row leaves out. */
async function loadRows(args: LoaderArgs, sections: readonly HomeSection[]) {
  const seen = new Set<string>();
  const first = sections.slice(0, FIRST_ROWS);
  const more = sections.slice(FIRST_ROWS);
  const firstRows = Promise.all(first.map((one) => loadHomeRow(args, one, args.timeoutBudget)));
  const moreRows = Promise.all(more.map((one) => loadHomeRow(args, one)));
  const rows = distinctRows(await firstRows, first, seen);
  return { rows, moreRows: moreRows.then((loaded) => distinctRows(loaded, more, seen)) };
}

/** Loads advertising content; an empty list when nothing may be advertised. */
function selling<T>(quietReason: Promise<unknown>, load: () => Promise<T[]>, timeoutBudget?: number) {
  return settle(
    quietReason.then((quiet) => (quiet ? [] : load())),
    timeoutBudget,
  );
}

/** Without sign-up banners for players. */
async function loadBanners(args: LoaderArgs) {
  const { call, content, stores, signal } = args;
  const [{ imageNames }, { items }, now] = await Promise.all([
    content('prazer-config'),
    call(getBanners, {}, { signal }),
    platformNow(args),
  ]);
  const slides = sortBanners(items, now).map(({ id, description }) => ({
    id,
    ...slideOf(resolveDescription(description, imageNames.banner)),
  }));
  const invites = (href: string) =>
    href.startsWith(paths.signUp.build()) || href.includes(`${queryKeys.showPopupReg}=`);
  return stores.session.isPlayer ? slides.filter(({ href }) => !invites(href)) : slides;
}

function slideOf(description: Record<string, unknown>) {
  const textOf = (key: string) => (typeof description[key] === 'string' ? description[key] : '');
  return {
    title: textOf('title') || textOf('name'),
    text: textOf('subtitle') || textOf('text'),
    badge: textOf('badge'),
    button: textOf('button_title'),
    href: textOf('button_slug'),
    terms: textOf('terms_slug'),
    hue: tintOf(description['image_color']),
    image: textOf('image_mobile') || textOf('image_desktop'),
  };
}

/** Active tournaments by end, then planned ones by start. */
async function loadTournaments({ call, content, signal }: LoaderArgs): Promise<TournamentCard[]> {
  const cards = async (status: TournamentCard['status']) => {
    const [{ imageNames }, { items }] = await Promise.all([
      content('prazer-config'),
      call(getTournaments, { status, count: TOURNAMENTS }, { signal, mayBeHeld: true }),
    ]);
    return items.map((item) => toTournamentCard(item, imageNames.tournament));
  };
  const [active, planned] = await Promise.all([cards('active'), cards('planned')]);
  return [
    ...active.toSorted((one, other) => one.end - other.end),
    ...planned.toSorted((one, other) => one.start - other.start),
  ].slice(0, TOURNAMENTS);
}
