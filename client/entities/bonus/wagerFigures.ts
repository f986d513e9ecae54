import type { ForecastResult, WagerPlan } from '#shared/bonus/forecastWagering.ts';
import { roundScaled } from '#shared/domain/money/roundScaled.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { wholeCost } from './wholeCost.ts';

/** Sign of a difference as it is shown: one that rounds to zero is none. */
type Verdict = 'gain' | 'loss' | 'same';

interface Difference {
  verdict: Verdict;
  /** Its amount without a sign. */
  by: number;
}

export interface WagerFigures {
  /** The bonus, the player's own money, and the average cost of the whole wagering. */
  bonus: number;
  ownMoney: number;
  cost: number;
  /** The bonus less that cost. */
  rest: Difference;
  /** Of the simulation; null before it. */
  played: { cost: number; end: number; change: Difference } | null;
}

/**
 * The figures of a forecast in major units, rounded to sums of the currency before they are compared, so that they add up for whoever reads
 * them and no verdict contradicts them.
 */
export function wagerFigures(plan: WagerPlan, result: ForecastResult | null, currency: string): WagerFigures {
  const digits = sumDigits({ currency });
  const toSums = (amount: number) => roundScaled(amount, digits);
  const toMajor = (sums: number) => sums / 10 ** digits;
  const difference = (sums: number): Difference => ({
    verdict: sums > 0 ? 'gain' : sums < 0 ? 'loss' : 'same',
    by: toMajor(Math.abs(sums)),
  });
  const [ownSum, bonus, cost] = [toSums(plan.ownMoney), toSums(plan.bonus), toSums(wholeCost(plan))];
  const paid = result && toSums(result.cost);
  return {
    ownMoney: toMajor(ownSum),
    bonus: toMajor(bonus),
    cost: toMajor(cost),
    rest: difference(bonus - cost),
    played:
      paid === null
        ? null
        : { cost: toMajor(paid), end: toMajor(ownSum + bonus - paid), change: difference(bonus - paid) },
  };
}
