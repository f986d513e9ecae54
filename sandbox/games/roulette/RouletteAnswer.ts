import type { InstantRound, InstantSeat } from '../instant/InstantAnswer.ts';
import type { Chip } from '../instant/chips.ts';

/** The answer to a spin. */
export interface WheelAnswer extends InstantRound {
  number: number;
  chips: Chip[];
  /** What each winning spot returned, the chip included. */
  wins: Chip[];
}

/** The state of the seat before a spin; `last` are numbers. */
export type WheelSeat = InstantSeat<number>;
