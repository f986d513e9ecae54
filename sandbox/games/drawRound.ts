import type { Dice } from '#sandbox/world/play/dice.ts';
import type { Luck } from '#sandbox/world/play/luck.ts';
import { type Fairness, type FairRound, hashOfSeed, roundDice } from './fairness.ts';

/**
 * How many later seeds are tried for a forced outcome before chance decides. The rarest outcome, a big win of a slot,
 * occurs about once in ten thousand rounds: a tenth of this limit would miss it now and then.
 */
const SEEDS_TRIED = 200_000;

export interface Draw<T> {
  outcome: T;
  fair: FairRound;
  /** SHA-256 of the seed, as shown before the round. */
  hash: string;
  /** Nonce of the seat's next round. */
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
  /** Whether a win is big; without it any win counts as big. */
  isBig?: (outcome: T) => boolean;
  /** Whether a round is lost, at least a part of its stake; without it, one that is not won. */
  isLoss?: (outcome: T) => boolean;
}

/** Decides one round by the seat's committed seed or, if a control forces an outcome, by the first later seed that gives it. */
export function drawRound<T>({
  fairness,
  luck,
  seat,
  nonce,
  clientSeed,
  play,
  isWin,
  isBig = isWin,
  isLoss = (outcome) => !isWin(outcome),
}: DrawOrder<T>): Draw<T> {
  const wanted = luck.takeOutcome();
  const suits = wanted === 'big' ? isBig : wanted === 'win' ? isWin : isLoss;
  const drawn = (roundNonce: number, seed = fairness.seed(seat, roundNonce)): Draw<T> => {
    const fair = { seed, client_seed: clientSeed, nonce: roundNonce };
    return {
      outcome: play(roundDice(fair)),
      fair,
      hash: hashOfSeed(seed),
      nextNonce: roundNonce + 1,
      nextHash: fairness.hash(seat, roundNonce + 1),
    };
  };
  if (typeof wanted === 'object') return drawn(nonce, wanted.seed);
  const first = drawn(nonce);
  if (wanted === undefined) return first;
  for (let tried = nonce, draw = first; tried < nonce + SEEDS_TRIED; tried += 1, draw = drawn(tried))
    if (suits(draw.outcome)) return draw;
  return first;
}
