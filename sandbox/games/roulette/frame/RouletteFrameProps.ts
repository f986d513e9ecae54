import type { Locale } from '../../../../shared/locales.ts';
import type { GameArt } from '../../../world/art/gameArt.ts';
import type { GameMode } from '../../GameMode.ts';
import type { WheelSeat } from '../RouletteAnswer.ts';

/**
 * What the frame's document is drawn from. It speaks back to its own address by POST: `{action: 'state'}` ->
 * `{data: WheelSeat}`, `{action: 'spin', chips, round, client_seed?}` -> `{data: WheelAnswer}`, or `{error}` of A-09, and
 * to the page around it by messages of E13.
 */
export interface RouletteFrameProps {
  game: { sysname: string; name: string; art: GameArt };
  mode: GameMode;
  locale: Locale;
  nonce: string;
  currency: string;
  isGuest: boolean;
  seat: WheelSeat;
}
