import { betOf } from '../../../shared/bonus/betOf.ts';
import type { WagerPlan } from '../../../shared/bonus/forecastWagering.ts';
import type { GameReturn } from './GameReturn.ts';
import type { WagerTerms } from './WagerTerms.ts';

/** Rounds in all: a second of an old phone. */
const ROUNDS = 6_000_000;
const MOST_RUNS = 20_000;
const SEED = 2026;

/** What is reckoned for a bonus beside so much own money; null where the platform does not tell what the games that count bring back. */
export function wagerPlan(terms: WagerTerms, own: number, returns: readonly GameReturn[]): WagerPlan | null {
  const { bonus, required, maxBet, counted } = terms;
  const game = returns.find(({ game_type: kind }) => counted === null || counted.includes(kind));
  if (!game || game.payouts.length === 0) return null;
  const bet = betOf(own + bonus.amount, maxBet?.amount ?? null);
  const runs = Math.min(MOST_RUNS, Math.ceil((ROUNDS * bet) / Math.max(required.amount, bet)));
  return {
    own,
    bonus: bonus.amount,
    required: required.amount,
    bet,
    payouts: game.payouts,
    rtp: game.rtp / 100,
    runs,
    seed: SEED,
  };
}
