import type { BettingAnswer } from '#sandbox/games/betting/BettingAnswer.ts';
import type { SlipNote } from './drawSlipForm.ts';
import type { Slip } from './slipSums.ts';

/** What the parts of the sportsbook read and change; whoever changes it draws the parts that show it. */
export interface BettingState {
  desk: BettingAnswer;
  /** The event that is shown with all its markets. */
  opened: string | null;
  slip: Slip;
  note: SlipNote | undefined;
  /** A bet is on its way: the desk is not asked meanwhile. */
  isPlacing: boolean;
}
