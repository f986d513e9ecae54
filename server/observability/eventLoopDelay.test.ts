import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventLoopDelay } from './eventLoopDelay.ts';

test('eventLoopDelay, after a pause of 150 ms that starts at once, reports more than 100 ms', async () => {
  const delay = eventLoopDelay(30);
  onTestFinished(() => delay.stop());
  const until = performance.now() + 150;
  while (performance.now() < until);
  await sleep(0);
  expect(delay.p99()).toBeGreaterThan(100);
});

test('eventLoopDelay reports a lasting delay when the loop is late again and again, and none after one pause', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const clock = vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => BigInt(now * 1e6));
  const delay = eventLoopDelay();
  onTestFinished(() => {
    delay.stop();
    clock.mockRestore();
    vi.useRealTimers();
  });
  /** The next look, which the loop runs `late` milliseconds after its time. */
  const look = (late: number) => {
    now += 100 + late;
    vi.advanceTimersByTime(100);
  };
  for (const late of [0, 0, 0, 200]) look(late);
  const once = delay.lasting();
  for (const late of [0, 200, 190, 210]) look(late);
  expect([once, delay.lasting()]).toEqual([0, 190]);
  // A queue of work runs before the timers do: the look that is overdue counts.
  now += 100 + 120;
  expect(delay.lasting()).toBe(120);
});
