import { createHash, createHmac } from 'node:crypto';
import { createDice, type Dice } from '../world/play/dice.ts';

/**
 * Provably fair. Each round of a seat has a server seed of its own: its SHA-256 is shown before the bet, the seed itself
 * after the round. The throws follow from server seed, client seed and nonce together, and the client seed is the
 * player's to choose after the hash was shown: neither side alone decides what falls.
 */
export interface Fairness {
  /** Hex of 32 bytes; secret until the round is over. `nonce` counts the rounds of the seat from 0. */
  seed(seat: string, nonce: number): string;
  hash(seat: string, nonce: number): string;
}

export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

export function createFairness(secret: string): Fairness {
  const seed = (seat: string, nonce: number) =>
    createHmac('sha256', secret).update(`seed\n${seat}\n${nonce}`).digest('hex');
  return { seed, hash: (seat, nonce) => hashOfSeed(seed(seat, nonce)) };
}

/** What a round can be thrown again with, once it is over. */
export interface FairRound {
  seed: string;
  client_seed: string;
  nonce: number;
}

/** The dice of one round: HMAC-SHA256 of `0`, `1`, … under the key `{seed}:{client_seed}:{nonce}`, read as 32-bit words. */
export function roundDice({ seed, client_seed, nonce }: FairRound): Dice {
  return createDice(`${seed}:${client_seed}:${nonce}`);
}
