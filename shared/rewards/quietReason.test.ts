import { expect, test } from 'vitest';
import { isHeldBack } from './isHeldBack.ts';
import { quietReason } from './quietReason.ts';

const limit = (limit_amount: number | null, available_amount: number, period: 'none' | 'day' = 'day') => ({
  limit_amount,
  available_amount,
  period,
});
const uzs = (amount: number) => ({ amount, currency: 'UZS' });
const budget = (amount: number, left: number) => ({ amount: uzs(amount), left: uzs(left) });
const free = { limit: limit(null, 30_000_000, 'none'), budget: { amount: null, left: null }, isMarketingOff: false };

test.each([
  ['no bound', free, null],
  ['a limit hardly used', { ...free, limit: limit(500_000, 500_000) }, null],
  ['just under four fifths of a limit used', { ...free, limit: limit(500_000, 100_001) }, null],
  ['four fifths of a limit used', { ...free, limit: limit(500_000, 100_000) }, 'limit'],
  ['a limit that is used up', { ...free, limit: limit(500_000, 0) }, 'limit'],
  ['a limit that was lowered below what was paid in', { ...free, limit: limit(500_000, -100_000) }, 'limit'],
  ['a limit of nothing', { ...free, limit: limit(0, 0) }, 'limit'],
  ['just under four fifths of a budget used', { ...free, budget: budget(500_000, 100_001) }, null],
  ['four fifths of a budget used', { ...free, budget: budget(500_000, 100_000) }, 'limit'],
  ['a budget that is used up', { ...free, budget: budget(500_000, 0) }, 'limit'],
  ['offers switched off', { ...free, isMarketingOff: true }, 'marketing'],
  ['a used limit and all else', { limit: limit(500_000, 0), budget: null, isMarketingOff: true }, 'limit'],
  ['a limit that nobody could tell', { ...free, limit: null }, 'unknown'],
  ['a budget that nobody could tell', { ...free, budget: null }, 'unknown'],
  ['a choice that nobody could tell', { ...free, isMarketingOff: null }, 'unknown'],
  ['offers switched off and an unknown limit', { ...free, limit: null, isMarketingOff: true }, 'marketing'],
] as const)('a player with %s is told from one who may be sold to', (_name, facts, reason) => {
  expect(quietReason(facts)).toBe(reason);
});

test.each([
  [null, false],
  ['pause', true],
  ['limit', true],
  // They asked for no offers, not for fewer pages; and a platform that stumbles takes no page away.
  ['marketing', false],
  ['unknown', false],
] as const)('for the reason %s pages and ways to pay are held back: %s', (reason, isBack) => {
  expect(isHeldBack(reason)).toBe(isBack);
});
