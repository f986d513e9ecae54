import type { BonusView } from './BonusView.ts';

/** Bonuses that may be activated are sorted by their end; those that are over stay in the platform's order. */
export function bonusGroups(bonuses: readonly BonusView[]) {
  const of = (...states: BonusView['state'][]) => bonuses.filter(({ state }) => states.includes(state));
  const byEnd = (list: BonusView[]) =>
    list.toSorted((a, b) => (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY));
  return {
    active: byEnd(of('active')),
    waiting: byEnd(of('offered', 'waiting')),
    over: of('finished', 'removed'),
  };
}
