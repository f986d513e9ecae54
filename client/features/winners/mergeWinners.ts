import type { Winner } from '#shared/api/play/jackpots.contract.ts';

/** Joins two parts of a list, newer first. New wins shift the list between two answers, so duplicates are removed. */
export function mergeWinners(newer: readonly Winner[], older: readonly Winner[]): Winner[] {
  const winners = new Map<string, Winner>();
  for (const winner of [...newer, ...older])
    if (!winners.has(String(winner.id))) winners.set(String(winner.id), winner);
  return [...winners.values()];
}
