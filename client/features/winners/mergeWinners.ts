import type { Winner } from '../../../shared/api/play/jackpots.contract.ts';

/** Two parts of one list, the newer first. Wins come in between two answers, and then one of them comes twice: it stands once. */
export function mergeWinners(newer: readonly Winner[], older: readonly Winner[]): Winner[] {
  const winners = new Map<string, Winner>();
  for (const winner of [...newer, ...older])
    if (!winners.has(String(winner.id))) winners.set(String(winner.id), winner);
  return [...winners.values()];
}
