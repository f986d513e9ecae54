import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { SeatAnswer } from './SlotAnswer.ts';
import type { SlotTheme } from './SlotTheme.ts';

/**
 * Input of the frame's document. The document posts to its own address:
 * `{action: 'state', wallet?}` -> `{data: SeatAnswer}`, `{action: 'spin', bet, lines, round, wallet?}` -> `{data: SpinAnswer}`,
 * or `{error}` of A-09; it sends messages of E13 (`balance`, `deposit`, `exit`, `error`) to the embedding page.
 */
export interface SlotFrameProps {
  game: { sysname: string; name: string };
  theme: SlotTheme;
  mode: 'play' | 'demo';
  locale: SandboxLanguage;
  /** For the scripts and styles of the document. */
  nonce: string;
  currency: string;
  /** The frame stores a guest's demo balance in `wallet`. */
  isGuest: boolean;
  seat: SeatAnswer;
}
