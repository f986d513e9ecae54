import { type Chips, sumOfChips } from '#sandbox/games/instant/chips.ts';
import type { InstantRules } from '#sandbox/games/instant/createInstantTable.ts';
import { type RouletteOutcome, spinWheel } from './rouletteMaths.ts';

export const rouletteRules: InstantRules<Chips, RouletteOutcome, number> = {
  betOf: sumOfChips,
  throw: (dice, { chips }) => spinWheel(dice, chips),
  traceOf: ({ number }) => number,
};
