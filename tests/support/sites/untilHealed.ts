import { expect } from 'vitest';
import { ask } from '../wire/ask.ts';

/** Waits until the site asks the platform again: its circuit is open for some seconds after the cure. */
export async function untilHealed(origin: string): Promise<void> {
  await expect
    .poll(async () => (await ask(origin, '/api/games.getCategories')).status, { timeout: 15_000, interval: 200 })
    .toBe(200);
}
