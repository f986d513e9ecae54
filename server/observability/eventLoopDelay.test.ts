import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventLoopDelay } from './eventLoopDelay.ts';

test('eventLoopDelay, after a pause of 150 ms that starts at once, reports more than 100 ms', async () => {
  const delay = eventLoopDelay(30);
  onTestFinished(() => delay.stop());
  const until = performance.now() + 150;
  while (performance.now() < until);
  await sleep(0);
  expect(delay.p99()).toBeGreaterThan(100);
});
