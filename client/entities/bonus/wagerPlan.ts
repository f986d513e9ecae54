import type { WagerPlan } from '#shared/bonus/forecastWagering.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { GameReturn } from './GameReturn.ts';
import type { WagerTerms } from './WagerTerms.ts';

/** Rounds of all runs together: about a second on an old phone. */
const ROUNDS = 6_000_000;
const MAX_RUNS = 20_000;
const SEED = 2026;
/** Number of bets the money should last for. */
const BETS = 50;

/** The input of a forecast; null when the platform does not publish the return of the games that count. */
export function wagerPlan(terms: WagerTerms, ownSum: number, returns: readonly GameReturn[]): WagerPlan | null {
  const { bonus, required, maxBet, counted } = terms;
  const game = returns.find(({ game_type: kind }) => counted === null || counted.includes(kind));
  if (!game || game.payouts.length === 0) return null;
  const bet = betOf(ownSum + bonus.amount, { max: maxBet?.amount ?? null, smallest: 10 ** -sumDigits(bonus) });
  const runs = Math.min(MAX_RUNS, Math.ceil((ROUNDS * bet) / Math.max(required.amount, bet)));
  return {
    ownMoney: ownSum,
    bonus: bonus.amount,
    required: required.amount,
    bet,
    payouts: game.payouts,
    rtp: game.rtp / 100,
    runs,
    seed: SEED,
  };
}

/**
 * The bet of a wagering forecast, major units: a round sum of about a fiftieth of the money, at most `max` (null: no bound), not below the
 * smallest sum of the currency. 0: no money.
 */
function betOf(money: number, { max, smallest }: { max: number | null; smallest: number }): number {
  if (money < smallest) return 0;
  const wanted = Math.max(smallest, Math.min(money / BETS, max ?? Number.POSITIVE_INFINITY));
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return Number((unit * (wanted >= 5 * unit ? 5 : wanted >= 2 * unit ? 2 : 1)).toPrecision(1));
}
