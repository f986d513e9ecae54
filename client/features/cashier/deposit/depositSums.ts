import { feeOf } from '../../../../shared/domain/money/feeOf.ts';
import { fromMinor } from '../../../../shared/domain/money/fromMinor.ts';
import type { Money } from '../../../../shared/domain/money/Money.ts';
import { toMinor } from '../../../../shared/domain/money/toMinor.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { DepositOffer } from './depositOffers.ts';

export interface DepositSums {
  sum: Money;
  fee: Money;
  /** What is credited of it; null: in another currency, by a rate that nobody has told. */
  arrives: { money: Money; isAbout: boolean } | null;
  /** What the offer adds; null where it cannot be said in figures. */
  bonus: Money | null;
}

interface Known {
  method: Pick<DepositMethod, 'currency' | 'fee'>;
  /** Major units of the method's currency. */
  amount: number;
  /** Of the player's account. */
  account: string;
  offer: DepositOffer | null;
  /** Units of each currency for one of the rates' base. */
  rates: Readonly<Record<string, number>>;
}

/** Enough for every rate of the world in whole numbers. */
const RATE_SCALE = 1e12;

/** All that is said of a deposit before it is ordered, in whole minor units. */
export function depositSums({ method, amount, account, offer, rates }: Known): DepositSums {
  const { currency } = method;
  const sum = { amount, currency };
  const fee = feeOf(sum, method.fee);
  const left = fromMinor(Math.max(0, toMinor(sum) - toMinor(fee)), currency);
  return { sum, fee, arrives: creditOf(left, account, rates), bonus: bonusOf(sum, offer) };
}

function creditOf(left: Money, account: string, rates: Known['rates']): DepositSums['arrives'] {
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
  const most = toMinor({ amount: gift.max, currency: sum.currency });
  return fromMinor(Math.min(share, most), sum.currency);
}
