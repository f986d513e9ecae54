import type { InstantRules } from '../instant/createInstantTable.ts';
import { type Drop, dropBall, type DropOutcome } from './plinkoMaths.ts';

/** What the seat shows of a ball: how many tenths of the bet it brought. */
export const plinkoRules: InstantRules<Drop, DropOutcome & { tenths: number }, number> = {
  betOf: ({ bet }) => bet,
  throw: (dice, drop) => {
    const outcome = dropBall(dice, drop);
    return { ...outcome, tenths: (outcome.win * 10) / drop.bet };
  },
  traceOf: ({ tenths }) => tenths,
};
