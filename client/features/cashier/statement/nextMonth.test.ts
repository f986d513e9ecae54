import { expect, test } from 'vitest';
import { nextMonth } from './nextMonth.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('nextMonth, %s plus %i months, is %s', (month, by, then) => {
  expect(nextMonth(month, by)).toBe(then);
});
