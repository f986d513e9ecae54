import { expect, test } from 'vitest';
import { whyTooLittle } from './whyTooLittle.ts';

const method = (sysname: string, min: number, more: object = {}) => ({
  sysname,
  min,
  currency: 'UZS',
  is_available: true,
  ...more,
});
const uzcard = method('uzcard', 50_000);
const uzs = (amount: number) => ({ amount, currency: 'UZS' });

test('whyTooLittle returns what is missing to the minimum, and an available method that takes the balance', () => {
  const methods = [
    uzcard,
    method('closed', 10_000, { is_available: false }),
    method('tether', 5, { currency: 'USDT' }),
  ];
  const why = { method: uzcard, maxSum: 20_000, dailyLeft: uzs(900_000) };
  expect(whyTooLittle({ ...why, methods })).toEqual({ reason: 'balance', lack: 30_000, other: null });
  const click = method('click', 20_000);
  expect(whyTooLittle({ ...why, methods: [...methods, click] }).other).toBe(click);
  expect(whyTooLittle({ ...why, dailyLeft: null, methods }).reason).toBe('balance');
});

test('whyTooLittle names the daily limit before the balance, only if it is in the method’s currency', () => {
  const why = { method: uzcard, maxSum: 20_000, methods: [uzcard] };
  expect(whyTooLittle({ ...why, dailyLeft: uzs(20_000) }).reason).toBe('daily');
  expect(whyTooLittle({ ...why, dailyLeft: { amount: 1, currency: 'USDT' } }).reason).toBe('balance');
});
