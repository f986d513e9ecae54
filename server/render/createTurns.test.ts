import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

test('turns come in order, and what is ready to run goes between two of them', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const all = ['a', 'b', 'c'].map((name) =>
    turns.next().then(() => {
      order.push(name);
      if (name === 'a') setImmediate(() => order.push('input'));
    }),
  );
  await Promise.all(all);
  expect(order).toEqual(['a', 'input', 'b', 'c']);
});

test('turns of players come before those of others, each in order', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const take = (name: string, isPlayer: boolean) => turns.next(isPlayer).then(() => void order.push(name));
  await Promise.all([take('a', false), take('b', false), take('c', true), take('d', true)]);
  expect(order).toEqual(['c', 'd', 'a', 'b']);
});

test('turns are late only when all of them were for 300 ms', async () => {
  let clock = 0;
  const turns = createTurns(() => clock);
  const late: number[] = [];
  const waitFor = (count: number) =>
    Array.from({ length: count }, () =>
      turns.next().then(() => {
        clock += 50;
        late.push(turns.lateMs());
      }),
    );
  // The queue of a burst empties.
  await Promise.all(waitFor(8));
  expect(late).toEqual(late.map(() => 0));
  // In another queue every turn waits for more than 200 ms.
  await Promise.all(waitFor(14));
  expect(late.at(-2)).toBeGreaterThan(200);
  expect(turns.lateMs()).toBe(0);
});
