import { setTimeout as wait } from 'node:timers/promises';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { readMetric } from './readMetric.ts';

const LOOK_MS = 50;
const LIMIT_MS = 10_000;

/** Resolves when the platform's event feed is open. Rejects after ten seconds (`timeLimit`). */
export async function untilFeedOpen(origin: string): Promise<void> {
  const endsAt = performance.now() + timeLimit(LIMIT_MS);
  while ((await readMetric(origin, 'croupier_event_feed_open')) !== 1) {
    if (performance.now() > endsAt) throw new Error('The feed of the platform is not open');
    await wait(LOOK_MS);
  }
}
