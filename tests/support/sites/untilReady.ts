import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when `/readyz` answers 200, with the milliseconds it took. Rejects after 30 s. */
export async function untilReady(origin: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 30_000) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - startedAt;
    await sleep(50);
  }
  throw new Error(`${origin} does not become ready`);
}
