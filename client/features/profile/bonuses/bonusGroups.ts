import type { BonusView } from './BonusView.ts';

/** What is played now, what may be activated, what is over: the first to end first, of what is over as the platform orders it. */
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
