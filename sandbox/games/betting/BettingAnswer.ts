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
  /** The minute of football (0 at half-time), or the current set, map or round. */
  step: number;
  /** Hundredths by market and outcome; null if not offered now. */
  markets: Record<string, Record<string, Odds>>;
  hash: string;
  /** Present once the match is finished. */
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
  /** Hundredths, as accepted. */
  odds: number;
  status: 'open' | 'won' | 'lost';
  /** Present once the match is finished. */
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
  /** Bonus money that may be bet on sports; 0 without an active betting bonus. */
  bonus: number;
  currency: string;
  min: number;
  max: number;
  presets: readonly number[];
  bets: BetView[];
}

/** The answer to every order. */
export interface BettingAnswer {
  /** Unix seconds. */
  now: number;
  events: EventView[];
  /** Null for a guest. */
  player: PlayerView | null;
  /** After `place`: the accepted bet. */
  placed?: BetView;
}
