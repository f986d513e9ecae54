import type { Chances } from './match.ts';

/** What the house keeps of a market on average: odds are of chances that add up to this much more than 1. */
const MARGIN = { upcoming: 0.06, live: 0.08 };
/** Outside of these a market's outcome is not offered: it is as good as decided. */
const SUREST = 0.965;
const RAREST = 0.012;

/** Hundredths; null where the outcome is not offered. */
export type Odds = number | null;

/** Odds of a market, rounded down to whole hundredths. */
export function oddsOf(chances: Chances, phase: 'upcoming' | 'live'): Record<string, Odds> {
  const isDecided = Object.values(chances).some((chance) => chance > SUREST);
  return Object.fromEntries(
    Object.entries(chances).map(([outcome, chance]) => [
      outcome,
      isDecided || chance < RAREST ? null : Math.max(101, Math.floor(100 / (chance * (1 + MARGIN[phase])) + 1e-9)),
    ]),
  );
}

/** Thousandths. An express never pays more than a thousandfold. */
const HIGHEST = 1_000_000;

/** The odds of all legs together, thousandths, rounded down. */
export function combinedOdds(legs: readonly number[]): number {
  let product = 1000;
  for (const odds of legs) product = Math.min(HIGHEST, Math.floor((product * odds) / 100));
  return product;
}
