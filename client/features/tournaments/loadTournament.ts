import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import type { Tournament } from '#client/entities/tournament/Tournament.ts';
import { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';
import { stripLocale } from '#shared/locales.ts';

/** The tournament in the address; throws a 404 when there is none. */
export async function loadTournament({ call, params, signal, url }: LoaderArgs): Promise<Tournament> {
  const id = params['id'] ?? '';
  const { items } = await call(getTournaments, { id }, { signal });
  const tournament = items.find((item) => String(item.id) === id);
  if (!tournament) throw notFound(stripLocale(url.pathname));
  return tournament;
}
