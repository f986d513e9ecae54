import { expect, test } from 'vitest';
import { isMonthName } from './isMonthName.ts';
import { statementLines } from './statementLines.ts';

const money = (amount: number) => ({ amount, currency: 'UZS' });

test('statementLines adds sums in minor units, gives absent kinds zero, and ignores unknown kinds', () => {
  const lines = statementLines({
    month: '2026-11',
    first_month: null,
    opening: money(0.1),
    closing: money(0.4),
    lines: [
      { kind: 'win', amount: money(0.7), count: 2 },
      { kind: 'bet', amount: money(-0.1), count: 1 },
      { kind: 'bet', amount: money(-0.2), count: 1 },
      { kind: 'other', amount: money(9), count: 1 },
    ],
  });
  expect(lines.map(({ name, amount, count }) => [name, amount.amount, count])).toEqual([
    ['opening', 0.1, null],
    ['deposit', 0, 0],
    ['withdrawal', 0, 0],
    ['bonus', 0, 0],
    ['bet', -0.3, 2],
    ['win', 0.7, 2],
    ['net', 0.4, null],
    ['closing', 0.4, null],
  ]);
});

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['11.2026', false],
])('isMonthName, for %s, is %s', (text, is) => {
  expect(isMonthName(text)).toBe(is);
});
