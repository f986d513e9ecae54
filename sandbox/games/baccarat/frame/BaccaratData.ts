import type { ChipTableData } from '../../browser/createChipTable.ts';
import type { Side } from '../baccaratMaths.ts';
import type { BaccaratMessages } from './baccaratMessages.ts';

/** The data of the frame's script. */
export interface BaccaratData extends ChipTableData<Side> {
  messages: ChipTableData<Side>['messages'] & BaccaratMessages;
}
