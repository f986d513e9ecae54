import { expect, test } from 'vitest';
import { repeatedItems } from './repeatedItems.ts';

test('repeatedItems finds the id of an earlier item of the same type, as number or text, and takes sysname where there is one', () => {
  const [again, text, game] = [{ id: 1 }, { id: '2' }, { sysname: 'a' }];
  const items = [{ id: 1 }, { id: 2 }, again, text, { sysname: 'a' }, game, 'a', 'a', null, {}, {}];
  expect([...repeatedItems(items)]).toEqual([again, text, game]);
  expect(
    repeatedItems([
      { id: 1, type: 'deposit' },
      { id: 1, type: 'withdrawal' },
    ]).size,
  ).toBe(0);
  const games = [
    { id: 1, sysname: 'a' },
    { id: 1, sysname: 'b' },
  ];
  expect(repeatedItems(games).size).toBe(0);
});
