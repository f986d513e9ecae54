import type { SandboxLanguage } from '../../../world/players/languages.ts';
import type { GameArt } from '../../../world/art/gameArt.ts';
import type { GameMode } from '../../GameMode.ts';
import type { CrashAnswer } from '../CrashAnswer.ts';

/**
 * Input of the frame's document. The document posts to its own address: `{action: 'state'}`,
 * `{action: 'start', bet, auto, round, client_seed?}`, `{action: 'cashout', round}`, `{action: 'watch'}`, each answered
 * with `{data: CrashAnswer}` or `{error}` of A-09; it sends messages of E13 to the embedding page.
 */
export interface CrashFrameProps {
  game: { sysname: string; name: string; art: GameArt };
  mode: GameMode;
  locale: SandboxLanguage;
  nonce: string;
  currency: string;
  isGuest: boolean;
  table: CrashAnswer;
}
