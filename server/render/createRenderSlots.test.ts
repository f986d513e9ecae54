import { expect, test, vi } from 'vitest';
import { createRenderSlots } from './createRenderSlots.ts';
import { processorMs } from './processorMs.ts';

const signal = new AbortController().signal;

test('render slots, when slots and queue are full, reject with 503; a release starts the next', async () => {
  const renders = createRenderSlots({ slots: 2, queue: 1 });
  const first = await renders.take(signal);
  await renders.take(signal);
  const third = renders.take(signal);
  expect(renders.stats()).toEqual({ running: 2, waiting: 1, refused: 0, lateMs: 0 });
  await expect(renders.take(signal)).rejects.toMatchObject({
    type: 'ApplicationUnavailableException',
    status: 503,
    data: { retry_after: 2 },
  });
  expect(renders.stats().refused).toBe(1);
  first();
  first();
  const release = await third;
  expect(renders.stats()).toMatchObject({ running: 2, waiting: 0 });
  release();
  await expect.poll(() => renders.stats().running).toBe(1);
});

test('render slots, when a waiting visitor aborts, reject that wait and give the slot to the next', async () => {
  const renders = createRenderSlots({ slots: 1, queue: 2 });
  const release = await renders.take(signal);
  const leaving = new AbortController();
  const gone = renders.take(leaving.signal);
  const waiting = renders.take(signal);
  leaving.abort(new Error('left'));
  release();
  await expect(gone).rejects.toThrow('left');
  (await waiting)();
  await expect.poll(() => renders.stats()).toMatchObject({ running: 0, waiting: 0 });
});

test('render slots, when guests hold and wait for all of them, still give players theirs', async () => {
  const renders = createRenderSlots({ slots: 1, queue: 1 });
  await renders.take(signal);
  const guest = renders.take(signal);
  const release = await renders.take(signal, { isPlayer: true });
  expect(renders.stats()).toMatchObject({ running: 2, waiting: 1, refused: 0 });
  release();
  expect(await Promise.race([guest, Promise.resolve('waits')])).toBe('waits');
});

test('render slots report the processor time of each turn, with the microtasks in it and without other turns', async () => {
  const renders = createRenderSlots({ slots: 2, queue: 1 });
  const work = (ms: number) => {
    const until = processorMs() + ms;
    while (processorMs() < until);
  };
  const costs = [vi.fn(), vi.fn()];
  await Promise.all(
    [20, 60].map(async (ms, index) => {
      const release = await renders.take(signal, { onCost: costs[index] as () => void });
      await Promise.resolve();
      work(ms);
      release();
    }),
  );
  await expect.poll(() => costs.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const [first = 0, second = 0] = costs.map(({ mock }) => mock.calls[0]?.[0] as number);
  expect(first).toBeGreaterThanOrEqual(20);
  expect(first).toBeLessThan(60);
  expect(second).toBeGreaterThanOrEqual(60);
});
