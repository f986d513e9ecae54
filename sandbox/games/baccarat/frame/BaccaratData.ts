import type { Side } from '#sandbox/games/baccarat/baccaratMaths.ts';
import type { ChipTableData } from '#sandbox/games/browser/createChipTable.ts';
import type { BaccaratMessages } from './baccaratMessages.ts';

/** The data of the frame's script. */
export interface BaccaratData extends ChipTableData<Side> {
  messages: ChipTableData<Side>['messages'] & BaccaratMessages;
}
