import { createHash, createHmac } from 'node:crypto';
import { createDice, type Dice } from '#sandbox/world/play/dice.ts';

/**
 * Provably fair rounds. Each round of a seat has its own server seed: its SHA-256 is shown before the bet, the seed itself
 * after the round. The result follows from server seed, client seed and nonce together, and the player may choose the
 * client seed after the hash is shown: neither side alone decides the result.
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

/** The values that reproduce a finished round. */
export interface FairRound {
  seed: string;
  client_seed: string;
  nonce: number;
}

/** The dice of one round: HMAC-SHA256 of `0`, `1`, … under the key `{seed}:{client_seed}:{nonce}`, read as 32-bit words. */
export function roundDice({ seed, client_seed, nonce }: FairRound): Dice {
  return createDice(`${seed}:${client_seed}:${nonce}`);
}
