import type { BetLimits } from '#sandbox/world/money/betLimits.ts';

/** Whether so many minor units are an allowed bet. */
export function isBet(bet: number, { min, max, step }: BetLimits): boolean {
  return Number.isSafeInteger(bet) && bet >= min && bet <= max && bet % step === 0;
}
