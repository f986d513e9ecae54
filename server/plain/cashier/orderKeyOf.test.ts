import { expect, test } from 'vitest';
import { orderKeyOf } from './orderKeyOf.ts';

const keyOf = (key?: string, sender = 'player 7', order: object = { amount: 1 }) =>
  orderKeyOf({ fields: key === undefined ? {} : { order_key: key }, sender }, order);

test.each([undefined, '', '1234567', 'x'.repeat(129), '12345678!', '!12345678', '1234 5678'])(
  'a plain order whose form has the key %j has none',
  (key) => {
    expect(keyOf(key)).toBeUndefined();
  },
);

test('the key of a plain order is a digest of the form’s key, the sender and the order', () => {
  const keys = [
    keyOf('12345678'),
    keyOf('x'.repeat(128)),
    keyOf('12345678', 'player 8'),
    keyOf('12345678', 'player 7', { amount: 2 }),
  ];
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(4);
  expect(keyOf('12345678')).toBe(keys[0]);
});
