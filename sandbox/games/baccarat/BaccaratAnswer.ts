import type { Chip } from '../instant/chips.ts';
import type { InstantRound } from '../instant/InstantAnswer.ts';
import type { Card, Side } from './baccaratMaths.ts';

/** The answer to a coup. */
export interface BaccaratAnswer extends InstantRound {
  player: Card[];
  banker: Card[];
  result: Side;
  chips: Chip[];
  wins: Chip[];
}
