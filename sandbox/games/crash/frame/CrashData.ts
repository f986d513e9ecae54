import type { SandboxLanguage } from '../../../world/players/languages.ts';
import type { FrameMessages } from '../../frame/frameMessages.ts';
import type { GameMode } from '../../GameMode.ts';
import type { CrashAnswer } from '../CrashAnswer.ts';
import type { CrashMessages } from './crashMessages.ts';

/** The data of the frame's script. */
export interface CrashData {
  sysname: string;
  mode: GameMode;
  locale: SandboxLanguage;
  isGuest: boolean;
  currency: string;
  unit: string;
  /** The motif of the cover, which is what flies. */
  vehicle: string;
  table: CrashAnswer;
  /** Milliseconds in which the multiplier grows e-fold. */
  growthMs: number;
  /** Hundredths and %, from `crashMaths`. */
  highest: number;
  rtp: number;
  autos: readonly number[];
  messages: FrameMessages & CrashMessages;
}
