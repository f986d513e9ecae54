import type { FeltData } from '../../browser/createFelt.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

/** The data of the frame's script. */
export interface RouletteData extends FeltData<number> {
  /** The numbers clockwise from zero. */
  wheel: readonly number[];
  messages: FeltData<number>['messages'] & RouletteMessages;
}
