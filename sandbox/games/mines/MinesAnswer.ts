import type { BetLimits } from '#sandbox/world/money/betLimits.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/** A board in play. Money in minor units, multipliers in hundredths. */
export interface MinesBoard {
  round: string;
  bet: number;
  mines: number;
  /** Safe cells in the order they were opened. */
  opened: number[];
  /** The multiplier of a cashout now. */
  multiplier: number;
  /** The multiplier after one more safe cell. */
  next_multiplier: number;
  hash: string;
  client_seed: string;
  nonce: number;
  jackpot?: { name: Record<SandboxLanguage, string>; amount: number };
}

/** A finished board. */
export interface MinesResult {
  round: string;
  bet: number;
  mines: number;
  opened: number[];
  /** The mine that was hit; null after a cashout. */
  hit: number | null;
  /** All mined cells. */
  mined: number[];
  /** 0 if lost. */
  multiplier: number;
  win: number;
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
}

/** The answer to every order: the whole table, so that a lost answer loses nothing. */
export interface MinesAnswer {
  balance: number;
  limits: BetLimits;
  next_hash: string;
  nonce: number;
  board: MinesBoard | null;
  /** Newest first. */
  results: MinesResult[];
  wallet?: string;
}
