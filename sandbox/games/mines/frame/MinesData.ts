import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { MinesAnswer } from '#sandbox/games/mines/MinesAnswer.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
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
