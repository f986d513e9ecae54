import type { Dice } from '../world/play/dice.ts';
import { type Fairness, type FairRound, hashOfSeed, roundDice } from './fairness.ts';
import type { Luck } from './luck.ts';

/**
 * A forced outcome is looked for in the seeds that follow; past so many of them chance decides after all. The rarest, a big win of a slot,
 * comes once in some ten thousand: a tenth of this many would miss it now and then.
 */
const SEEDS_TRIED = 200_000;

export interface Draw<T> {
  outcome: T;
  fair: FairRound;
  /** SHA-256 of the seed, as it was shown before the round. */
  hash: string;
  /** Of the seat's next round. */
  nextNonce: number;
  nextHash: string;
}

export interface DrawOrder<T> {
  fairness: Fairness;
  luck: Luck;
  seat: string;
  nonce: number;
  clientSeed: string;
  play: (dice: Dice) => T;
  isWin: (outcome: T) => boolean;
  /** A win worth showing; any win where the game knows no such thing. */
  isBig?: (outcome: T) => boolean;
}

/** Decides one round by the seat's committed seed, or, when the control says so, by the first later one that obeys. */
export function drawRound<T>({
  fairness,
  luck,
  seat,
  nonce,
  clientSeed,
  play,
  isWin,
  isBig = isWin,
}: DrawOrder<T>): Draw<T> {
  const wanted = luck.takeOutcome();
  const drawn = (at: number, seed = fairness.seed(seat, at)): Draw<T> => {
    const fair = { seed, client_seed: clientSeed, nonce: at };
    return {
      outcome: play(roundDice(fair)),
      fair,
      hash: hashOfSeed(seed),
      nextNonce: at + 1,
      nextHash: fairness.hash(seat, at + 1),
    };
  };
  if (typeof wanted === 'object') return drawn(nonce, wanted.seed);
  const first = drawn(nonce);
  if (wanted === undefined) return first;
  for (let at = nonce, draw = first; at < nonce + SEEDS_TRIED; at += 1, draw = drawn(at))
    if (wanted === 'big' ? isBig(draw.outcome) : isWin(draw.outcome) === (wanted === 'win')) return draw;
  return first;
}
