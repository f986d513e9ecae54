import type { Winner } from '../../../shared/api/play/jackpots.contract.ts';
import { foldSearchText } from '../../../shared/domain/foldSearchText.ts';

/** Wins in a game or of a player whose name holds what was typed, in whichever alphabet. */
export function filterWinners(winners: readonly Winner[], typed: string): readonly Winner[] {
  const wanted = foldSearchText(typed.trim());
  if (wanted === '') return winners;
  return winners.filter(({ fakename, game }) => foldSearchText(`${game?.name ?? ''} ${fakename}`).includes(wanted));
}
