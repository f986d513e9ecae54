import { type Chips, sumOfChips } from '../instant/chips.ts';
import type { InstantRules } from '../instant/createInstantTable.ts';
import { type DiceOutcome, type Faces, throwDice } from './diceMaths.ts';

export const diceRules: InstantRules<Chips, DiceOutcome, Faces> = {
  betOf: sumOfChips,
  throw: (dice, { chips }) => throwDice(dice, chips),
  traceOf: ({ faces }) => faces,
};
