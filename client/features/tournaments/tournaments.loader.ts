import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import {
  type TournamentCard,
  type TournamentStatus,
  toTournamentCard,
} from '#client/entities/tournament/tournamentCard.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';
import { paths } from '#shared/url/paths.ts';
import { loadConditions } from './join/loadConditions.ts';

const SHOWN = 50;
const FINISHED_SHOWN = 12;

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const { intl } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.tournaments.build();
  const [active, planned, conditions, seo] = await Promise.all([
    settle(loadCards(args, 'active', SHOWN), args.timeoutBudget),
    settle(loadCards(args, 'planned', SHOWN), args.timeoutBudget),
    loadConditions(args),
    loadSeo(args, path, { title: format('tournaments.seoTitle'), description: format('tournaments.seoText') }),
  ]);
  const openTournaments = [active, planned].flatMap((part) => (part.ok ? part.value : []));
  const items = openTournaments.map(({ id, name }) => ({ name, href: paths.tournament.build({ id }) }));
  const steps = [
    { name: format('tournaments.home'), href: paths.home.build() },
    { name: format('tournaments.title'), href: path },
  ];
  return { active, planned, conditions, seo: withListJsonLd(seo, steps, items, args) };
}

export function loadDeferred(args: LoaderArgs) {
  return { finished: settle(loadCards(args, 'finished', FINISHED_SHOWN)) };
}

async function loadCards(
  { call, content, signal }: LoaderArgs,
  status: TournamentStatus,
  count: number,
): Promise<TournamentCard[]> {
  const [{ imageNames }, { items }] = await Promise.all([
    content('prazer-config'),
    call(getTournaments, { status, count }, { signal }),
  ]);
  return items.map((item) => toTournamentCard(item, imageNames.tournament));
}
