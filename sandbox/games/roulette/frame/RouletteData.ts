import type { FeltData } from '../../browser/createFelt.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

/** What the document hands to its script. */
export interface RouletteData extends FeltData<number> {
  /** The numbers clockwise from zero. */
  wheel: readonly number[];
  words: FeltData<number>['words'] & RouletteMessages;
}
