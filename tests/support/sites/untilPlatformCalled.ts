import { expect } from 'vitest';
import { ask } from '#tests/support/wire/ask.ts';

/** Resolves when the site calls the platform again: its circuit stays open for some seconds after a fault. Rejects after 15 s. */
export async function untilPlatformCalled(origin: string): Promise<void> {
  await expect
    .poll(async () => (await ask(origin, '/api/games.getCategories')).status, { timeout: 15_000, interval: 200 })
    .toBe(200);
}
