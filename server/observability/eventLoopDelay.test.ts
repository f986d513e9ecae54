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

test('eventLoopDelay reports a lasting delay when the loop is late again and again, and none after one pause', async () => {
  const delay = eventLoopDelay();
  onTestFinished(() => delay.stop());
  const pause = async () => {
    const until = performance.now() + 300;
    while (performance.now() < until);
    await sleep(1);
  };
  await sleep(350);
  await pause();
  const once = delay.lasting();
  await sleep(350);
  for (let round = 0; round < 4; round += 1) await pause();
  expect(delay.lasting()).toBeGreaterThan(100);
  expect(once).toBeLessThan(100);
});
