import { depositTerms } from './depositTerms.ts';
import type { GameReturn } from './GameReturn.ts';
import { LateWagerForecast } from './LateWagerForecast.tsx';

interface OfferForecastProps {
  /** `description.deposit` of an offer. */
  deposit: unknown;
  /** The deposit, in major units of the offer's currency. */
  sum: number;
  returns: readonly GameReturn[];
}

/** Renders nothing when the offer does not state its conditions in figures. */
export function OfferForecast({ deposit, sum, returns }: OfferForecastProps) {
  const terms = depositTerms(deposit, sum);
  return terms && <LateWagerForecast terms={terms} own={sum} returns={returns} />;
}
