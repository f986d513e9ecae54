import type { ChipTableData } from '#sandbox/games/browser/createChipTable.ts';
import type { Faces } from '#sandbox/games/dice/diceMaths.ts';
import type { DiceMessages } from './diceMessages.ts';

/** The data of the frame's script. */
export interface DiceData extends ChipTableData<Faces> {
  messages: ChipTableData<Faces>['messages'] & DiceMessages;
}
