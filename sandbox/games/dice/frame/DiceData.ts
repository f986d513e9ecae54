import type { FeltData } from '../../browser/createFelt.ts';
import type { Faces } from '../diceMaths.ts';
import type { DiceMessages } from './diceMessages.ts';

/** The data of the frame's script. */
export interface DiceData extends FeltData<Faces> {
  messages: FeltData<Faces>['messages'] & DiceMessages;
}
