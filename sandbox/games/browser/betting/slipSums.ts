import type { EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import { readSum, type SumReading } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';

export interface Choice {
  event: string;
  market: string;
  outcome: string;
  /** Hundredths, as last seen; null while not offered. */
  odds: number | null;
  /** Stored with the choice, because the event may leave the list. */
  sport: EventView['sport'];
  home: string;
  away: string;
}

/** The choices of the slip, and how to bet them. */
export interface Slip {
  choices: Choice[];
  kind: 'single' | 'express';
  /** As typed. */
  stake: string;
  /** Currency of the stake. */
  currency: string;
  /** Whether worse odds are accepted. */
  acceptsAny: boolean;
}

export function isSingleSlip({ choices, kind }: Slip): boolean {
  return choices.length < 2 || kind === 'single';
}

/** Thousandths: the combined odds, rounded as the desk rounds them. */
export function slipProduct({ choices }: Slip): number {
  let all = 1000;
  for (const { odds } of choices) all = Math.min(1_000_000, Math.floor((all * (odds ?? 100)) / 100));
  return all;
}

/** The typed stake as the site reads sums, in major units. */
export function readStake({ stake, currency }: Slip): SumReading {
  return readSum(stake, sumDigits({ currency }));
}

/** Minor units of the typed sum; 0 if it is not a sum. */
export function slipStake(slip: Slip): number {
  return Math.round((readStake(slip).amount ?? 0) * 100);
}

/** The possible win in minor units; for singles the sum, each with the stake. */
export function slipPossible(slip: Slip): number {
  const minor = slipStake(slip);
  if (!isSingleSlip(slip)) return Math.floor((minor * slipProduct(slip)) / 1000);
  return slip.choices.reduce((all, { odds }) => all + Math.floor((minor * (odds ?? 0)) / 100), 0);
}
