import type { Chances } from './match.ts';

/** The margin of the house: the chances behind a market's odds add up to this much more than 1. */
const MARGIN = { upcoming: 0.06, live: 0.08 };
/** A market with a chance above SUREST is closed; an outcome with a chance below RAREST is not offered. */
const SUREST = 0.965;
const RAREST = 0.012;

/** Hundredths; null if the outcome is not offered. */
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

/** Thousandths. An express pays at most a thousandfold. */
const HIGHEST = 1_000_000;

/** The combined odds of all legs, thousandths, rounded down. */
export function combinedOdds(legs: readonly number[]): number {
  let product = 1000;
  for (const odds of legs) product = Math.min(HIGHEST, Math.floor((product * odds) / 100));
  return product;
}
