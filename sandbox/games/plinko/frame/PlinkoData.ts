import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { PlinkoSeat } from '#sandbox/games/plinko/PlinkoAnswer.ts';
import type { Risk } from '#sandbox/games/plinko/plinkoMaths.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { PlinkoMessages } from './plinkoMessages.ts';

/** The data of the frame's script. */
export interface PlinkoData {
  sysname: string;
  mode: GameMode;
  locale: SandboxLanguage;
  isGuest: boolean;
  currency: string;
  unit: string;
  seat: PlinkoSeat;
  rows: number;
  risks: readonly Risk[];
  /** Tenths of the bet by pocket. */
  pockets: Readonly<Record<Risk, readonly number[]>>;
  messages: FrameMessages & PlinkoMessages;
}
