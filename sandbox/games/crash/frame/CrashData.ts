import type { CrashAnswer } from '#sandbox/games/crash/CrashAnswer.ts';
import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
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
