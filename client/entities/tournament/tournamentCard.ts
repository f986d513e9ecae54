import { tilePicture } from '#client/lib/tilePicture.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { prizeSteps } from './prizeSteps.ts';
import type { Prize, Tournament } from './Tournament.ts';

export type TournamentStatus = Tournament['status'];

export interface TournamentCard {
  id: number | string;
  name: string;
  status: TournamentStatus;
  /** Milliseconds. */
  start: number;
  end: number;
  /** Total of the money prizes; null when the prizes are not money. */
  pool: Money | null;
  /** Prize of the first place, for tournaments without a pool. */
  firstPrize: Prize | null;
  image: string;
  isJoined: boolean;
  /** The player's place; null without one. */
  place: number | null;
}

/** `imageNames`: the `tournament` part of prazer-config's imageNames. */
export function toTournamentCard(tournament: Tournament, imageNames: Readonly<Record<string, string>>): TournamentCard {
  const description = resolveDescription(tournament.description, imageNames);
  return {
    id: tournament.id,
    name: description.title || description.name || '',
    status: tournament.status,
    start: toMs(tournament.start_at) ?? 0,
    end: toMs(tournament.end_at) ?? 0,
    pool: tournament.prize,
    firstPrize: tournament.prize ? null : (prizeSteps(description, tournament.leaders)[0]?.prize ?? null),
    image: tilePicture(description),
    isJoined: tournament.is_participating,
    place: tournament.leaders.find(({ is_me }) => is_me)?.place ?? null,
  };
}
