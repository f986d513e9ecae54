import type { FeltData } from '../../browser/createFelt.ts';
import type { Side } from '../baccaratMaths.ts';
import type { BaccaratMessages } from './baccaratMessages.ts';

/** The data of the frame's script. */
export interface BaccaratData extends FeltData<Side> {
  messages: FeltData<Side>['messages'] & BaccaratMessages;
}
