import { expect } from 'vitest';
import { ask } from '#tests/support/wire/ask.ts';
import { readMetric } from './readMetric.ts';

/** Resolves when the site uses Valkey: a start does not wait for it, and an open circuit closes after a request. Rejects after `timeout`. */
export async function untilShared(origin: string, timeout = 15_000): Promise<void> {
  const isShared = async (): Promise<boolean> => {
    // A request for an uncached value reaches the second tier.
    await ask(origin, `/gamehall?providers=${crypto.randomUUID().slice(0, 8)}`);
    const [isOpen, circuit] = await Promise.all([
      readMetric(origin, 'croupier_second_tier_open'),
      readMetric(origin, 'croupier_breaker_state', { upstream: 'valkey' }),
    ]);
    return isOpen === 1 && circuit === 0;
  };
  await expect.poll(isShared, { timeout, interval: 200 }).toBe(true);
}
