import * as z from 'zod/mini';
import { isBet } from '#sandbox/games/isBet.ts';
import type { BetLimits } from '#sandbox/world/money/betLimits.ts';

export interface Chip {
  /** A spot of the table. */
  spot: string;
  /** Minor units. */
  amount: number;
}

export interface Chips {
  chips: Chip[];
}

const MAX_CHIPS = 60;

export const sumOfChips = ({ chips }: Chips): number => chips.reduce((sum, { amount }) => sum + amount, 0);

/** The schema of chips on a table with these spots. */
export const chipsOn = (spots: { has(spot: string): boolean }) =>
  z.object({
    chips: z
      .array(
        z.object({ spot: z.string().check(z.refine((spot) => spots.has(spot))), amount: z.int().check(z.minimum(1)) }),
      )
      .check(z.minLength(1), z.maxLength(MAX_CHIPS)),
  });

/** Each chip must be within the limits, one a spot, and their total at most the largest bet. */
export function wrongChips(staked: Chips, limits: BetLimits): 'chips' | undefined {
  const { chips } = staked;
  const isRight =
    chips.every(({ amount }) => isBet(amount, limits)) &&
    new Set(chips.map(({ spot }) => spot)).size === chips.length &&
    sumOfChips(staked) <= limits.max;
  return isRight ? undefined : 'chips';
}

/** Pays chips by the multiple of their spot; a spot with multiple 0 loses. */
export function payChips({ chips }: Chips, timesOf: (spot: string) => number): { wins: Chip[]; win: number } {
  const wins = chips.flatMap(({ spot, amount }) => {
    const back = Math.floor(amount * timesOf(spot) + 1e-6);
    return back > 0 ? [{ spot, amount: back }] : [];
  });
  return { wins, win: wins.reduce((sum, { amount }) => sum + amount, 0) };
}
