import type { Locale } from '../../world/players/languages.ts';
import type { BetLimits } from '../betLimits.ts';

/** A board that is being played. Money in minor units, multipliers in hundredths. */
export interface MinesBoard {
  round: string;
  bet: number;
  mines: number;
  /** Safe cells in the order they were opened. */
  opened: number[];
  /** What getting out now brings. */
  multiplier: number;
  /** What it would be after one more. */
  next_multiplier: number;
  hash: string;
  client_seed: string;
  nonce: number;
  jackpot?: { name: Record<Locale, string>; amount: number };
}

/** A board that is over. */
export interface MinesResult {
  round: string;
  bet: number;
  mines: number;
  opened: number[];
  /** The mine that was stepped on; null where the player got out. */
  hit: number | null;
  /** Where all mines lay. */
  mined: number[];
  /** 0 where it was lost. */
  multiplier: number;
  win: number;
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
}

/** What every order is answered with: the whole table, so that a lost answer loses nothing. */
export interface MinesAnswer {
  balance: number;
  limits: BetLimits;
  next_hash: string;
  nonce: number;
  board: MinesBoard | null;
  /** The newest first. */
  results: MinesResult[];
  wallet?: string;
}
