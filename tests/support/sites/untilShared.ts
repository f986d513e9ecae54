import { expect } from 'vitest';
import { ask } from '../wire/ask.ts';
import { readMetric } from './readMetric.ts';

/** Until the site asks Valkey: a start does not wait for it, and a circuit that opened meanwhile closes with a question. */
export async function untilShared(origin: string, timeout = 15_000): Promise<void> {
  const isShared = async (): Promise<boolean> => {
    // What nobody has asked yet goes to the second tier.
    await ask(origin, `/gamehall?providers=${crypto.randomUUID().slice(0, 8)}`);
    const [isOpen, circuit] = await Promise.all([
      readMetric(origin, 'second_tier_open'),
      readMetric(origin, 'breaker_state', { upstream: 'valkey' }),
    ]);
    return isOpen === 1 && circuit === 0;
  };
  await expect.poll(isShared, { timeout, interval: 200 }).toBe(true);
}
