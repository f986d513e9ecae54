import { useReload } from '#client/context/useReload.ts';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { useNow } from '#client/ui/feedback/useNow.ts';

const LOOK_MS = 60_000;
/** Cached answers may still have the previous status for a while. */
const AGAIN_MS = 30_000;

/** After the tournament's start or end, reloads the page's data until the status has changed. */
export function useStatusChange({ status, start, end }: Pick<TournamentCard, 'status' | 'start' | 'end'>): void {
  const { reload } = useReload();
  const here = useNow(LOOK_MS);
  const offset = useClockOffset();
  const now = here === null || offset === null ? null : here + offset;
  const isDue = status !== 'finished' && now !== null && now >= (status === 'planned' ? start : end);
  useWhileVisible(() => void reload(), isDue ? AGAIN_MS : null);
}
