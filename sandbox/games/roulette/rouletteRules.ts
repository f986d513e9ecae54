import type { InstantRules } from '../instant/createInstantTable.ts';
import { type Chips, sumOfChips } from '../instant/chips.ts';
import { type RouletteOutcome, spinWheel } from './rouletteMaths.ts';

export const rouletteRules: InstantRules<Chips, RouletteOutcome, number> = {
  betOf: sumOfChips,
  throw: (dice, { chips }) => spinWheel(dice, chips),
  traceOf: ({ number }) => number,
};
