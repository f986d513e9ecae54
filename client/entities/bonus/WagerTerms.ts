import type { Money } from '#shared/domain/money/Money.ts';

/** The wagering terms on which the price of a bonus depends. */
export interface WagerTerms {
  bonus: Money;
  required: Money;
  /** The largest bet that counts. */
  maxBet: Money | null;
  /** Kinds of games that count; null: all. */
  counted: readonly string[] | null;
}
