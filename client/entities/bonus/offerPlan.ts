import { addMoney } from '#shared/domain/money/addMoney.ts';
import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { depositTerms } from './depositTerms.ts';
import type { WagerTerms } from './WagerTerms.ts';

interface OfferPlanOptions {
  /** `description.deposit` of the offer. */
  deposit: unknown;
  /** The deposit, and what of it is credited. */
  sum: Money;
  credited: Money;
  /** The main balance before it, which is staked first; null: unknown. */
  balance: Money | null;
  /** Currency of the result. */
  currency: string;
  rates: Rates;
}

/** The terms of a deposit bonus, and the player's own money once the deposit is credited; null: no bonus, or a rate is unknown. */
export function offerPlan(options: OfferPlanOptions): { terms: WagerTerms; ownMoney: number } | null {
  const { deposit, sum, credited, balance, currency, rates } = options;
  const offered = currencyOf(deposit);
  const paid = offered === null ? null : convertMoney(sum, offered, rates, 'down');
  const terms = paid && depositTerms(deposit, paid.amount);
  if (!terms) return null;
  const inCurrency = (money: Money) => convertMoney(money, currency, rates, 'down');
  const [bonus, required, ownSum] = [inCurrency(terms.bonus), inCurrency(terms.required), inCurrency(credited)];
  const before = (balance && inCurrency(balance)) ?? { amount: 0, currency };
  if (!bonus || !required || !ownSum) return null;
  const maxBet = terms.maxBet && inCurrency(terms.maxBet);
  return { terms: { bonus, required, maxBet, counted: terms.counted }, ownMoney: addMoney(before, ownSum).amount };
}

function currencyOf(deposit: unknown): string | null {
  const { currency } = (deposit ?? {}) as { currency?: unknown };
  return typeof currency === 'string' ? currency : null;
}
