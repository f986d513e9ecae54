import type { CallCounter, Loads } from './createCallCounter.ts';
import type { Traffic } from './Traffic.ts';

/** Upstream calls by route. */
type CallsByRoute = Map<string, number>;

/**
 * Estimates the calls that renders make with other settings, from those of two replays. Of the two ways to count an answer, the one that
 * explains the calls of today better is used, and scaled to them.
 */
export function estimateCalls({ calls }: Traffic, today: CallCounter, candidate: CallCounter): CallsByRoute {
  const byRoute: CallsByRoute = new Map();
  for (const [route, names] of calls)
    for (const [name, real] of names) {
      const loads = today.loadsOf(route, name);
      const away = (way: keyof Loads) => Math.abs(loads[way] - real);
      const way = away('ofPage') < away('shared') ? 'ofPage' : 'shared';
      const estimate = loads[way] === 0 ? real : (real * candidate.loadsOf(route, name)[way]) / loads[way];
      byRoute.set(route, (byRoute.get(route) ?? 0) + estimate);
    }
  return byRoute;
}
