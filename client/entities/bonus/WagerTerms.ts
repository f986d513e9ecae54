import type { Money } from '../../../shared/domain/money/Money.ts';

/** What a bonus asks for, as far as its price depends on it. */
export interface WagerTerms {
  bonus: Money;
  required: Money;
  /** The largest bet that counts. */
  maxBet: Money | null;
  /** Kinds of games that count; null: all. */
  counted: readonly string[] | null;
}
