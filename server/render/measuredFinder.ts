import type { GameFinder } from '#shared/search/createGameFinder.ts';
import { processorMs } from './processorMs.ts';

/** A finder that tells the processor milliseconds of each search. */
export function measuredFinder(finder: GameFinder, onCost: (ms: number) => void): GameFinder {
  const measured =
    <A, T>(search: (question: A) => T) =>
    (question: A): T => {
      const startedAt = processorMs();
      try {
        return search(question);
      } finally {
        onCost(processorMs() - startedAt);
      }
    };
  return { ...finder, find: measured(finder.find), facets: measured(finder.facets), spelt: measured(finder.spelt) };
}
