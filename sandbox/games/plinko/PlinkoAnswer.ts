import type { InstantRound, InstantSeat } from '../instant/InstantAnswer.ts';
import type { Risk } from './plinkoMaths.ts';

/** What a ball answers. */
export interface PlinkoAnswer extends InstantRound {
  risk: Risk;
  /** One bit a row, the first row the lowest bit: 1 is to the right. */
  path: number;
  pocket: number;
  /** Of the bet. */
  tenths: number;
}

/** Where the seat stands; the last are tenths of the bet. */
export type PlinkoSeat = InstantSeat<number>;
