import { expect, test } from 'vitest';
import type { DepositLimit } from '#shared/api/account/account.contract.ts';
import { limitLeft } from './limitLeft.ts';
import { presetsOf } from './presetsOf.ts';
import { startAmount } from './startAmount.ts';

const method = {
  sysname: 'uzcard',
  name: 'Uzcard',
  currency: 'UZS',
  min: 10_000,
  max: 500_000,
  fields: [],
  is_available: true,
  icon: 'card',
  description: '',
  times: null,
};
const bounds = {
  presets: { UZS: [5_000, 10_000, 500_000, 600_000] },
  limitLeft: null,
};

test('presetsOf takes the method’s presets, else those of its currency, within the method’s bounds', () => {
  expect(presetsOf(method, bounds).map(({ amount }) => amount)).toEqual([10_000, 500_000]);
  expect(presetsOf({ ...method, presets: [20_000] }, bounds)).toEqual([{ amount: 20_000, isLocked: false }]);
  expect(presetsOf({ ...method, currency: 'USDT', min: 1 }, bounds)).toEqual([]);
});

test('presetsOf locks sums above what the player’s limit leaves, also in another currency with a rate', () => {
  const rates = { UZS: 1, USD: 1 / 12_650 };
  const locks = (sum: number, account: string) => {
    const limit = { limit_amount: 1_000_000, available_amount: sum, period: 'day' } as DepositLimit;
    const remaining = limitLeft(method, { limit, account, rates });
    return presetsOf(method, { ...bounds, limitLeft: remaining }).map(({ isLocked }) => isLocked);
  };
  expect(locks(200_000, 'UZS')).toEqual([false, true]);
  expect(locks(0.79, 'USD')).toEqual([true, true]);
  expect(locks(0.8, 'USD')).toEqual([false, true]);
  expect(locks(0, 'EUR')).toEqual([false, false]);
});

test('startAmount takes the configured value as an unlocked preset or as an index into the presets, else null', () => {
  const presets = [10_000, 50_000].map((amount) => ({ amount, isLocked: false }));
  expect(startAmount(presets, 50_000)).toBe(50_000);
  expect(startAmount(presets, 1)).toBe(50_000);
  expect(startAmount(presets, -1)).toBeNull();
  expect(startAmount(presets, 7)).toBeNull();
  expect(startAmount([{ amount: 10_000, isLocked: true }], 10_000)).toBeNull();
});
