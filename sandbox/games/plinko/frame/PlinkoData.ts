import type { SandboxLanguage } from '../../../world/players/languages.ts';
import type { FrameMessages } from '../../frame/frameMessages.ts';
import type { GameMode } from '../../GameMode.ts';
import type { PlinkoSeat } from '../PlinkoAnswer.ts';
import type { Risk } from '../plinkoMaths.ts';
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
