import type { Chip } from '../instant/chips.ts';
import type { InstantRound } from '../instant/InstantAnswer.ts';
import type { Faces } from './diceMaths.ts';

/** The answer to a throw. */
export interface DiceAnswer extends InstantRound {
  faces: Faces;
  chips: Chip[];
  wins: Chip[];
}
