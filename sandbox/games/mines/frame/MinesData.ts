import type { Locale } from '../../../world/players/languages.ts';
import type { FrameMessages } from '../../frame/frameMessages.ts';
import type { GameMode } from '../../GameMode.ts';
import type { MinesAnswer } from '../MinesAnswer.ts';
import type { MinesMessages } from './minesMessages.ts';

/** What the document hands to its script. */
export interface MinesData {
  sysname: string;
  mode: GameMode;
  locale: Locale;
  isGuest: boolean;
  currency: string;
  unit: string;
  table: MinesAnswer;
  cells: number;
  counts: readonly number[];
  /** What the first safe cell brings, hundredths, by the number of mines. */
  firsts: Readonly<Record<number, number>>;
  words: FrameMessages & MinesMessages;
}
