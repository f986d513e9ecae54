import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { loadRecent } from './loadRecent.ts';
import { wagerOf } from './wagerOf.ts';

const payment = (id: number, createdAt: number) => ({
  id,
  type: 'deposit',
  created_at: createdAt,
  method: 'uzcard',
  requisites: null,
  amount: { amount: 1, currency: 'UZS' },
  status: 'success',
});
const bonus = (id: number, createdAt: number, more: object = {}) => ({
  id,
  type: 'casino' as const,
  status: 'active' as const,
  description: { title: `B${id}` },
  created_at: createdAt,
  ...more,
});

test('loadRecent merges payments and bonuses, newest first, and returns four', async () => {
  const answers = {
    'cashier.gethistory': () => ({ items: [payment(9, 50), payment(8, 40), payment(7, 10)] }),
    'bonuses.get': () => ({ items: [bonus(1, 45), bonus(2, 5)] }),
  };
  const rows = await loadRecent(createLoaderArgs({ path: '/', answers }).args);
  expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['deposit 9', 'bonus 1', 'deposit 8', 'deposit 7']);
});

test('wagerOf, for an active bonus with a wager, returns it; without a wager, inactive or undefined, null', () => {
  const wager = { required: 10, done: 4, currency: 'UZS' };
  expect(wagerOf(bonus(1, 1, { wager, expired_at: 7 }))).toEqual({ name: 'B1', ...wager, until: 7000 });
  expect(wagerOf(bonus(1, 1))).toBeNull();
  expect(wagerOf({ ...bonus(1, 1), wager, status: 'finished' })).toBeNull();
  expect(wagerOf(undefined)).toBeNull();
});
