import type { FeltData } from '../../browser/createFelt.ts';
import type { Side } from '../baccaratMaths.ts';
import type { BaccaratMessages } from './baccaratMessages.ts';

/** What the document hands to its script. */
export interface BaccaratData extends FeltData<Side> {
  words: FeltData<Side>['words'] & BaccaratMessages;
}
