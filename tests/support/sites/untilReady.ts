import { setTimeout as sleep } from 'node:timers/promises';

/** Until `/readyz` says 200; throws after 30 s. Returns how many milliseconds it took. */
export async function untilReady(origin: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 30_000) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - startedAt;
    await sleep(50);
  }
  throw new Error(`${origin} does not become ready`);
}
