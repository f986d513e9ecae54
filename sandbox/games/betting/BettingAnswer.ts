import type { Sport } from './leagues.ts';
import type { Odds } from './odds.ts';

export interface EventView {
  id: string;
  sport: Sport;
  league: string;
  home: string;
  away: string;
  /** Unix seconds. */
  start: number;
  phase: 'upcoming' | 'live' | 'finished';
  score: [number, number];
  /** A minute of football (0 in the break), the set, map or round that runs. */
  step: number;
  /** Hundredths by market and outcome; null is not offered now. */
  markets: Record<string, Record<string, Odds>>;
  hash: string;
  /** Of a finished one. */
  seed?: string;
}

export interface LegView {
  event: string;
  sport: Sport;
  home: string;
  away: string;
  start: number;
  market: string;
  outcome: string;
  /** Hundredths, as they were taken. */
  odds: number;
  status: 'open' | 'won' | 'lost';
  /** Of a finished match. */
  score?: [number, number];
}

export interface BetView {
  bet: string;
  /** Minor units of `currency`. */
  stake: number;
  currency: string;
  /** Thousandths. */
  odds: number;
  status: 'open' | 'won' | 'lost';
  payout: number;
  created_at: number;
  legs: LegView[];
}

/** Money in minor units. */
export interface PlayerView {
  balance: number;
  /** Bonus money that may be bet here; 0 without an active betting bonus. */
  bonus: number;
  currency: string;
  min: number;
  max: number;
  presets: readonly number[];
  bets: BetView[];
}

/** What every order is answered with. */
export interface BettingAnswer {
  /** Unix seconds. */
  now: number;
  events: EventView[];
  /** Null for a guest. */
  player: PlayerView | null;
  /** Of `place`: the bet that stands. */
  placed?: BetView;
}
