import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { SlotWin } from './slotEngine.ts';
import type { SlotSymbol } from './slotMaths.ts';

/** The answer to a spin. Money in minor units. */
export interface SpinAnswer {
  round: string;
  grid: SlotSymbol[][];
  wins: SlotWin[];
  /** The amount charged: 0 for a free spin. */
  bet: number;
  win: number;
  balance: number;
  free_spins_left: number;
  /** SHA-256 of `seed`, as shown before this spin. */
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
  /** A jackpot won by this spin, not included in `win`; minor units. */
  jackpot?: { name: Record<SandboxLanguage, string>; amount: number };
  /** SHA-256 of the seed of the next spin. */
  next_hash: string;
  /** A guest's signed demo wallet, to be sent with the next call. */
  wallet?: string;
}

/** The answer to `state`: the state of the seat before a spin. */
export interface SeatAnswer {
  balance: number;
  free_spins_left: number;
  /** The bet and lines of the free spins; 0 without free spins. */
  free_bet: number;
  free_lines: number;
  next_hash: string;
  limits: { min: number; max: number; step: number; presets: readonly number[]; lines: readonly number[] };
  wallet?: string;
}
