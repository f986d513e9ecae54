import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import type { DepositOffer } from './depositOffers.ts';

/** The least sum that earns the bonus, in the currency of the form if its rate is known; null: the offer has none in figures. */
export function offerMinimum(
  { gift }: Pick<DepositOffer, 'gift'>,
  currency: string,
  rates: Rates,
): { money: Money; isAbout: boolean } | null {
  if (!gift) return null;
  const stated = { amount: gift.min, currency: gift.currency };
  const money = convertMoney(stated, currency, rates, 'up') ?? stated;
  return { money, isAbout: money !== stated };
}
