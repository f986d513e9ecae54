import type { Chip } from '#sandbox/games/instant/chips.ts';
import type { InstantRound, InstantSeat } from '#sandbox/games/instant/InstantAnswer.ts';

/** The answer to a spin. */
export interface WheelAnswer extends InstantRound {
  number: number;
  chips: Chip[];
  /** What each winning spot returned, the chip included. */
  wins: Chip[];
}

/** The state of the seat before a spin; `last` are numbers. */
export type WheelSeat = InstantSeat<number>;
