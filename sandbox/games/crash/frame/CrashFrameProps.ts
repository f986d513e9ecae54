import type { GameArt } from '#sandbox/art/gameArt.ts';
import type { CrashAnswer } from '#sandbox/games/crash/CrashAnswer.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

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
