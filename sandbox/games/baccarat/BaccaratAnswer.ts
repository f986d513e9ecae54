import type { Chip } from '../instant/chips.ts';
import type { InstantRound } from '../instant/InstantAnswer.ts';
import type { Card, Side } from './baccaratMaths.ts';

/** What a coup answers. */
export interface BaccaratAnswer extends InstantRound {
  player: Card[];
  banker: Card[];
  result: Side;
  chips: Chip[];
  wins: Chip[];
}
