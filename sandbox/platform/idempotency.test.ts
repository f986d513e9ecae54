import { expect, test } from 'vitest';
import { createClock } from '../world/clock.ts';
import { openDatabase } from '../world/openDatabase.ts';
import { createIdempotency } from './idempotency.ts';

function make() {
  const clock = createClock();
  const idempotency = createIdempotency(openDatabase(':memory:'), clock);
  let made = 0;
  const work = async () => {
    await Promise.resolve();
    made += 1;
    return `answer ${made}`;
  };
  return { clock, work, once: (key: string, task = work) => idempotency.once('7', 'cashier.makedeposit', key, task) };
}

test('the second arrival of a key gets the first answer, in flight or later', async () => {
  const { once } = make();
  expect(await Promise.all([once('a'), once('a')])).toEqual(['answer 1', 'answer 1']);
  expect(await once('a')).toBe('answer 1');
  expect(await once('b')).toBe('answer 2');
});

test('a key is forgotten after ten minutes', async () => {
  const { once, clock } = make();
  await once('a');
  clock.advance(601_000);
  expect(await once('a')).toBe('answer 2');
});

test('work that crashed may be tried again', async () => {
  const { once } = make();
  await expect(once('a', () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
  expect(await once('a')).toBe('answer 1');
});
