import { isSamePrize } from '#client/entities/tournament/prizeSteps.ts';
import type { Leader } from '#client/entities/tournament/Tournament.ts';

export interface BoardStanding {
  me: Leader;
  /** The nearest higher place with another prize, and the points needed: one more than it has, as the platform may order equal points either way. */
  next: { place: number; needed: number } | null;
  /** Lead over the second place; null for other places. */
  ahead: number | null;
}

export function boardStandingOf(board: readonly Leader[]): BoardStanding | null {
  const me = board.find((row) => row.is_me);
  if (!me) return null;
  const better = board
    .filter((row) => row.place < me.place && row.prize !== undefined && !isSamePrize(row.prize, me.prize))
    .toSorted((one, other) => other.place - one.place)[0];
  const second = me.place === 1 ? board.find((row) => row.place === 2) : undefined;
  return {
    me,
    next: better ? { place: better.place, needed: Math.max(better.points, me.points) + 1 } : null,
    ahead: second ? Math.max(0, me.points - second.points) : null,
  };
}
