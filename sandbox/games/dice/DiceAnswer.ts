import type { Chip } from '#sandbox/games/instant/chips.ts';
import type { InstantRound } from '#sandbox/games/instant/InstantAnswer.ts';
import type { Faces } from './diceMaths.ts';

/** The answer to a throw. */
export interface DiceAnswer extends InstantRound {
  faces: Faces;
  chips: Chip[];
  wins: Chip[];
}
