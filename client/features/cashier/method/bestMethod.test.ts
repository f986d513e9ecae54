import { expect, test } from 'vitest';
import { bestMethod } from './bestMethod.ts';
import { type DepositMethod, depositMethods } from './depositMethods.ts';

const method = (sysname: string, more: Partial<DepositMethod> = {}): DepositMethod => ({
  sysname,
  name: sysname,
  currency: 'UZS',
  min: 10_000,
  max: 1_000_000,
  fields: [],
  is_available: true,
  icon: 'card',
  description: '',
  times: null,
  ...more,
});
const times = (success_count: number, failure_count: number, median_seconds = 60) => ({
  method: '',
  count: 0,
  median_seconds,
  most_seconds: 120,
  success_count,
  failure_count,
});
const sum = { amount: 200_000, currency: 'UZS' };

test('bestMethod skips methods that failed, prefers a higher success rate, and is null if all have failed', () => {
  const methods = [
    method('humo', { fee: { percent: 1 } }),
    method('payme', { times: times(1, 9) }),
    method('click', { times: times(9, 1), fee: { percent: 2.5 } }),
  ];
  expect(bestMethod(methods, { sum, failed: ['humo'] })).toMatchObject({
    method: { sysname: 'click' },
    feeMore: { amount: 3_000, currency: 'UZS' },
  });
  expect(bestMethod(methods, { sum, failed: ['humo', 'click'] })?.method.sysname).toBe('payme');
  expect(bestMethod(methods, { sum, failed: ['humo', 'click', 'payme'] })).toBeNull();
});

test('bestMethod, if no method takes the sum in its currency now, is null', () => {
  const methods = [
    method('small', { max: 100_000 }),
    method('large', { min: 300_000 }),
    method('off', { is_available: false }),
    method('usdt', { currency: 'USDT', min: 1 }),
  ];
  expect(bestMethod(methods, { sum, failed: [] })).toBeNull();
});

test('bestMethod, among equal success rates, prefers the lower fee, then the shorter median time', () => {
  const dear = method('dear', { fee: { percent: 1 }, times: times(5, 0, 1) });
  const slow = method('slow', { times: times(5, 0, 90) });
  const fast = method('fast', { times: times(5, 0, 30) });
  expect(bestMethod([dear, slow, fast], { sum, failed: [] })?.method.sysname).toBe('fast');
  expect(bestMethod([dear, slow], { sum, failed: [] })?.method.sysname).toBe('slow');
});

test('depositMethods sorts the last used method first, then by success rate, unavailable ones last', () => {
  const methods = ['a', 'b', 'c', 'd'].map((sysname) => ({ ...method(sysname), is_available: sysname !== 'a' }));
  const counted = [
    { ...times(1, 9), method: 'b' },
    { ...times(9, 1), method: 'd' },
  ];
  const order = depositMethods(methods, { configs: [], times: counted, lastUsed: 'b' }).map(({ sysname }) => sysname);
  expect(order).toEqual(['b', 'c', 'd', 'a']);
});
