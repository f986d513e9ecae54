import { expect, test } from 'vitest';
import { whyTooLittle } from './whyTooLittle.ts';

const method = (sysname: string, min: number, more: object = {}) => ({
  sysname,
  min,
  max: 20_000_000,
  currency: 'UZS',
  is_available: true,
  ...more,
});
const uzcard = method('uzcard', 50_000);
const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const rates = { UZS: 1, USDT: 1 / 12_650, USD: 1 / 12_650 };

test('whyTooLittle returns what is missing to the minimum, and an available method that takes the balance', () => {
  const methods = [
    uzcard,
    method('closed', 10_000, { is_available: false }),
    method('tether', 5, { currency: 'USDT' }),
  ];
  const why = { method: uzcard, maxSum: 20_000, available: uzs(20_000), dailyLeft: uzs(900_000), rates };
  expect(whyTooLittle({ ...why, methods })).toEqual({ reason: 'balance', lack: 30_000, other: null });
  const click = method('click', 20_000);
  expect(whyTooLittle({ ...why, methods: [...methods, click] }).other).toBe(click);
  expect(whyTooLittle({ ...why, dailyLeft: null, methods }).reason).toBe('balance');
});

test('whyTooLittle, for a balance in another currency, returns a method that takes it by the rates', () => {
  const tether = method('tether', 1, { currency: 'USDT' });
  const why = { method: uzcard, maxSum: 20_000, available: { amount: 1.59, currency: 'USD' }, dailyLeft: null };
  expect(whyTooLittle({ ...why, rates, methods: [uzcard, tether] })).toMatchObject({ lack: 30_000, other: tether });
  expect(whyTooLittle({ ...why, rates: {}, methods: [uzcard, tether] }).other).toBeNull();
});

test('whyTooLittle names the daily limit before the balance, in any currency with a rate', () => {
  const why = { method: uzcard, maxSum: 20_000, available: uzs(60_000), rates, methods: [uzcard] };
  expect(whyTooLittle({ ...why, dailyLeft: uzs(20_000) }).reason).toBe('daily');
  expect(whyTooLittle({ ...why, dailyLeft: { amount: 3.9, currency: 'USD' } }).reason).toBe('daily');
  expect(whyTooLittle({ ...why, dailyLeft: { amount: 4, currency: 'USD' } }).reason).toBe('balance');
});
