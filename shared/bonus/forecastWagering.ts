import { createSampler, type Payout } from './createSampler.ts';

export interface WagerPlan {
  /** Real money that is staked first, the bonus, what is to be wagered, and one bet; all in the same units. */
  own: number;
  bonus: number;
  required: number;
  bet: number;
  /** Of the games that count. */
  payouts: readonly Payout[];
  /** Of these games, as they declare it; 1 is everything back. */
  rtp: number;
  /** How many players are simulated. */
  runs: number;
  /** The same seed gives the same answer, everywhere. */
  seed: number;
}

export interface WagerForecast {
  /** What the play costs on average, in the plan's units: the bets that are made times what the games keep of them. */
  cost: number;
  /** The share of players who end with more than `own`. */
  better: number;
  /** The share of players who end with nothing. */
  nothing: number;
}

/** Below this part of a bet nothing can be staked any more. */
const REST = 1 / 100;

/**
 * Players who take a bonus and stake the same bet until it is wagered or everything is lost; the last bet is what is left. The cost
 * is reckoned from the bets made and the return of the games: rare large wins would blur a mean of the ends themselves.
 */
export function forecastWagering({ own, bonus, required, bet, payouts, rtp, runs, seed }: WagerPlan): WagerForecast {
  const sample = createSampler(payouts, seed);
  let wagered = 0;
  let better = 0;
  let nothing = 0;
  for (let run = 0; run < runs; run += 1) {
    let total = own + bonus;
    let done = 0;
    while (done < required && total > bet * REST) {
      const stake = Math.min(bet, total);
      total += stake * (sample() - 1);
      done += stake;
    }
    wagered += done;
    if (total > own + bet * REST) better += 1;
    if (total <= bet * REST) nothing += 1;
  }
  return { cost: (wagered / runs) * (1 - rtp), better: better / runs, nothing: nothing / runs };
}
