import type { ChipTableData } from '#sandbox/games/browser/createChipTable.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

/** The data of the frame's script. */
export interface RouletteData extends ChipTableData<number> {
  /** The numbers clockwise from zero. */
  wheel: readonly number[];
  messages: ChipTableData<number>['messages'] & RouletteMessages;
}
