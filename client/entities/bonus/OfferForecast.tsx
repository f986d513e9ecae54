import type { Rates } from '#shared/domain/money/convertMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { ForecastPlace } from './ForecastPlace.tsx';
import type { GameReturn } from './GameReturn.ts';
import { offerPlan } from './offerPlan.ts';

interface OfferForecastProps {
  /** `description.deposit` of an offer. */
  deposit: unknown;
  /** The deposit, in the offer's currency. */
  sum: Money;
  /** The player's main balance, which is staked first; null: unknown, or a guest. */
  balance: Money | null;
  rates: Rates;
  returns: readonly GameReturn[];
}

/** Renders nothing when the offer does not state its conditions in figures. */
export function OfferForecast({ deposit, sum, balance, rates, returns }: OfferForecastProps) {
  const plan = offerPlan({ deposit, sum, credited: sum, balance, currency: sum.currency, rates });
  return plan && <ForecastPlace {...plan} returns={returns} />;
}
