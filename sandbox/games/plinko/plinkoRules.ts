import type { InstantRules } from '#sandbox/games/instant/createInstantTable.ts';
import { type Drop, type DropOutcome, dropBall } from './plinkoMaths.ts';

/** The seat shows each ball as tenths of the bet. */
export const plinkoRules: InstantRules<Drop, DropOutcome & { tenths: number }, number> = {
  betOf: ({ bet }) => bet,
  throw: (dice, drop) => {
    const outcome = dropBall(dice, drop);
    return { ...outcome, tenths: (outcome.win * 10) / drop.bet };
  },
  traceOf: ({ tenths }) => tenths,
};
