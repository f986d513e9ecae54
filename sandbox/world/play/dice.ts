import { createHmac } from 'node:crypto';

/** A stream of random numbers that follows from its seed alone. */
export interface Dice {
  /** An integer from 0 to limit - 1, all equally likely. */
  below(limit: number): number;
  /** An integer from low to high, both inclusive. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

const WORD = 2 ** 32;

/** HMAC-SHA256(seed, counter) read as 32-bit words: with the seed, anyone can reproduce the throws. */
export function createDice(seed: string): Dice {
  let counter = 0;
  let block = Buffer.alloc(0);
  let used = 0;

  function word(): number {
    if (used >= block.length) {
      block = createHmac('sha256', seed).update(String(counter)).digest();
      counter += 1;
      used = 0;
    }
    const value = block.readUInt32BE(used);
    used += 4;
    return value;
  }

  function below(limit: number): number {
    // Rejects words above the last whole multiple, or small numbers would be more likely.
    const fair = WORD - (WORD % limit);
    let value = word();
    while (value >= fair) value = word();
    return value % limit;
  }

  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => word() / WORD < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}
