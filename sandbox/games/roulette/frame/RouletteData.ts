import type { Locale } from '../../../../shared/locales.ts';
import type { FrameWords } from '../../frame/frameWords.ts';
import type { GameMode } from '../../GameMode.ts';
import type { WheelSeat } from '../RouletteAnswer.ts';
import type { RouletteWords } from './rouletteWords.ts';

/** What the document hands to its script. */
export interface RouletteData {
  sysname: string;
  mode: GameMode;
  locale: Locale;
  isGuest: boolean;
  currency: string;
  unit: string;
  seat: WheelSeat;
  /** The numbers clockwise from zero. */
  wheel: readonly number[];
  words: FrameWords & RouletteWords;
}
