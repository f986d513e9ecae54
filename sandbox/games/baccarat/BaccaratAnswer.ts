import type { Chip } from '#sandbox/games/instant/chips.ts';
import type { InstantRound } from '#sandbox/games/instant/InstantAnswer.ts';
import type { PlayingCard, Side } from './baccaratMaths.ts';

/** The answer to a coup. */
export interface BaccaratAnswer extends InstantRound {
  player: PlayingCard[];
  banker: PlayingCard[];
  result: Side;
  chips: Chip[];
  wins: Chip[];
}
