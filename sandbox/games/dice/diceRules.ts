import { type Chips, sumOfChips } from '#sandbox/games/instant/chips.ts';
import type { InstantRules } from '#sandbox/games/instant/createInstantTable.ts';
import { type DiceOutcome, type Faces, throwDice } from './diceMaths.ts';

export const diceRules: InstantRules<Chips, DiceOutcome, Faces> = {
  betOf: sumOfChips,
  throw: (dice, { chips }) => throwDice(dice, chips),
  traceOf: ({ faces }) => faces,
};
