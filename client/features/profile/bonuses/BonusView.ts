import type { Money } from '../../../../shared/domain/money/Money.ts';

/** A bonus as its card shows it. */
export interface BonusView {
  id: number | string;
  type: 'casino' | 'betting';
  /** `offered` and `waiting` may be activated; `waiting` was put aside. */
  state: 'offered' | 'waiting' | 'active' | 'finished' | 'removed';
  name: string;
  text: string;
  amount: Money | null;
  /** What an activation would give; null where the platform gives no sum. */
  held: Money | null;
  /** null: it asks for no play, or the platform does not say. */
  wager: {
    required: Money;
    done: Money;
    left: Money;
    /** A larger bet takes no bonus money and does not count. */
    maxBet: Money | null;
    /** Kinds of games whose bets count in full, all others not at all; null: every bet counts. */
    counted: readonly ('slot' | 'live' | 'fast' | 'betting')[] | null;
    /** Games whose bets do not count. */
    excluded: readonly { sysname: string; name: string }[];
    minOdds: number | null;
  } | null;
  /** Milliseconds; null: it has no end. */
  until: number | null;
}
