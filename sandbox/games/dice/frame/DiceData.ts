import type { ChipTableData } from '../../browser/createChipTable.ts';
import type { Faces } from '../diceMaths.ts';
import type { DiceMessages } from './diceMessages.ts';

/** The data of the frame's script. */
export interface DiceData extends ChipTableData<Faces> {
  messages: ChipTableData<Faces>['messages'] & DiceMessages;
}
