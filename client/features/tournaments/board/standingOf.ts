import { isSamePrize } from '../../../entities/tournament/prizeSteps.ts';
import type { Leader } from '../../../entities/tournament/Tournament.ts';

/** Where the player stands and what is next. */
export interface Standing {
  me: Leader;
  /** The nearest place above with another prize: its number and the points that take it. Of equal points the platform may put either first, so one more is asked. */
  next: { place: number; needed: number } | null;
  /** Points before the second, for the first alone. */
  ahead: number | null;
}

export function standingOf(board: readonly Leader[]): Standing | null {
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
