import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import type { BonusAct } from './BonusAct.ts';

interface Facts {
  isActive: boolean;
  /** The bonus as it was credited. */
  amount: Money;
  /** What an activation would credit. */
  held: Money;
  /** The whole bonus balance of its type now, wins included. */
  balance: Money;
}

/**
 * What an action on a bonus forfeits and what remains for a later activation. A deactivated bonus preserves at most its original sum;
 * a removed one nothing. Real money is not affected.
 */
export function bonusLoss(
  act: Exclude<BonusAct, 'activate'>,
  { isActive, amount, held, balance }: Facts,
): { lost: Money; remaining: Money } {
  const { currency } = amount;
  const there = toMinor(isActive ? balance : held);
  const remaining = act === 'deactivate' ? Math.min(there, toMinor(amount)) : 0;
  return { lost: fromMinor(there - remaining, currency), remaining: fromMinor(remaining, currency) };
}
