import { type Chips, sumOfChips } from '#sandbox/games/instant/chips.ts';
import type { InstantRules } from '#sandbox/games/instant/createInstantTable.ts';
import { type BaccaratOutcome, playCoup, type Side } from './baccaratMaths.ts';

export const baccaratRules: InstantRules<Chips, BaccaratOutcome, Side> = {
  betOf: sumOfChips,
  throw: (dice, { chips }) => playCoup(dice, chips),
  traceOf: ({ result }) => result,
};
