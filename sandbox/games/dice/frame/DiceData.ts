import type { FeltData } from '../../browser/createFelt.ts';
import type { Faces } from '../diceMaths.ts';
import type { DiceWords } from './diceWords.ts';

/** The data of the frame's script. */
export interface DiceData extends FeltData<Faces> {
  words: FeltData<Faces>['words'] & DiceWords;
}
