import type { Locale } from '../../../world/players/languages.ts';
import type { FrameMessages } from '../../frame/frameMessages.ts';
import type { GameMode } from '../../GameMode.ts';
import type { CrashAnswer } from '../CrashAnswer.ts';
import type { CrashMessages } from './crashMessages.ts';

/** What the document hands to its script. */
export interface CrashData {
  sysname: string;
  mode: GameMode;
  locale: Locale;
  isGuest: boolean;
  currency: string;
  unit: string;
  /** The motif of the cover: what flies. */
  craft: string;
  table: CrashAnswer;
  /** Milliseconds in which the multiplier grows e-fold. */
  growthMs: number;
  /** Hundredths, %, as the maths declares them. */
  highest: number;
  rtp: number;
  autos: readonly number[];
  words: FrameMessages & CrashMessages;
}
