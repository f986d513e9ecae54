import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import { feeOf } from '#shared/domain/money/feeOf.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { DepositOffer } from './depositOffers.ts';

export interface DepositSums {
  sum: Money;
  fee: Money;
  /** The credited sum; null: in another currency without a known rate. */
  arrives: Credit | null;
  /** The offer's bonus; null if it cannot be computed, or the sum earns none. */
  bonus: Credit | null;
}

/** A sum in the account's currency; `isAbout`: converted from another one. */
interface Credit {
  money: Money;
  isAbout: boolean;
}

interface DepositSumsOptions {
  method: Pick<DepositMethod, 'currency' | 'fee'>;
  /** Major units of the method's currency. */
  amount: number;
  /** Currency of the player's account. */
  account: string;
  offer: DepositOffer | null;
  rates: Rates;
}

/** Sum, fee, credited sum and bonus of a deposit, computed in integers of minor units. */
export function depositSums({ method, amount, account, offer, rates }: DepositSumsOptions): DepositSums {
  const { currency } = method;
  const sum = { amount, currency };
  const fee = feeOf(sum, method.fee);
  const net = fromMinor(Math.max(0, toMinor(sum) - toMinor(fee)), currency);
  const credit = (money: Money | null): Credit | null => {
    const converted = money && convertMoney(money, account, rates, 'down');
    return converted && { money: converted, isAbout: money?.currency !== account };
  };
  return { sum, fee, arrives: credit(net), bonus: credit(bonusOf(sum, offer, rates)) };
}

/** In the currency of the offer. */
function bonusOf(sum: Money, offer: DepositOffer | null, rates: Rates): Money | null {
  const gift = offer?.gift;
  const paid = gift && convertMoney(sum, gift.currency, rates, 'down');
  if (!paid || paid.amount < gift.min) return null;
  const share = toMinor(feeOf(paid, { percent: gift.percent }));
  const max = toMinor({ amount: gift.max, currency: paid.currency });
  return fromMinor(Math.min(share, max), paid.currency);
}
