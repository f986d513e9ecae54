import type { Chances } from './match.ts';

/** The operator's margin: the chances behind a market's odds add up to this much more than 1. */
const MARGIN = { upcoming: 0.06, live: 0.08 };
/** A market with a chance above MAX_CHANCE is closed; an outcome with a chance below MIN_CHANCE is not offered. */
const MAX_CHANCE = 0.965;
const MIN_CHANCE = 0.012;

/** Hundredths; null if the outcome is not offered. */
export type Odds = number | null;

/** Odds of a market, rounded down to whole hundredths. */
export function oddsOf(chances: Chances, phase: 'upcoming' | 'live'): Record<string, Odds> {
  const isDecided = Object.values(chances).some((chance) => chance > MAX_CHANCE);
  return Object.fromEntries(
    Object.entries(chances).map(([outcome, chance]) => [
      outcome,
      isDecided || chance < MIN_CHANCE ? null : Math.max(101, Math.floor(100 / (chance * (1 + MARGIN[phase])) + 1e-9)),
    ]),
  );
}

/** Thousandths. An express pays at most a thousandfold. */
const MAX_COMBINED = 1_000_000;

/** The combined odds of all legs, thousandths, rounded down. */
export function combinedOdds(legs: readonly number[]): number {
  let product = 1000;
  for (const odds of legs) product = Math.min(MAX_COMBINED, Math.floor((product * odds) / 100));
  return product;
}
