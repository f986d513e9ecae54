import type { Locale } from '../../../world/players/languages.ts';
import type { BettingAnswer } from '../BettingAnswer.ts';
import type { BettingMessages } from './bettingMessages.ts';

/** What the document hands to its script. */
export interface BettingData {
  locale: Locale;
  /** What stands after a sum, by currency. */
  units: Record<string, string>;
  currency: string;
  /** The event a link leads to. */
  event: string | null;
  desk: BettingAnswer;
  words: BettingMessages;
}
