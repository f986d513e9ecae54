import type { BetLimits } from '#sandbox/world/money/betLimits.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/** The answer of every instant round, in addition to its stake and result. Money in minor units. */
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
  jackpot?: { name: Record<SandboxLanguage, string>; amount: number };
  wallet?: string;
}

/** The state of the seat before a round. */
export interface InstantSeat<T> {
  balance: number;
  limits: BetLimits;
  next_hash: string;
  nonce: number;
  /** Results of the seat's last rounds, newest first. */
  last: T[];
  wallet?: string;
}
