import type { SeatAnswer } from '#sandbox/games/slot/SlotAnswer.ts';
import type { SlotSymbol } from '#sandbox/games/slot/slotMaths.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { SlotMessages } from './slotMessages.ts';

/** The data of the frame's script. */
export interface FrameData {
  sysname: string;
  mode: 'play' | 'demo';
  locale: SandboxLanguage;
  isGuest: boolean;
  currency: string;
  /** The unit written after a sum: `soʻm`. */
  unit: string;
  seat: SeatAnswer;
  /** The symbols shown before the first spin. */
  grid: SlotSymbol[][];
  /** Rows of each line on reels one to five. */
  lines: readonly (readonly number[])[];
  labels: Record<SlotSymbol, string>;
  messages: SlotMessages;
}
