import { expect, test } from 'vitest';
import { createRenderSlots } from './createRenderSlots.ts';

const signal = new AbortController().signal;

test('render slots, when slots and queue are full, reject with 503; a release starts the next', async () => {
  const renders = createRenderSlots({ slots: 2, queue: 1 });
  const first = await renders.take(signal);
  await renders.take(signal);
  const third = renders.take(signal);
  expect(renders.stats()).toEqual({ running: 2, waiting: 1, refused: 0 });
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
