import type { InstantRound, InstantSeat } from '#sandbox/games/instant/InstantAnswer.ts';
import type { Risk } from './plinkoMaths.ts';

/** The answer to a ball. */
export interface PlinkoAnswer extends InstantRound {
  risk: Risk;
  /** One bit a row, the first row is the lowest bit; 1 is right. */
  path: number;
  pocket: number;
  /** Tenths of the bet. */
  tenths: number;
}

/** The state of the seat; `last` are tenths of the bet. */
export type PlinkoSeat = InstantSeat<number>;
