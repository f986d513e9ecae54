import type { Money } from '#shared/domain/money/Money.ts';

export interface BonusView {
  id: number | string;
  type: 'casino' | 'betting';
  /** `offered` and `waiting` may be activated; `waiting` was deactivated before. */
  state: 'offered' | 'waiting' | 'active' | 'finished' | 'removed';
  name: string;
  text: string;
  amount: Money | null;
  /** Sum that an activation would credit; null if the platform sends no sum. */
  held: Money | null;
  /** null: without wagering, or the platform does not send it. */
  wager: {
    required: Money;
    done: Money;
    remaining: Money;
    /** A larger bet uses no bonus money and does not count. */
    maxBet: Money | null;
    /** Kinds of games whose bets count in full, all others do not count; null: every bet counts. */
    counted: readonly ('slot' | 'live' | 'fast' | 'betting')[] | null;
    /** Games whose bets do not count. */
    excluded: readonly { sysname: string; name: string }[];
    minOdds: number | null;
  } | null;
  /** Milliseconds; null: without an end. */
  until: number | null;
}
