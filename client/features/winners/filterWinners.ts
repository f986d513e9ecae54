import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { foldSearchText } from '#shared/domain/foldSearchText.ts';

/** Wins whose game or player name contains the typed text, in either script. */
export function filterWinners(winners: readonly Winner[], typed: string): readonly Winner[] {
  const wanted = foldSearchText(typed.trim());
  if (wanted === '') return winners;
  return winners.filter(({ fakename, game }) => foldSearchText(`${game?.name ?? ''} ${fakename}`).includes(wanted));
}
