import type { Locale } from '../../../world/players/languages.ts';
import type { GameArt } from '../../../world/art/gameArt.ts';
import type { GameMode } from '../../GameMode.ts';
import type { CrashAnswer } from '../CrashAnswer.ts';

/**
 * What the frame's document is drawn from. It speaks back to its own address by POST: `{action: 'state'}`,
 * `{action: 'start', bet, auto, round, client_seed?}`, `{action: 'cashout', round}`, `{action: 'watch'}`, each answered
 * with `{data: CrashAnswer}` or `{error}` of A-09, and to the page around it by messages of E13.
 */
export interface CrashFrameProps {
  game: { sysname: string; name: string; art: GameArt };
  mode: GameMode;
  locale: Locale;
  nonce: string;
  currency: string;
  isGuest: boolean;
  table: CrashAnswer;
}
