import type { BetLimits } from '#sandbox/world/money/betLimits.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/** A flight in the air. Money in minor units, multipliers in hundredths. */
export interface Flight {
  round: string;
  bet: number;
  /** Hundredths; 0 for a manual cashout. */
  auto: number;
  /** Since the start, by the platform's clock. */
  elapsed_ms: number;
  hash: string;
  client_seed: string;
  nonce: number;
  /** A jackpot won by this bet. */
  jackpot?: { name: Record<SandboxLanguage, string>; amount: number };
}

/** A finished flight. */
export interface FlightResult {
  round: string;
  bet: number;
  auto: number;
  /** The crash point; below 100 the flight never took off. */
  point: number;
  /** The multiplier of the cashout; 0 without one. */
  cashed_at: number;
  win: number;
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
}

/** The answer to every order: the whole table, so that a lost answer loses nothing. */
export interface CrashAnswer {
  balance: number;
  limits: BetLimits;
  /** SHA-256 of the seed of the next flight. */
  next_hash: string;
  nonce: number;
  flight: Flight | null;
  /** Newest first. */
  results: FlightResult[];
  /** A guest's signed demo wallet, to be sent with the next call. */
  wallet?: string;
}
