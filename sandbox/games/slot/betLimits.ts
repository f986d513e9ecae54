import { LINE_COUNTS } from './slotMaths.ts';

/** Minor units. Every bet is a whole number of steps, so that it divides by every number of lines. */
export const betLimits = {
  min: 20_000,
  max: 10_000_000,
  step: 2_000,
  presets: [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000],
  lines: LINE_COUNTS,
} as const;
