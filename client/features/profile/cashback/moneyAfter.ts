import type { Money } from '../../../../shared/domain/money/Money.ts';
import { addMoney } from '../../../../shared/domain/money/addMoney.ts';

/** What a balance is with the sum added; null where either is unknown or they are of two currencies. */
export function moneyAfter(balance: Money | null, added: Money | null): Money | null {
  return balance && added && balance.currency === added.currency ? addMoney(balance, added) : null;
}
