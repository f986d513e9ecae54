import type { Locale } from '../../world/players/languages.ts';
import type { BetLimits } from '../betLimits.ts';

/** What every round that is over at once answers, beside what was staked and what fell. Money in minor units. */
export interface InstantRound {
  round: string;
  bet: number;
  win: number;
  balance: number;
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
  next_hash: string;
  jackpot?: { name: Record<Locale, string>; amount: number };
  wallet?: string;
}

/** Where the seat stands before a round. */
export interface InstantSeat<T> {
  balance: number;
  limits: BetLimits;
  next_hash: string;
  nonce: number;
  /** What fell in the last rounds of this seat, the newest first. */
  last: T[];
  wallet?: string;
}
