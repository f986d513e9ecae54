import type { InstantRound, InstantSeat } from '../instant/InstantAnswer.ts';
import type { Chip } from '../instant/chips.ts';

/** What a spin answers. */
export interface WheelAnswer extends InstantRound {
  number: number;
  chips: Chip[];
  /** What each winning place brought back, the chip included. */
  wins: Chip[];
}

/** Where the seat stands before a spin; the last are numbers. */
export type WheelSeat = InstantSeat<number>;
