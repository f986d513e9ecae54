import type { BetLimits } from './betLimits.ts';

/** Whether so many minor units may be staked at once. */
export function isBet(bet: number, { min, max, step }: BetLimits): boolean {
  return Number.isSafeInteger(bet) && bet >= min && bet <= max && bet % step === 0;
}
