import type { Locale } from '../../world/players/languages.ts';
import type { BetLimits } from '../betLimits.ts';

/** A flight in the air. Money in minor units, multipliers in hundredths. */
export interface Flight {
  round: string;
  bet: number;
  /** 0: by hand. */
  auto: number;
  /** Since the start, as the platform counts. */
  elapsed_ms: number;
  hash: string;
  client_seed: string;
  nonce: number;
  /** A jackpot that fell on its bet. */
  jackpot?: { name: Record<Locale, string>; amount: number };
}

/** A flight that is over. */
export interface FlightResult {
  round: string;
  bet: number;
  auto: number;
  /** Where it ended; below 100 it never took off. */
  point: number;
  /** Where the player got out; 0 where they did not. */
  cashed_at: number;
  win: number;
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
}

/** What every order is answered with: the whole table, so that a lost answer loses nothing. */
export interface CrashAnswer {
  balance: number;
  limits: BetLimits;
  /** SHA-256 of the seed of the next flight. */
  next_hash: string;
  nonce: number;
  flight: Flight | null;
  /** The newest first. */
  results: FlightResult[];
  /** A guest's signed demo wallet, to be sent with the next call. */
  wallet?: string;
}
