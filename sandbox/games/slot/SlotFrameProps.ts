import type { Locale } from '../../world/players/languages.ts';
import type { SeatAnswer } from './SlotAnswer.ts';
import type { SlotTheme } from './SlotTheme.ts';

/**
 * What the frame's document is drawn from. The document speaks back to its own address by POST:
 * `{action: 'state', wallet?}` -> `{data: SeatAnswer}`, `{action: 'spin', bet, lines, round, wallet?}` -> `{data: SpinAnswer}`,
 * or `{error}` of A-09, and tells the page around it by messages of E13 (`balance`, `deposit`, `exit`, `error`).
 */
export interface SlotFrameProps {
  game: { sysname: string; name: string };
  theme: SlotTheme;
  mode: 'play' | 'demo';
  locale: Locale;
  /** For every script and style of the document. */
  nonce: string;
  currency: string;
  /** A guest's demo money travels in `wallet`, kept by the frame. */
  isGuest: boolean;
  seat: SeatAnswer;
}
