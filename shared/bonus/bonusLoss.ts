import type { Money } from '../domain/money/Money.ts';
import { fromMinor } from '../domain/money/fromMinor.ts';
import { toMinor } from '../domain/money/toMinor.ts';
import type { BonusAct } from './BonusAct.ts';

interface Facts {
  isActive: boolean;
  /** Of the gift as it was given. */
  amount: Money;
  /** What an activation would give. */
  held: Money;
  /** The whole bonus balance of its type now, wins included. */
  purse: Money;
}

/**
 * What an act costs in money and what stays to be activated later. Put aside, a bonus keeps of the balance at most what it was
 * given with; removed, nothing. Own money is never touched.
 */
export function bonusLoss(
  act: Exclude<BonusAct, 'activate'>,
  { isActive, amount, held, purse }: Facts,
): { lost: Money; left: Money } {
  const { currency } = amount;
  const there = toMinor(isActive ? purse : held);
  const left = act === 'deactivate' ? Math.min(there, toMinor(amount)) : 0;
  return { lost: fromMinor(there - left, currency), left: fromMinor(left, currency) };
}
