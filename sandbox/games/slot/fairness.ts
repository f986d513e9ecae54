import { createHash, createHmac } from 'node:crypto';
import { createDice, type Dice } from '../../world/dice.ts';

/**
 * Provably fair: the hash of the next spin's seed is shown before the bet, the seed itself after it. The throws
 * follow from seed and round id together, and the round id is the player's own choice.
 */
export interface Fairness {
  seed(seat: string, counter: number): string;
  hash(seat: string, counter: number): string;
}

export function createFairness(secret: string): Fairness {
  const seed = (seat: string, counter: number) =>
    createHmac('sha256', secret).update(`seed\n${seat}\n${counter}`).digest('hex');
  return {
    seed,
    hash: (seat, counter) => createHash('sha256').update(seed(seat, counter)).digest('hex'),
  };
}

/** The dice of one round: anyone with the revealed seed can throw them again. */
export function roundDice(seed: string, round: string): Dice {
  return createDice(`${seed}:${round}`);
}
