import { createSampler, type Payout } from './createSampler.ts';

/** Input of a wagering forecast. */
export interface WagerPlan {
  /** Real money (staked first), the bonus, the sum to wager, and one bet; all in the same units. */
  ownMoney: number;
  bonus: number;
  required: number;
  bet: number;
  /** Payouts of the games that count. */
  payouts: readonly Payout[];
  /** Declared return of these games; 1 means 100 percent. */
  rtp: number;
  /** Number of simulated players. */
  runs: number;
  /** The same seed gives the same forecast on every machine. */
  seed: number;
}

/** Result of a wagering forecast. */
export interface ForecastResult {
  /** Average cost of the play in the plan's units: the sum of bets times what the games keep of it. */
  cost: number;
  /** Average money at the end: `ownMoney` and the bonus without that cost. */
  end: number;
  /** The share of players who end with more than `ownMoney`. */
  better: number;
  /** The share of players who end with nothing. */
  nothing: number;
}

/** Part of a bet below which a balance cannot be staked. */
const REST = 1 / 100;

/**
 * Simulates players who take a bonus and make the same bet until it is wagered or everything is lost; the last bet is the rest. The
 * cost is computed from the bets and the return of the games, because rare large wins make the mean of the final balances noisy.
 */
export function forecastWagering({
  ownMoney: ownSum,
  bonus,
  required,
  bet,
  payouts,
  rtp,
  runs,
  seed,
}: WagerPlan): ForecastResult {
  const sample = createSampler(payouts, seed);
  let wagered = 0;
  let better = 0;
  let nothing = 0;
  for (let run = 0; run < runs; run += 1) {
    let total = ownSum + bonus;
    let done = 0;
    while (done < required && total > bet * REST) {
      const stake = Math.min(bet, total);
      total += stake * (sample() - 1);
      done += stake;
    }
    wagered += done;
    if (total > ownSum + bet * REST) better += 1;
    if (total <= bet * REST) nothing += 1;
  }
  const cost = (wagered / runs) * (1 - rtp);
  return { cost, end: ownSum + bonus - cost, better: better / runs, nothing: nothing / runs };
}
