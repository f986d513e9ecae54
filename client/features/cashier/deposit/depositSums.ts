import { feeOf } from '../../../../shared/domain/money/feeOf.ts';
import { fromMinor } from '../../../../shared/domain/money/fromMinor.ts';
import type { Money } from '../../../../shared/domain/money/Money.ts';
import { toMinor } from '../../../../shared/domain/money/toMinor.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { DepositOffer } from './depositOffers.ts';

export interface DepositSums {
  sum: Money;
  fee: Money;
  /** The credited sum; null: in another currency without a known rate. */
  arrives: { money: Money; isAbout: boolean } | null;
  /** The offer's bonus; null if it cannot be computed. */
  bonus: Money | null;
}

interface DepositSumsOptions {
  method: Pick<DepositMethod, 'currency' | 'fee'>;
  /** Major units of the method's currency. */
  amount: number;
  /** Currency of the player's account. */
  account: string;
  offer: DepositOffer | null;
  /** Units of each currency per unit of the rates' base. */
  rates: Readonly<Record<string, number>>;
}

/** Large enough to hold any exchange rate as an integer. */
const RATE_SCALE = 1e12;

/** Sum, fee, credited sum and bonus of a deposit, computed in integers of minor units. */
export function depositSums({ method, amount, account, offer, rates }: DepositSumsOptions): DepositSums {
  const { currency } = method;
  const sum = { amount, currency };
  const fee = feeOf(sum, method.fee);
  const left = fromMinor(Math.max(0, toMinor(sum) - toMinor(fee)), currency);
  return { sum, fee, arrives: creditOf(left, account, rates), bonus: bonusOf(sum, offer) };
}

function creditOf(left: Money, account: string, rates: DepositSumsOptions['rates']): DepositSums['arrives'] {
  if (left.currency === account) return { money: left, isAbout: false };
  const [from, to] = [rates[left.currency], rates[account]];
  if (!from || !to) return null;
  const scaled = (rate: number) => BigInt(Math.round(rate * RATE_SCALE));
  const minor = (BigInt(toMinor(left)) * scaled(to)) / scaled(from);
  return { money: fromMinor(Number(minor), account), isAbout: true };
}

function bonusOf(sum: Money, offer: DepositOffer | null): Money | null {
  const gift = offer?.gift;
  if (!gift || gift.currency !== sum.currency || sum.amount < gift.min) return null;
  const share = toMinor(feeOf(sum, { percent: gift.percent }));
  const max = toMinor({ amount: gift.max, currency: sum.currency });
  return fromMinor(Math.min(share, max), sum.currency);
}
