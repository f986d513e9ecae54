import { expect, test } from 'vitest';
import { moneyAfter } from './moneyAfter.ts';
import { soFar } from './soFar.ts';

const uzs = (amount: number) => ({ amount, currency: 'UZS' });

test.each([
  [300_000, 100_000, 10_000, 'cashback.soFar', 200_000],
  [100_000.1, 90_000.2, 0, 'cashback.soFarLittle', 9_999.9],
  [100_000, 130_000, 0, 'cashback.soFarNone', -30_000],
  [0, 0, 0, 'cashback.soFarEmpty', 0],
  [90_000_000, 0, 3_000_000, 'cashback.soFarMax', 90_000_000],
])('soFar, with %d staked, %d won and %d of cashback, returns the message %s', (bet, win, amount, id, lost) => {
  expect(soFar({ bet: uzs(bet), win: uzs(win), amount: uzs(amount), max: uzs(3_000_000) })).toEqual({ id, lost });
});

test('moneyAfter adds two sums of one currency; with another currency or an unknown sum it is null', () => {
  expect(moneyAfter(uzs(0.1), uzs(0.2))).toEqual(uzs(0.3));
  expect(moneyAfter(uzs(1), { amount: 1, currency: 'USD' })).toBe(null);
  expect(moneyAfter(null, uzs(1))).toBe(null);
  expect(moneyAfter(uzs(1), null)).toBe(null);
});
