import { addMoney } from '#shared/domain/money/addMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';

/** The balance plus the sum; null if either is unknown or the currencies differ. */
export function moneyAfter(balance: Money | null, added: Money | null): Money | null {
  return balance && added && balance.currency === added.currency ? addMoney(balance, added) : null;
}
