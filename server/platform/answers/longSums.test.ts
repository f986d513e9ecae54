import { expect, test } from 'vitest';
import { readPlatformAnswer } from './readPlatformAnswer.ts';

const info = (balance: object) =>
  readPlatformAnswer('account.getInfo', JSON.stringify({ data: { uid: 7, balance_main: balance } }));

test('a sum with more decimals than its currency has is read and reported once, one of a coin is not', () => {
  const { differences, isRead } = info({ amount: 1500.567, currency: 'UZS' });
  expect(isRead).toBe(true);
  expect(differences).toContainEqual({
    path: 'balance_main.amount',
    expected: 'at most 2 decimals',
    received: '3 decimals',
  });
  expect(info({ amount: '12.3456789', currency: 'USDT' }).differences).toContainEqual({
    path: 'balance_main.amount',
    expected: 'at most 6 decimals',
    received: '7 decimals',
  });
  for (const sum of [
    { amount: 12.345678, currency: 'USDT' },
    { amount: 1500.5, currency: 'UZS' },
  ])
    expect(info(sum).differences.map(({ path }) => path)).not.toContain('balance_main.amount');
  const items = Array.from({ length: 3 }, (_, id) => ({ id, amount: { amount: 0.0015, currency: 'USD' } }));
  const { differences: listed } = readPlatformAnswer('cashier.gethistory', JSON.stringify({ data: { items } }));
  expect(listed.filter(({ expected }) => expected.includes('decimals'))).toHaveLength(1);
});
