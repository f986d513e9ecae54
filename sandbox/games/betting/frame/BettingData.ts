import type { BettingAnswer } from '#sandbox/games/betting/BettingAnswer.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { BettingMessages } from './bettingMessages.ts';

/** The data of the frame's script. */
export interface BettingData {
  locale: SandboxLanguage;
  /** The unit written after a sum, by currency. */
  units: Record<string, string>;
  currency: string;
  /** The event of a deep link. */
  event: string | null;
  desk: BettingAnswer;
  messages: BettingMessages;
}
