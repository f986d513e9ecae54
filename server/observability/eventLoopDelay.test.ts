import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventLoopDelay } from './eventLoopDelay.ts';

test('a pause that begins before an interval is measured is told', async () => {
  const delay = eventLoopDelay(30);
  onTestFinished(() => delay.stop());
  const until = performance.now() + 150;
  while (performance.now() < until);
  await sleep(0);
  expect(delay.p99()).toBeGreaterThan(100);
});
