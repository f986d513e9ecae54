import type { Locale } from '../../../shared/locales.ts';
import type { BetLimits } from '../betLimits.ts';
import type { Chip } from './rouletteMaths.ts';

/** What a spin answers. Money in minor units. */
export interface WheelAnswer {
  round: string;
  number: number;
  chips: Chip[];
  /** What each winning place brought back, the chip included. */
  wins: Chip[];
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

/** Where the seat stands before a spin. */
export interface WheelSeat {
  balance: number;
  limits: BetLimits;
  next_hash: string;
  nonce: number;
  /** The last numbers of this seat, the newest first. */
  numbers: number[];
  wallet?: string;
}
