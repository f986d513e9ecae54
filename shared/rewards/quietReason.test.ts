import { expect, test } from 'vitest';
import { isHeldBack } from './isHeldBack.ts';
import { quietReason } from './quietReason.ts';

const limit = (limit_amount: number | null, available_amount: number, period: 'none' | 'day' = 'day') => ({
  limit_amount,
  available_amount,
  period,
});
const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const budget = (amount: number, remaining: number) => ({ amount: uzs(amount), left: uzs(remaining) });
const free = {
  limit: limit(null, 30_000_000, 'none'),
  budget: { amount: null, left: null },
  play: [],
  isMarketingOff: false,
};

const waiting = { amount: null, left: null };

test.each([
  ['no limit', free, null],
  ['an unused limit', { ...free, limit: limit(500_000, 500_000) }, null],
  ['just under four fifths of a limit used', { ...free, limit: limit(500_000, 100_001) }, null],
  ['four fifths of a limit used', { ...free, limit: limit(500_000, 100_000) }, 'limit'],
  ['a used up limit', { ...free, limit: limit(500_000, 0) }, 'limit'],
  ['a limit lowered below the deposits', { ...free, limit: limit(500_000, -100_000) }, 'limit'],
  ['a limit that was removed and is used up', { ...free, limit: limit(500_000, 0, 'none') }, null],
  ['a limit of zero', { ...free, limit: limit(0, 0) }, 'limit'],
  ['just under four fifths of a budget used', { ...free, budget: budget(500_000, 100_001) }, null],
  ['four fifths of a budget used', { ...free, budget: budget(500_000, 100_000) }, 'limit'],
  ['a used up budget', { ...free, budget: budget(500_000, 0) }, 'limit'],
  ['just under four fifths of a limit of losses used', { ...free, play: [{ amount: 100, left: 21 }] }, null],
  ['four fifths of one of two play limits used', { ...free, play: [waiting, { amount: 60, left: 12 }] }, 'limit'],
  ['a used up limit of time', { ...free, play: [{ amount: 60, left: 0 }] }, 'limit'],
  ['a play limit that waits to be set', { ...free, play: [waiting] }, null],
  ['unknown play limits', { ...free, play: null }, 'unknown'],
  ['offers switched off', { ...free, isMarketingOff: true }, 'marketing'],
  [
    'a used up limit, an unknown budget and offers switched off',
    { ...free, limit: limit(500_000, 0), budget: null, isMarketingOff: true },
    'limit',
  ],
  ['an unknown limit', { ...free, limit: null }, 'unknown'],
  ['an unknown budget', { ...free, budget: null }, 'unknown'],
  ['an unknown choice of offers', { ...free, isMarketingOff: null }, 'unknown'],
  ['offers switched off and an unknown limit', { ...free, limit: null, isMarketingOff: true }, 'marketing'],
] as const)(
  'quietReason, for a player with %s, returns the reason to show no offers or null',
  (_name, player, reason) => {
    expect(quietReason(player)).toBe(reason);
  },
);

test.each([
  [null, false],
  ['closed', true],
  ['pause', true],
  ['limit', true],
  // The player switched off offers, not pages; and a failing platform must not hide pages.
  ['marketing', false],
  ['unknown', false],
] as const)('isHeldBack, for the reason %s, is %s', (reason, isBack) => {
  expect(isHeldBack(reason)).toBe(isBack);
});
