import type { SandboxLanguage } from '../../../world/players/languages.ts';
import type { FrameMessages } from '../../frame/frameMessages.ts';
import type { GameMode } from '../../GameMode.ts';
import type { MinesAnswer } from '../MinesAnswer.ts';
import type { MinesMessages } from './minesMessages.ts';

/** The data of the frame's script. */
export interface MinesData {
  sysname: string;
  mode: GameMode;
  locale: SandboxLanguage;
  isGuest: boolean;
  currency: string;
  unit: string;
  table: MinesAnswer;
  cells: number;
  counts: readonly number[];
  /** The multiplier of the first safe cell, hundredths, by the number of mines. */
  firsts: Readonly<Record<number, number>>;
  messages: FrameMessages & MinesMessages;
}
