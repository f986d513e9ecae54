import { useReload } from '../../context/useReload.ts';
import { useWhileVisible } from '../../lib/live/useWhileVisible.ts';
import { useNow } from '../../ui/feedback/useNow.ts';
import type { TournamentCard } from '../../entities/tournament/tournamentCard.ts';

const LOOK_MS = 60_000;
/** Cached answers may still say the old state for a while after the moment has passed. */
const AGAIN_MS = 30_000;

/** Once the tournament should have begun or ended, asks again until the platform says so. */
export function useStatusTurn({ status, start, end }: Pick<TournamentCard, 'status' | 'start' | 'end'>): void {
  const { reload } = useReload();
  const now = useNow(LOOK_MS);
  const isDue = status !== 'finished' && now !== null && now >= (status === 'planned' ? start : end);
  useWhileVisible(() => void reload(), isDue ? AGAIN_MS : null);
}
