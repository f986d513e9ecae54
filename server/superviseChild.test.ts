import { expect, test } from 'vitest';
import { type Child, superviseChild } from './superviseChild.ts';

/** Runs children that each live so many milliseconds of the test's clock, or do not start. */
function play(lives: (number | 'fails')[]) {
  const stop = new AbortController();
  const seen: string[] = [];
  let clock = 0;
  const live = (ms: number): Child<string> => ({
    ready: `ready at ${clock}`,
    ended: Promise.resolve().then(() => {
      clock += ms;
      return 137;
    }),
  });
  const [first, ...later] = lives;
  const done = superviseChild({
    first: live(first as number),
    start: async () => {
      const next = later.shift();
      if (next === undefined) stop.abort();
      if (next === undefined || next === 'fails') throw new Error('no child');
      return live(next);
    },
    onEnd: (code, retryMs) => seen.push(`${code} ${retryMs}`),
    onReady: (ready) => seen.push(ready),
    signal: stop.signal,
    wait: async (ms) => (clock += ms),
    now: () => clock,
  });
  return done.then(() => seen);
}

test('superviseChild restarts a child that dies or does not start, each time after twice the wait', async () => {
  expect(await play([1_000, 100, 'fails', 'fails', 100])).toEqual([
    '137 500',
    'ready at 1500',
    '137 1000',
    'null 2000',
    'null 4000',
    'ready at 8600',
    '137 8000',
  ]);
});

test('superviseChild waits at most half a minute, and the shortest time again after a minute of life', async () => {
  const failing = await play([0, ...Array.from({ length: 9 }, () => 'fails' as const), 60_000, 5]);
  expect(failing).toContain('null 30000');
  expect(failing.at(-3)).toBe('137 500');
  expect(failing.at(-1)).toBe('137 1000');
});

test('superviseChild, with an aborted signal, starts and reports nothing', async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  stop.abort();
  await superviseChild({
    first: { ready: '', ended: Promise.resolve(0) },
    start: () => Promise.reject(new Error('started')),
    onEnd: () => seen.push('end'),
    onReady: () => seen.push('ready'),
    signal: stop.signal,
  });
  expect(seen).toEqual([]);
});
