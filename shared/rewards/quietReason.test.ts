import { expect, test } from 'vitest';
import { quietReason } from './quietReason.ts';

const limit = (limit_amount: number | null, available_amount: number, period: 'none' | 'day' = 'day') => ({
  limit_amount,
  available_amount,
  period,
});
const free = { isPaused: false, limit: limit(null, 30_000_000, 'none'), isMarketingOff: false };

test.each([
  ['no bound', free, null],
  ['a limit hardly used', { ...free, limit: limit(500_000, 500_000) }, null],
  ['just under four fifths of a limit used', { ...free, limit: limit(500_000, 100_001) }, null],
  ['four fifths of a limit used', { ...free, limit: limit(500_000, 100_000) }, 'limit'],
  ['a limit that is used up', { ...free, limit: limit(500_000, 0) }, 'limit'],
  ['a limit that was lowered below what was paid in', { ...free, limit: limit(500_000, -100_000) }, 'limit'],
  ['a limit of nothing', { ...free, limit: limit(0, 0) }, 'limit'],
  ['a break', { ...free, isPaused: true }, 'pause'],
  ['offers switched off', { ...free, isMarketingOff: true }, 'marketing'],
  ['a break and all else', { isPaused: true, limit: limit(500_000, 0), isMarketingOff: true }, 'pause'],
  ['a limit that nobody could tell', { ...free, limit: null }, 'unknown'],
  ['a choice that nobody could tell', { ...free, isMarketingOff: null }, 'unknown'],
  ['offers switched off and an unknown limit', { ...free, limit: null, isMarketingOff: true }, 'marketing'],
] as const)('a player with %s is told from one who may be sold to', (_name, facts, reason) => {
  expect(quietReason(facts)).toBe(reason);
});
